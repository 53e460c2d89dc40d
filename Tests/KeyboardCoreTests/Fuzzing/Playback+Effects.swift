import KeyboardCore

extension Playback.Entry {
  /// Whether the event changes the text by other means than a commit.
  var deletesOrForwards: Bool {
    response.effects.contains {
      switch $0 {
      case .deleteSurrounding, .forwardKey: true
      default: false
      }
    }
  }

  /// How often the event commits.
  var commits: Int {
    response.effects.count { if case .commit = $0 { true } else { false } }
  }
}
