import CWayland
import Glibc

/// Memory that the compositor reads a picture from.
@MainActor
final class PictureBuffer {
  /// The compositor's object, which is `nil` before anything is drawn.
  private(set) var buffer: OpaquePointer?

  private let sharedMemory: OpaquePointer
  private let onRelease: () -> Void
  private var pool: Pool?
  private var size = (width: 0, height: 0)

  /// Creates a buffer without memory.
  ///
  /// - Parameters:
  ///   - sharedMemory: The compositor's `wl_shm`.
  ///   - onRelease: Called when the compositor reads the buffer no more.
  init(_ sharedMemory: OpaquePointer, onRelease: @escaping () -> Void) {
    self.sharedMemory = sharedMemory
    self.onRelease = onRelease
  }

  isolated deinit { destroyBuffer() }

  /// Draws a picture of so many pixels, and returns whether there was memory for it.
  func draw(_ picture: any PopupPicture, width: Int, height: Int, scale: Double) -> Bool {
    let stride = width * MemoryLayout<UInt32>.size
    let count = stride * height
    if pool == nil || count > pool?.size ?? 0 {
      destroyBuffer()
      pool = Pool(sharedMemory, size: count)
    }
    guard let pool else { return false }
    if buffer == nil || size != (width, height) {
      destroyBuffer()
      buffer = wl_shm_pool_create_buffer(
        pool.pool, 0, Int32(width), Int32(height), Int32(stride),
        WL_SHM_FORMAT_ARGB8888.rawValue)
      guard let buffer else { return false }
      size = (width, height)
      wl_buffer_add_listener(buffer, Self.listener, listening(self))
    }
    memset(pool.memory, 0, count)
    picture.draw(into: pool.memory, width: width, height: height, stride: stride, scale: scale)
    return true
  }

  private func destroyBuffer() {
    if let buffer { wl_buffer_destroy(buffer) }
    buffer = nil
  }

  private static let listener = permanent(
    wl_buffer_listener(
      release: { data, _ in deliver(data) { (buffer: PictureBuffer) in buffer.onRelease() } }))
}

/// Memory that is shared with the compositor.
@MainActor
private final class Pool {
  let pool: OpaquePointer
  let memory: UnsafeMutableRawPointer
  /// The number of bytes.
  let size: Int

  /// Allocates memory, or returns `nil` if there is none.
  init?(_ sharedMemory: OpaquePointer, size: Int) {
    let descriptor = cwayland_memory()
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    // Memory that is allocated later could be missing then, which ends a program.
    guard size > 0, size <= Int(Int32.max), posix_fallocate(descriptor, 0, size) == 0,
      let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
      memory != MAP_FAILED
    else { return nil }
    guard let pool = wl_shm_create_pool(sharedMemory, descriptor, Int32(size)) else {
      munmap(memory, size)
      return nil
    }
    (self.pool, self.memory, self.size) = (pool, memory, size)
  }

  isolated deinit {
    wl_shm_pool_destroy(pool)
    munmap(memory, size)
  }
}
