import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// The motion of a transition's two screens, moment by moment, by the plan alone.
struct TransitionMotion {
  let played: PlayedTransition
  /// Number of sampled moments, besides the first.
  private static let moments = 48

  init(_ played: PlayedTransition) { self.played = played }

  private var plan: TransitionPlan { played.plan }
  private var stage: TransitionEnvironment { played.context.stage }

  /// The moments that are looked at, of the plan.
  var moments: [Time] {
    (0...Self.moments).map { plan.duration.scaled(by: Double($0) / Double(Self.moments)) }
  }

  /// A moment of the plan in the film, where the transition passes by itself.
  func filmTime(_ moment: Time) -> Time {
    let start = played.start ?? .zero
    return plan.speed == 1 ? start + moment : start + moment.scaled(by: 1 / plan.speed)
  }

  /// Returns the offset of a screen's middle from its place; `nil` where the plan does not show it.
  func offset(of role: Role, at moment: Time) -> Vector? {
    plan.projection(of: role, at: moment, on: stage)?.map(stage.bounds.point(at: .center)).map {
      $0 - stage.bounds.point(at: .center)
    }
  }

  /// Returns the size and rotation of a screen, in its width and its height: the images of both edges.
  func axes(of role: Role, at moment: Time) -> (across: Vector, down: Vector)? {
    guard let quad = plan.projection(of: role, at: moment, on: stage)?.map(stage.bounds) else {
      return nil
    }
    return (quad.topRight - quad.topLeft, quad.bottomLeft - quad.topLeft)
  }

  /// Returns the opacity of a screen.
  func opacity(of role: Role, at moment: Time) -> Double {
    plan.opacity(of: role, at: moment, on: stage) ?? 0
  }

  /// Returns the distance that a screen moves from where it is at first; a sheet may rest anywhere.
  func travel(of role: Role) -> Double {
    let places = moments.compactMap { offset(of: role, at: $0) }
    return places.first.flatMap { first in places.map { ($0 - first).length }.max() } ?? 0
  }

  /// The smallest and the largest size of a screen, as parts of the stage's.
  func scales(of role: Role) -> ClosedRange<Double>? {
    let sizes = moments.compactMap { axes(of: role, at: $0) }.flatMap {
      [$0.across.length / stage.size.width, $0.down.length / stage.size.height]
    }
    guard let least = sizes.min(), let most = sizes.max() else { return nil }
    return least...most
  }

  /// True if neither screen moves, so that only its opacity changes.
  var isFade: Bool {
    Role.allCases.allSatisfy { role in
      travel(of: role) < 0.5 && growth(of: role) < 1.005
    }
  }

  /// Returns true if a screen is further from where it was at first than so many points, or has another
  /// opacity.
  func hasChanged(_ role: Role, at moment: Time, byMoreThan way: Double) -> Bool {
    guard let (across, down) = axes(of: role, at: moment), let place = offset(of: role, at: moment),
      let first = offset(of: role, at: .zero), let (width, height) = axes(of: role, at: .zero)
    else { return false }
    let ways = [place - first, across - width, down - height].map(\.length)
    let fade = opacity(of: role, at: moment) - opacity(of: role, at: .zero)
    return ways.contains { $0 > way } || fade.magnitude > 0.1
  }

  /// Returns the ratio of a screen's largest size to its smallest.
  func growth(of role: Role) -> Double {
    scales(of: role).map { $0.upperBound / max($0.lowerBound, 1e-3) } ?? 1
  }
}

extension AuditedTransition {
  /// True if it runs by itself from its beginning on, until something puts an end to it.
  var beginsFreely: Bool {
    played.stretches.count == 1 && played.gesture == nil && !played.isGivenUp && !played.isTurned
  }

  /// True if it runs by itself from its beginning to its end.
  var isFree: Bool { beginsFreely && played.interruption == nil }

  /// The screen that moves most.
  var mover: Role {
    let motion = TransitionMotion(played)
    return motion.travel(of: .removal) > motion.travel(of: .insertion) ? .removal : .insertion
  }

  /// A screen's name.
  func name(_ role: Role) -> String? {
    (role == .insertion ? played.context.to : played.context.from)?.name.name
  }

  /// The stretch of the film in which it passes, up to where something puts an end to it.
  var span: ClosedRange<Time>? {
    guard let start = played.start, let end = played.end, start <= end else { return nil }
    return start...end
  }
}
