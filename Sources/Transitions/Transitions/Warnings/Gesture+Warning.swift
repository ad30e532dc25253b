import SegueTextSupport

extension Gesture {
  /// The warning that the finger's word is not what happens; `nil` where it is told by its touches.
  ///
  /// - Parameters:
  ///   - direction: the direction that the transition follows.
  ///   - isCut: whether the transition takes no time.
  ///   - isCarriedOut: whether the transition is, which a finger leads.
  func unkept(
    following direction: Direction, on stage: TransitionEnvironment, isCut: Bool,
    _ isCarriedOut: (Gesture) -> Bool
  ) -> TransitionWarning? {
    guard let phrase else { return nil }
    let what = phrase.isMeantToCarryOut ? "given up" : "carried out"
    let remedy = remedy(following: direction, isCut: isCut) { change in
      var other = self
      change(&other)
      return other.spelled(along: direction, on: stage, isCarriedOut).keepsWord
    }
    return TransitionWarning(
      .finger, "the finger does not do what '\(phrase.rawValue)' says: the transition is \(what)",
      hint: remedy)
  }

  /// Returns the hint: the first change that helps.
  private func remedy(
    following direction: Direction, isCut: Bool, _ helps: ((inout Gesture) -> Void) -> Bool
  ) -> String {
    if isCut { return "it takes no time, so that no finger leads it" }
    if helps({ $0.followsExchange = true }) {
      return
        "leave out 'direction', or say '\(direction.rawValue)': the transition follows fingers that"
        + " move \(direction == .vertical ? "up and down" : "to the side")"
    }
    if helps({ $0.velocity = nil }) {
      return "leave out 'velocity', which says how the finger lets go"
    }
    return "its 'rule' asks for other touches: \"touches\": [[0, 0], [300, 200]] says where it is"
  }
}
