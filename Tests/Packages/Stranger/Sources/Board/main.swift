// Each line of the input is what a finger does: the label of a key, "hold" and a label, or "pick" and a
// number. The keyboard is drawn after each; the last line is the text.
let board = Board(locales: ["fr", "sv"])
print(board.picture)
while let line = readLine() {
  let words = line.split(separator: " ", maxSplits: 1).map(String.init)
  switch (words.first, words.last) {
  case ("pick", let number?): board.pick(Int(number) ?? 0)
  case ("hold", let label?) where words.count == 2:
    if !board.touch(label, isHeld: true) { print("There is no key \(label).") }
  default: if !board.touch(line) { print("There is no key \(line).") }
  }
  print("\n" + board.picture)
}
print(board.line)
