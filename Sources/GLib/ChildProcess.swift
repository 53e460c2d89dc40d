import CGLib
import Glibc

/// A program that was started; what it prints goes nowhere.
@MainActor public final class ChildProcess {
  /// Why a program cannot be started, in the system's words.
  public struct StartError: Error, CustomStringConvertible {
    /// What is wrong, in the system's words.
    public let description: String

    init(_ error: GLibError, program: String) {
      // GLib's own words name the program again, which the caller does.
      let isFound = Launcher.hasProgram(program) || access(program, X_OK) == 0
      description = isFound ? error.description : SystemCall.lastError
    }
  }

  /// The process's number.
  public let id: Int32

  /// Starts a program found in PATH.
  ///
  /// - Parameters:
  ///   - words: The program and its arguments.
  ///   - hidesErrors: Whether what it says on standard error goes nowhere, too.
  /// - Throws: `StartError` where it cannot be started.
  public init(_ words: [String], hidesErrors: Bool = false) throws(StartError) {
    // All our descriptors are closed on exec, so GLib need not fork to close them, which takes longer.
    var flags: GSpawnFlags = [
      .searchPath, .doNotReapChild, .leaveDescriptorsOpen, .closePipesOnExec, .hideOutput,
    ]
    if hidesErrors { flags.insert(.hideErrors) }
    do throws(GLibError) {
      id = try Self.start(words, flags)
    } catch {
      throw StartError(error, program: words[0])
    }
  }

  /// Waits for the program to end.
  public func wait() {
    var status: Int32 = 0
    _ = SystemCall.retrying { waitpid(id, &status, 0) }
  }

  /// Asks the program to end, and waits for it.
  public func stop() {
    kill(id, SIGTERM)
    wait()
  }

  private static func start(_ words: [String], _ flags: GSpawnFlags) throws(GLibError) -> GPid {
    var pointers = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process: GPid = 0
    _ = try ProcessSecrecy.starting { () throws(GLibError) in
      try GLibError.check { error in
        g_spawn_async(nil, &pointers, nil, flags, nil, nil, &process, error)
      }
    }
    return process
  }
}
