// Preloaded into the program $CALLS_PROGRAM, it writes the addresses of its functions to the file $CALLS
// in the order of their first calls, for packaging/recipes/order-functions. Each function of $CALLS_SYMBOLS,
// which is what nm printed, begins with a breakpoint until it is called. Valgrind would not do: in it
// the engine takes itself for replaced by an upgrade (/proc/self/exe is Valgrind) and reads no data.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#ifndef __x86_64__
#error "Breakpoints are those of x86-64."
#endif

static int calls;
static uintptr_t base, first, end;
static unsigned char *original;

static void called(int signal, siginfo_t *information, void *context) {
  (void)signal, (void)information;
  greg_t *registers = ((ucontext_t *)context)->uc_mcontext.gregs;
  uintptr_t address = registers[REG_RIP] - 1;
  *(unsigned char *)address = original[address - first];
  registers[REG_RIP] = address;
  int error = errno;
  dprintf(calls, "%016zx\n", address - base);
  errno = error;
}

// The first object is the program.
static int find_functions(struct dl_phdr_info *object, size_t size, void *data) {
  (void)size, (void)data;
  base = object->dlpi_addr;
  for (const ElfW(Phdr) *part = object->dlpi_phdr; part < object->dlpi_phdr + object->dlpi_phnum; part++)
    if (part->p_type == PT_LOAD && part->p_flags & PF_X) {
      first = base + (part->p_vaddr & -4096ul);
      end = base + part->p_vaddr + part->p_memsz;
    }
  return 1;
}

__attribute__((constructor)) static void set_breakpoints(void) {
  char line[4096];
  FILE *symbols = fopen(getenv("CALLS_SYMBOLS"), "re");
  // It starts other programs, too.
  if (strcmp(program_invocation_short_name, getenv("CALLS_PROGRAM")) != 0 || !symbols) return;
  calls = open(getenv("CALLS"), O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0600);
  dl_iterate_phdr(find_functions, NULL);
  original = malloc(end - first);
  memcpy(original, (void *)first, end - first);
  struct sigaction action = {.sa_sigaction = called, .sa_flags = SA_SIGINFO | SA_NODEFER};
  sigaction(SIGTRAP, &action, NULL);
  if (mprotect((void *)first, end - first, PROT_READ | PROT_WRITE | PROT_EXEC) != 0) abort();
  while (fgets(line, sizeof line, symbols)) {
    uintptr_t address = base + strtoul(line, NULL, 16);
    if (address >= first && address < end) *(unsigned char *)address = 0xcc;
  }
  fclose(symbols);
}
