package import SegueGeometry
import SegueTransitions

/// The effect of a transition on one screen: its state before, its target, and its state afterwards.
///
/// Transitions write into it one after the other. A number that is written twice has its last
/// value; transforms are extended, because each step acts on what those before have made:
///
///     change.initial.translate(x: 390, y: 0)   // a whole width to the right,
///     change.initial.scale(0.5)                // and half as large there
///
/// What nobody has written stays as it is.
public struct ScreenChange: Hashable, Sendable {
  /// The state of the screen in one phase; `nil` for what the phase does not speak of.
  package struct Phase: Hashable, Sendable {
    /// The opacity.
    package var alpha: Double?
    /// The map about the center.
    package var transform: Transform?
    /// The height among the screens.
    package var zPosition: Double?

    /// A phase that changes nothing.
    package init(alpha: Double? = nil, transform: Transform? = nil, zPosition: Double? = nil) {
      self.alpha = alpha
      self.transform = transform
      self.zPosition = zPosition
    }
  }

  /// Positions of a screen among the screens before anything moves.
  package enum Place: Hashable, Sendable {
    /// Above all others.
    case front
    /// Below all others.
    case back
  }

  /// The state before the first moment.
  package var initial = Phase()
  /// The target of the movement; only the opacity and the transform take time.
  package var animation = Phase()
  /// The state that remains when the transition is over.
  package var completion = Phase()
  /// True if it is seen from behind too.
  package var isDoubleSided = true
  /// The position among the screens; `nil` to leave it where the operation puts it.
  package var place: Place?

  /// No change.
  package init() {}
}

extension ScreenChange.Phase {
  /// Lets `step` act before all that the transform does already.
  package mutating func prepend(_ step: Transform) {
    transform = step.followed(by: transform ?? .identity)
  }

  /// Shifts, seen from the screen.
  package mutating func translate(x: Double, y: Double) { prepend(.translation(x, y)) }

  /// Scales about the center, seen from the screen.
  package mutating func scale(_ factor: Double) { prepend(.scale(factor, factor, factor)) }

  /// Turns about the center, seen from the screen.
  package mutating func rotate(_ angle: Angle) { prepend(.rotation(angle, about: .z)) }
}

extension ScreenChange {
  /// Writes what a role does: an insertion comes from `away`, a removal goes there.
  mutating func move(_ role: Role, away: (inout Phase) -> Void) {
    switch role {
    case .insertion:
      away(&initial)
      animation.transform = .identity
    case .removal:
      away(&animation)
      completion.transform = .identity
    }
  }
}
