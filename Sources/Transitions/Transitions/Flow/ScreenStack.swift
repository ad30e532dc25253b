import SegueGeometry
import SegueSceneGraph
import SegueTextSupport

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

/// Change that a step makes to the screens of an app, as UIKit sees it.
struct StackChange {
  let operation: Operation
  /// The screen on top afterwards.
  let to: LayerID
  /// The app afterwards; a presentation is not in it yet, because its plan is not known.
  let after: ScreenStack

  /// The change that an action makes; `nil` when the same screen stays on top.
  init?(
    _ action: Step.Action, in before: ScreenStack,
    _ mistake: (String, String?) -> TransitionError
  ) throws(TransitionError) {
    var after = before
    switch action {
    case .push(let id), .replaceTop(let id):
      guard !before.all.contains(id) || action == .replaceTop(before.top) else {
        throw mistake("screen '\(id)' is already in the stack", "give its copy another name")
      }
      if case .replaceTop = action { after.screens.removeLast() }
      after.screens.append(id)
      operation = .push
    case .pop, .popTo, .popToRoot:
      after.screens.removeLast(try action.popCount(in: before, mistake))
      operation = .pop
    case .unwindTo(let id):
      operation = try after.unwind(to: id, mistake)
    case .setStack(let ids):
      guard !ids.isEmpty else { throw mistake("a stack needs a screen", nil) }
      after.screens = ids
      operation = before.operation(to: ids) ?? .push
    case .present(let id):
      guard !before.all.contains(id) else {
        throw mistake("screen '\(id)' is already shown", "give its copy another name")
      }
      (operation, to, self.after) = (.present, id, after)
      return
    case .dismiss:
      guard before.depth > 0 else { throw mistake("nothing is presented", nil) }
      _ = after.dismiss()
      operation = .dismiss
    case .select(let tab):
      operation = try before.direction(to: tab, mistake)
      after.select(tab)
    case .show, .hold, .mark:
      preconditionFailure("this step changes no screens")
    }
    (to, self.after) = (after.top, after)
    if to == before.top { return nil }
  }
}

extension StackChange {
  /// Returns `true` if another screen appears at once below a presentation that leaves it visible, as where an
  /// app unwinds: UIKit pops without an animation what it dismisses a presentation from.
  func changesBelow(_ before: ScreenStack) -> Bool {
    guard operation == .dismiss, before.levels.last?.plan != nil else { return false }
    return before.levels[after.depth].screens.last != to || before.depth > after.depth + 1
  }
}

extension Step.Action {
  /// Returns the number of screens popped off the stack.
  fileprivate func popCount(
    in app: ScreenStack, _ mistake: (String, String?) -> TransitionError
  ) throws(TransitionError) -> Int {
    let count = app.screens.count
    switch self {
    case .pop(let wanted):
      guard (1..<max(count, 1)).contains(wanted) else {
        throw mistake(
          "cannot pop \(wanted) of \(count.counted("screen"))",
          "the first screen of a stack stays")
      }
      return wanted
    case .popTo(let id):
      guard let place = app.screens.firstIndex(of: id) else {
        let isBelow = app.levels.dropLast().contains { $0.screens.contains(id) }
        throw mistake(
          "screen '\(id)' is not in the stack",
          isBelow ? "it lies below a presentation, which 'unwindTo' leaves" : nil)
      }
      return count - 1 - place
    default: return count - 1
    }
  }
}

extension ScreenStack {
  /// Goes back to a screen on any level, and leaves all that is presented above it; returns what is seen
  /// of that.
  ///
  /// UIKit dismisses the presentation on top, and what else goes, goes unseen.
  fileprivate mutating func unwind(
    to id: LayerID, _ mistake: (String, String?) -> TransitionError
  ) throws(TransitionError) -> Operation {
    guard let level = levels.lastIndex(where: { $0.screens.contains(id) }) else {
      throw mistake("screen '\(id)' is nowhere below the one on top", nil)
    }
    let isPresented = level < depth
    while depth > level { _ = dismiss() }
    while top != id { screens.removeLast() }
    return isPresented ? .dismiss : .pop
  }

  /// Returns the direction of a tab relative to the selected one.
  fileprivate func direction(
    to tab: LayerID, _ mistake: (String, String?) -> TransitionError
  ) throws(TransitionError) -> Operation {
    guard let target = tabs.firstIndex(of: tab) else {
      throw mistake("'\(tab)' is not a tab", "name the tabs under 'tabs'")
    }
    guard depth == 0, let current = tabs.firstIndex(of: levels[0].screens[0]) else {
      throw mistake("no tab is shown", "show one of the tabs first, and dismiss what covers it")
    }
    return target > current ? .tabForward : .tabBackward
  }
}
