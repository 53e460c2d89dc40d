/// What is wrong with a file of the interface.
package struct BuilderError: Error, CustomStringConvertible {
  package var description: String
}
