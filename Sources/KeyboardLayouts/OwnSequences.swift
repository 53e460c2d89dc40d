/// The user's file of Compose sequences.
package struct OwnSequences: Sendable {
  package var path: String
  package var content: [UInt8]

  package init(path: String, content: [UInt8]) {
    self.path = path
    self.content = content
  }
}
