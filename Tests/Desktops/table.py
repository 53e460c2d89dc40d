"""Makes the table of what was verified where from the lines of `run.py` on standard input."""

import sys

rows, cases = {}, []
for line in sys.stdin:
    title, client, case, result = line.rstrip("\n").split("\t")
    sign = "✓" if result.startswith("passed") else "(✗)" if result.startswith("limit") else "✗"
    rows.setdefault((title, client), {})[case] = sign
    if case not in cases:
        cases.append(case)
print("| desktop | program | " + " | ".join(cases) + " |")
print("|---|---|" + ":-:|" * len(cases))
for (title, client), results in rows.items():
    cells = (results.get(case, "–") for case in cases)
    print(f"| {title} | {client} | " + " | ".join(cells) + " |")
