import HeadlessCoreGraphics
import HeadlessQuartzCore
import ObjectiveC

/// Views of a list that wait to be shown again, and how new ones are made.
@MainActor
struct ReusePool<View: UIView> {
  private var waiting: [String: [View]] = [:]
  private var makers: [String: () -> View?] = [:]

  mutating func register(_ identifier: String, _ make: (() -> View?)?) {
    makers[identifier] = make
    waiting[identifier] = nil
  }

  mutating func put(_ view: View, _ identifier: String?) {
    if let identifier { waiting[identifier, default: []].append(view) }
  }

  /// A view that has been shown before; `nil` if there is none.
  mutating func used(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

  /// A new view of the registered kind.
  func new(_ identifier: String) -> View? { makers[identifier]?() ?? nil }
}
