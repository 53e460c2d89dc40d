import Glibc

/// A library of C that is loaded at run time, and stays loaded.
public nonisolated struct DynamicLibrary {
  /// The library or one of its functions is not installed.
  public struct LoadError: Error {}

  private let handle: UnsafeMutableRawPointer
  private let prefix: String

  /// Loads a library.
  ///
  /// - Parameters:
  ///   - file: The library's name, such as `libxcb.so.1`.
  ///   - prefix: What the names of its functions begin with.
  /// - Throws: `LoadError` where it is not installed.
  public init(_ file: String, prefix: String) throws(LoadError) {
    guard let handle = dlopen(file, RTLD_NOW | RTLD_LOCAL) else { throw LoadError() }
    self.handle = handle
    self.prefix = prefix
  }

  /// A function, by its name without the prefix.
  ///
  /// The caller vouches for its type, which has to be that of the function in the library's header.
  public func function<Function>(_ name: String) throws(LoadError) -> Function {
    guard let function = dlsym(handle, prefix + name) else { throw LoadError() }
    return unsafeBitCast(function, to: Function.self)
  }
}
