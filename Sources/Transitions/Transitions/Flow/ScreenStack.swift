import SegueGeometry
import SegueSceneGraph

/// The screens of an app as it keeps them: tabs of stacks, and presentations on top.
struct ScreenStack {
  /// Screens laid over everything below, with a stack of their own.
  struct Level {
    /// The screens, the last one on top.
    var screens: [LayerID]
    /// Plan by which they were laid over the rest, if that is still visible.
    var plan: TransitionPlan?
    /// The rule by which they were laid over the rest.
    var transition: (any ScreenTransition)?
  }

  /// The root and what is presented on it.
  private(set) var levels: [Level]
  /// The tabs' roots, in their order; empty for apps without tabs.
  let tabs: [LayerID]
  /// The stacks of tabs that are not selected, by their roots.
  private var resting: [LayerID: [LayerID]] = [:]

  init(_ screens: [LayerID], tabs: [LayerID]) {
    levels = [Level(screens: screens)]
    self.tabs = tabs
  }

  /// The stack on top.
  var screens: [LayerID] {
    get { levels[levels.count - 1].screens }
    set { levels[levels.count - 1].screens = newValue }
  }

  /// The screen on top.
  var top: LayerID { screens[screens.count - 1] }

  /// Number of presentations.
  var depth: Int { levels.count - 1 }

  /// All screens that the app knows.
  var all: [LayerID] {
    levels.flatMap(\.screens) + tabs.flatMap { resting[$0] ?? [] }
  }

  /// The map from the plane of the screen on top to the stage, while nothing moves.
  func place(on stage: TransitionEnvironment) -> Projection {
    let plans = levels.compactMap(\.plan)
    return plans.reversed().reduce(.identity) { inner, plan in
      let outer = plan.projection(of: .insertion, at: plan.duration, on: stage)
      return outer.map { inner.followed(by: $0) } ?? inner
    }
  }

  mutating func present(_ level: Level) { levels.append(level) }

  mutating func dismiss() -> Level { levels.removeLast() }

  /// Shows another tab where it was left.
  mutating func select(_ tab: LayerID) {
    resting[levels[0].screens[0]] = levels[0].screens
    levels[0].screens = resting[tab] ?? [tab]
  }

  /// Returns the navigation controller's operation for a change of the whole stack; `nil` if the top stays.
  func operation(to screens: [LayerID]) -> Operation? {
    guard let newTop = screens.last, newTop != top else { return nil }
    return self.screens.contains(newTop) ? .pop : .push
  }
}
