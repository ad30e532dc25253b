import SegueGeometry
import SegueMotion
import SegueSceneGraph

// What becomes of the two screens, whoever moves them.
extension PlanInspector {
  /// Both screens are faint at once, and nothing has been said of what is behind them.
  var dip: TransitionWarning? {
    guard plan.background == nil else { return nil }
    let shares = moments.map(shareOfBackdrop)
    guard let share = shares.max(), share > 0.01 else { return nil }
    return TransitionWarning(
      .dip, "up to \((share * 100).text(0)) % of what is behind both screens shines through",
      hint: "fade only the upper screen, or give the transition a background")
  }

  /// Returns the visible share of the backdrop where one faint screen lies over the other.
  private func shareOfBackdrop(at moment: Time) -> Double {
    let screens = Role.allCases.compactMap { plan.path(to: $0, at: moment, on: stage) }
    let centers = screens.compactMap { $0.projection.map(stage.bounds.point(at: .center)) }
    guard centers.count == 2, (centers[0].x - centers[1].x).magnitude < stage.size.width / 4,
      (centers[0].y - centers[1].y).magnitude < stage.size.height / 4
    else { return 0 }
    let seen = screens.map(\.opacity)
    // Where the light of both is added, two halves are a whole.
    let addsUp = screens.allSatisfy { $0.layers.last?.blendMode == .plusLighter }
    return addsUp ? max(1 - seen[0] - seen[1], 0) : (1 - seen[0]) * (1 - seen[1])
  }

  /// Returns the center of a screen.
  func center(of role: Role, at moment: Time) -> Point? {
    plan.projection(of: role, at: moment, on: stage)?.map(stage.bounds.point(at: .center))
  }

  /// The arriving screen has been in its place, and leaves an edge of the stage open later.
  var gap: TransitionWarning? {
    guard let gap = GapSearch(plan, on: stage).widest else { return nil }
    let moment = gap.moment.milliseconds / plan.speed
    return TransitionWarning(
      .gap,
      "the arriving screen moves beyond its place and leaves \(gap.length.text(1)) points open"
        + " at the \(gap.edge.rawValue) after \(moment.text(0)) ms",
      hint: "a spring with a damping ratio of 1 does not swing; or let the screen reach further")
  }

  /// The arriving screen does not end where it stands when the transition is over.
  var leftOver: TransitionWarning? {
    guard !plan.keepsRemoval,
      let place = plan.projection(of: .insertion, at: plan.duration, on: stage),
      let opacity = plan.opacity(of: .insertion, at: plan.duration, on: stage)
    else { return nil }
    guard opacity < 1 - 1e-6 || !place.isAtRest(on: stage) else { return nil }
    return TransitionWarning(
      .leftOver, "the arriving screen jumps to its place when the transition is over",
      hint: "let it end at its own size, place and opacity")
  }

  /// A tilted screen reaches through the plane of one that is not.
  var tilt: TransitionWarning? {
    guard plan.layers.allSatisfy(\.isScreen) else { return nil }
    let isCut = moments.contains { moment in
      let screens = plan.layers.map { $0.properties(at: moment).filling(stage) }
      return screens.contains { tilted in
        tilted.reachesThroughItsPlane(stage)
          && screens.contains { $0.isFlat && $0.opacity > 0 && $0.zPosition >= tilted.zPosition }
      }
    }
    guard isCut else { return nil }
    return TransitionWarning(
      .tilt, "a tilted screen reaches through the other one, which Core Animation would cut there",
      hint: "give the tilted screen a higher 'zPosition'")
  }
}

extension TransitionEnvironment {
  /// The corners, clockwise from the top left.
  fileprivate var corners: [Point] {
    [
      .zero, Point(size.width, 0), Point(size.width, size.height), Point(0, size.height),
    ]
  }
}

extension Projection {
  /// Returns `true` if a screen lies where it stands without any transition.
  func isAtRest(on stage: TransitionEnvironment) -> Bool {
    guard let quad = map(stage.bounds) else { return false }
    return zip(quad.points, stage.corners).allSatisfy { near($0, $1) }
  }

  private func near(_ a: Point, _ b: Point) -> Bool {
    (a.x - b.x).magnitude < 1e-3 && (a.y - b.y).magnitude < 1e-3
  }
}

extension TransitionLayer {
  fileprivate var isScreen: Bool {
    if case .screen = content { true } else { false }
  }
}

extension LayerProperties {
  /// True if nothing is tilted.
  fileprivate var isFlat: Bool {
    let map = transform.combined
    return map.row1.z == 0 && map.row2.z == 0
  }

  /// Returns `true` if corners lie on both sides of the environment's plane, and the front is visible.
  fileprivate func reachesThroughItsPlane(_ stage: TransitionEnvironment) -> Bool {
    if isFlat || opacity == 0 { return false }
    let map = localTransform
    if !isDoubleSided, map.projection.map(stage.bounds)?.showsBack != false { return false }
    let heights = stage.corners.map { map.apply(to: [$0.x, $0.y, 0, 1]).z }
    return heights.contains { $0 > 0.5 } && heights.contains { $0 < -0.5 }
  }
}
