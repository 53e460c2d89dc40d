/// A value that can be read, or the test is wrong.
package func trusted<Value>(_ value: @autoclosure () throws -> Value) -> Value {
  do {
    return try value()
  } catch {
    preconditionFailure("\(error)")
  }
}
