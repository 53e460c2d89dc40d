/// What IBus calls a client, such as `gtk3-im:gedit`.
package enum ClientName {
  /// Whether all that it says of the program is the number of its process, as in `gtk4-im:(609)`.
  ///
  /// GTK 4 does so for programs without a name, and it is another one at the next start.
  package static func isNumber(_ name: String) -> Bool {
    let program = name.drop { $0 != ":" }.dropFirst()
    return program.count > 2 && program.first == "(" && program.last == ")"
      && program.dropFirst().dropLast().allSatisfy(\.isNumber)
  }
}
