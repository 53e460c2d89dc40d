import KeyboardCore

@testable import GLib
@testable import Wayland
@testable import callout_wayland

// What holds at rest, on every desktop.
extension DesktopPlay {
  /// Notes which rules are broken once all is at rest.
  func judge() {
    violations += model.violations
    for (index, window) in model.windows.enumerated() where !window.down.isEmpty {
      violations.append("keys \(window.down.sorted()) repeat for ever in window \(index)")
    }
    for (index, window) in model.windows.enumerated() where window.modifiers.depressed != 0 {
      violations.append("modifiers \(window.modifiers.depressed) stay down in window \(index)")
    }
    let field = model.front.flatMap { model.windows[$0].field }
    if field == nil {
      if model.isGrabbed { violations.append("the keyboard stays grabbed") }
      if model.shown?.isEmpty == false { violations.append("a list stays without a field") }
    }
    if clock.timerCount > 0, model.shown?.isEmpty != false {
      violations.append("\(clock.timerCount) timers are left")
    }
    if judgesText, !isExpected(model.arrived) {
      let texts = expected.map { $0.isCertain ? $0.text : "(\($0.text))" }.joined()
      violations.append("\(texts) became \(model.arrived.joined())")
    }
  }

  /// Whether what arrived is what was typed, less some of what need not arrive, or not in its place.
  private func isExpected(_ arrived: [String]) -> Bool {
    /// How many of the expected were passed, and which of them, in any order, may still come.
    struct Place: Hashable {
      var index = 0
      var left: [String] = []
    }
    /// What may still come of one that need not arrive, once it has done so or not.
    func left(of item: Expected, hasArrived: Bool) -> [String] {
      let count = item.isCertain ? 0 : (model.mayDouble ? 2 : 1) - (hasArrived ? 1 : 0)
      return Array(repeating: item.text, count: count)
    }
    func skipping(_ places: Set<Place>) -> Set<Place> {
      var all = places
      var new = places
      while !new.isEmpty {
        new = Set(
          new.compactMap { place in
            guard place.index < expected.count, !expected[place.index].isCertain else { return nil }
            let left = left(of: expected[place.index], hasArrived: false)
            return Place(index: place.index + 1, left: (place.left + left).sorted())
          }
        ).subtracting(all)
        all.formUnion(new)
      }
      return all
    }
    var places: Set<Place> = [Place()]
    for text in arrived {
      var next: Set<Place> = []
      for place in skipping(places) {
        if place.index < expected.count, expected[place.index].text == text {
          let left = left(of: expected[place.index], hasArrived: true)
          next.insert(Place(index: place.index + 1, left: (place.left + left).sorted()))
        }
        if let index = place.left.firstIndex(of: text) {
          var place = place
          place.left.remove(at: index)
          next.insert(place)
        }
      }
      places = next
      if places.isEmpty { return false }
    }
    return skipping(places).contains { $0.index == expected.count }
  }
}
