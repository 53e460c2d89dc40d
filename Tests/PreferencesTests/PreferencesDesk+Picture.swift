import Foundation
import Testing

@testable import TestSession

extension PreferencesDesk {
  /// Resizes the window, and takes its picture.
  ///
  /// The test fails if the window needs more room.
  ///
  /// - Returns: The position of the window on the screen, without its shadow.
  @discardableResult
  func photograph(
    _ name: String, width: Int, height: Int = 600,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> (x: Int, y: Int) {
    let window = try session.run(["xdotool", "search", "--onlyvisible", "--name", "."])
      .split(separator: "\n").map(String.init)
      .first { (try? session.run(["xprop", "-id", $0, "WM_CLASS"]))?.contains("etup") == true }
    let id = try #require(window, sourceLocation: sourceLocation)
    // The size to set includes the shadow, if there is one.
    let extents = (try? session.run(["xprop", "-id", id, "-notype", "_GTK_FRAME_EXTENTS"])) ?? ""
    let shadow = extents.split { !$0.isNumber }.compactMap { Int($0) }
    let around = shadow.count == 4 ? shadow : [0, 0, 0, 0]
    try session.run([
      "xdotool", "windowsize", "--sync", id, "\(width + around[0] + around[1])",
      "\(height + around[2] + around[3])",
    ])
    try session.run(["xdotool", "windowmove", id, "10", "10"])
    // The layout follows the size some time later.
    var shown: [Widget] = []
    try session.wait(for: "the window to be at rest", seconds: 40) {
      let before = shown.map(\.box)
      usleep(100_000)
      shown = try widgets(boxes: true)
      return shown.map(\.box) == before
    }
    let frame = try #require(
      shown.first { $0.role == "frame" }, sourceLocation: sourceLocation)
    #expect(frame.box[2] <= width, "\(name)", sourceLocation: sourceLocation)
    let suffix = SessionLocale.current == .plain ? "" : "-\(SessionLocale.current)"
    let pictures = Support.package.appending(path: ".build/preferences-pictures")
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    try session.run([
      "import", "-window", id, "-quality", "10", "-crop",
      "\(width)x\(height)+\(around[0])+\(around[2])", "+repage",
      pictures.appending(path: "\(name)\(suffix).png").path,
    ])
    let place = (10 + around[0], 10 + around[2])
    origin = place
    return place
  }
}
