/// Something about a transition that may surprise people who watch it.
public struct TransitionWarning: Hashable, Sendable {
  /// Kinds of surprises.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// It takes longer than people like to wait.
    case slow
    /// A spring is cut off before it has settled.
    case cutSpring = "cut-spring"
    /// More damping than critical does nothing.
    case overdamped
    /// The backdrop of both screens shines through.
    case dip
    /// The arriving screen is translucent, and what it shows disappears at the end.
    case translucent
    /// The arriving screen moves beyond its place and shows what is behind it.
    case gap
    /// Half a turn in a whole map has no direction.
    case halfTurn = "half-turn"
    /// A size of nothing has no angle.
    case noSize = "no-size"
    /// The arriving screen does not end where it stands afterwards.
    case leftOver = "left-over"
    /// Heights do not move on Apple's devices.
    case height
    /// A tilted screen would be cut by one that is not.
    case tilt
    /// The way back is not the way there.
    case wayBack = "way-back"
    /// Nothing is mirrored where reading begins at the right.
    case readingDirection = "reading-direction"
    /// The screens do not share what the transition is made for.
    case noPartner = "no-partner"
    /// The finger does not do what its word says.
    case finger
    /// The transition does not begin or end as the screens at rest; only who draws it can tell.
    case jump
  }

  /// Kind of the surprise.
  package let kind: Kind
  /// Description of the surprise, in numbers.
  package let message: String
  /// Suggested remedy.
  package let hint: String

  init(_ kind: Kind, _ message: String, hint: String) {
    self.kind = kind
    self.message = message
    self.hint = hint
  }
}
