"""Sums up the lines of `run.py` on standard input, and fails if a case failed, as grace.py says, or if a run
of a desktop is not complete: verdict.py [--brief] [TABLE]. It prints each line, and the table of results,
which gets into the file; briefly, a line for each program and the failures. Other lines are passed on. Of
cases that were tried in several runs the table says in how many they passed.
"""

import collections
import sys

SIGNS = {"passed": "✓", "limit": "(✗)", "1 of": "(1)"}


def kind_of(result):
    """How a result begins, which says what it is."""
    return next((kind for kind in (*SIGNS, "took") if result.startswith(kind)), "failed")


def table(lines):
    rows, cases = {}, []
    for title, program, case, result in lines:
        signs = rows.setdefault((title, program), {}).setdefault(case, [])
        signs.append(SIGNS.get(kind_of(result), "✗"))
        if case not in cases:
            cases.append(case)
    yield "| desktop | program | " + " | ".join(cases) + " |"
    yield "|---|---|" + ":-:|" * len(cases)
    for names, results in rows.items():
        yield "| " + " | ".join([*names, *(cell(results.get(case, "–")) for case in cases)]) + " |"


def cell(signs):
    return signs[0] if len(signs) == 1 else f"{signs.count('✓')}/{len(signs)}"


def summary(lines, title, program, took):
    """A line for a program, with the number of its cases and its time."""
    kinds = collections.Counter(
        kind_of(result) for *names, _, result in lines if names == [title, program])
    counts = [f"{kinds.total()} cases"]
    counts += [f"{kinds[kind]} {word}" for kind, word in
               (("failed", "failed"), ("1 of", "failed once"), ("limit", "known limits")) if kinds[kind]]
    mark = "✘" if kinds["failed"] else "✔"
    return f"{mark} {took.split()[1]:>4} s  {program}, {title}: {', '.join(counts)}"


def main():
    is_brief, lines = "--brief" in sys.argv, []
    for line in sys.stdin:
        words = line.rstrip("\n").split("\t")
        if len(words) == 4 and kind_of(words[3]) == "took":
            print(summary(lines, *words[:2], words[3]), flush=True)
            continue
        if len(words) == 4:
            lines.append(words)
        if not is_brief or len(words) != 4:
            print(line, end="", flush=True)
    for path in sys.argv[1 + is_brief:]:
        text = "\n".join(table(lines))
        if not is_brief:
            print(text)
        with open(path, "w", encoding="utf-8") as file:
            print(text, file=file)
    results = collections.defaultdict(list)
    for title, program, case, result in lines:
        results[kind_of(result)].append(f"{title}: {program}, {case}: {result.removeprefix('failed: ')}")
    tried = len(lines) - len(results["limit"])
    print(f"{len(results['failed'])} of {tried} cases failed, and {len(results['limit'])} known limits")
    for kind, mark in (("failed", "✘"), ("1 of", "-")):
        for failure in results[kind]:
            print(f"  {mark} {failure}")
    sys.exit(bool(results["failed"]) or not tried)


if __name__ == "__main__":
    main()
