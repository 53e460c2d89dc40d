import Foundation
import Testing

@testable import TestSession

extension PreferencesDesk {
  /// Gives the window a width, and takes its picture.
  ///
  /// A window that needs more room than that fails the test.
  ///
  /// - Returns: Where the window is on the screen, without its shadow.
  @discardableResult
  func photograph(
    _ name: String, width: Int, height: Int = 600,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> (x: Int, y: Int) {
    let window = try session.run(["xdotool", "search", "--onlyvisible", "--name", "."])
      .split(separator: "\n").map(String.init)
      .first { (try? session.run(["xprop", "-id", $0, "WM_CLASS"]))?.contains("etup") == true }
    let id = try #require(window, sourceLocation: sourceLocation)
    // What is asked for has the shadow in it, where there is one.
    let extents = (try? session.run(["xprop", "-id", id, "-notype", "_GTK_FRAME_EXTENTS"])) ?? ""
    let shadow = extents.split { !$0.isNumber }.compactMap { Int($0) }
    let around = shadow.count == 4 ? shadow : [0, 0, 0, 0]
    try session.run([
      "xdotool", "windowsize", "--sync", id, "\(width + around[0] + around[1])",
      "\(height + around[2] + around[3])",
    ])
    try session.run(["xdotool", "windowmove", id, "10", "10"])
    // The list beside the page goes away by and by.
    var before: [[Int]] = []
    try session.wait(for: "the window to be at rest", seconds: 40) {
      let now = try widgets(boxes: true).map(\.box)
      defer { before = now }
      usleep(200_000)
      return now == before
    }
    let frame = try #require(
      widgets(boxes: true).first { $0.role == "frame" }, sourceLocation: sourceLocation)
    #expect(frame.box[2] <= width, "\(name)", sourceLocation: sourceLocation)
    let suffix = SessionLocale.current == .plain ? "" : "-\(SessionLocale.current)"
    let pictures = Support.package.appending(path: ".build/preferences-pictures")
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    try session.run([
      "import", "-window", id, "-crop", "\(width)x\(height)+\(around[0])+\(around[2])", "+repage",
      pictures.appending(path: "\(name)\(suffix).png").path,
    ])
    let place = (10 + around[0], 10 + around[2])
    origin = place
    return place
  }
}
