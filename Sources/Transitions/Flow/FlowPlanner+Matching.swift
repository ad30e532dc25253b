import SegueGeometry
import SegueMotion
import SegueSceneGraph

extension FlowPlanner {
  /// What the two screens of a change share, if its transition wants to know.
  func shared(_ change: StackChange, _ before: ScreenStack) -> [SharedPair] {
    guard let matching else { return [] }
    let find = { (id: LayerID, place: Projection) -> [SharedElement] in
      guard let screen = screens[id] else { return [] }
      return ElementFinder.elements(
        of: screen.keyed(by: matching), after: now - (firstSeen[id] ?? now), on: flow.stage,
        at: place)
    }
    let after =
      change.operation == .present ? .identity : change.after.place(on: flow.stage)
    return [SharedPair](
      find(before.top, before.place(on: flow.stage)), find(change.to, after))
  }
}
