import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTextSupport

extension Gesture {
  /// Named gestures.
  public enum Phrase: String, Hashable, Sendable, CaseIterable {
    /// It carries the transition over most of the way, slowly.
    case commit
    /// It looks behind the screen, and goes back.
    case cancel
    /// It throws the screen away.
    case flick
  }

  /// The finger that does this to a transition, in a direction or in the one that the transition follows.
  public init(_ phrase: Phrase, direction: Direction? = nil, rule: ReleaseRule = .ios) {
    self.init([], direction: direction ?? .horizontal, rule: rule)
    self.phrase = phrase
    followsTransition = direction == nil
  }

  /// The finger with the touches that its word stands for, and whether they do what it says.
  ///
  /// - Parameters:
  ///   - direction: the direction that the transition follows.
  ///   - isCarriedOut: whether the transition is, which a finger leads.
  func spelled(
    along direction: Direction, on stage: TransitionEnvironment, _ isCarriedOut: (Gesture) -> Bool
  ) -> (gesture: Gesture, keepsWord: Bool) {
    guard let phrase else { return (self, true) }
    var gesture = self
    gesture.phrase = nil
    if followsTransition { gesture.direction = direction }
    for way in phrase.ways {
      gesture.touches = way.touches(over: gesture.length(on: stage))
      if isCarriedOut(gesture) == phrase.isMeantToCarryOut { return (gesture, true) }
    }
    gesture.touches = phrase.ways[0].touches(over: gesture.length(on: stage))
    return (gesture, false)
  }
}

extension Gesture.Phrase {
  /// True if the transition is carried out in the end.
  var isMeantToCarryOut: Bool { self != .cancel }

  /// Ways of the finger, as people move it mostly, then ever more clearly, for platforms and apps that ask for
  /// more.
  ///
  /// The last two touches say how fast it lets go: slowly forwards, slowly back, or at about three
  /// screens per second.
  fileprivate var ways: [PhraseWay] {
    switch self {
    case .commit:
      [
        [(0, 0), (0.1, 100), (0.55, 400), (0.6, 480)],
        [(0, 0), (0.1, 100), (0.8, 400), (0.9, 480)],
        [(0, 0), (0.1, 100), (0.9, 400), (1, 480)],
      ]
    case .cancel:
      [
        [(0, 0), (0.08, 100), (0.3, 350), (0.32, 450), (0.26, 550)],
        [(0, 0), (0.08, 100), (0.3, 350), (0.32, 450), (0.1, 550)],
        [(0, 0), (0.04, 100), (0.08, 350), (0.08, 450), (0, 550)],
        [(0, 0), (0.04, 100), (-0.3, 350), (-0.4, 450), (-0.6, 550)],
        [(0, 0), (0.04, 100), (-0.6, 350), (-0.8, 450), (-1, 550)],
      ]
    case .flick:
      [
        [(0, 0), (0.03, 30), (0.12, 70), (0.27, 120)],
        [(0, 0), (0.03, 15), (0.12, 35), (0.27, 60)],
        [(0, 0), (0.1, 30), (0.35, 70), (0.6, 120)],
        [(0, 0), (0.2, 30), (0.6, 70), (1, 120)],
      ]
    }
  }
}

/// Places of a finger at some moments, as a part of the way and in milliseconds.
private typealias PhraseWay = [(part: Double, milliseconds: Double)]

extension PhraseWay {
  /// The touches on a way of so many points.
  fileprivate func touches(over length: Double) -> [Gesture.Touch] {
    map { Gesture.Touch(($0.part * length).rounded(), at: .milliseconds($0.milliseconds)) }
  }
}

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
    if helps({ $0.followsTransition = true }) {
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

extension ScreenTransition {
  /// The direction in which a finger leads a transition by the rule where nobody says so: the one in which
  /// a hand carries the screen, or else the screens move.
  ///
  /// Where they do not move to one side, what lies over everything is pulled down, and everything else is
  /// led to the side.
  func direction(of plan: TransitionPlan, in context: TransitionContext) -> Gesture.Direction {
    if !context.operation.isForward, let carrier = previewed as? any DragDrivenTransition,
      carrier.preview(for: context) != nil
    {
      return carrier.leavesVertically ? .vertical : .horizontal
    }
    if let direction = plan.direction(on: context.stage) { return direction }
    return [.present, .dismiss].contains(context.operation) ? .vertical : .horizontal
  }
}

extension TransitionPlan {
  /// The direction in which the screen that moves farther is shifted as a whole, straight to a side or
  /// straight up or down; `nil` where none is.
  fileprivate func direction(on stage: TransitionEnvironment) -> Gesture.Direction? {
    let shifts = Role.allCases.compactMap { shift(of: $0, on: stage) }
    guard let shift = shifts.max(by: { $0.length < $1.length }), shift.length >= 1 else {
      return nil
    }
    if shift.dx.magnitude < Self.epsilon { return .vertical }
    return shift.dy.magnitude < Self.epsilon ? .horizontal : nil
  }

  /// A distance that nobody sees, in points.
  private static let epsilon = 1e-3

  /// Returns the shift of a screen; `nil` where something else is done to it, or it is not shown.
  private func shift(of role: Role, on stage: TransitionEnvironment) -> Vector? {
    let corners = [Time.zero, duration].map { time in
      projection(of: role, at: time, on: stage)?.map(stage.bounds)?.points
    }
    guard let before = corners[0], let after = corners[1] else { return nil }
    let shifts = zip(before, after).map { $1 - $0 }
    guard let first = shifts.first,
      shifts.allSatisfy({ ($0 - first).length < Self.epsilon })
    else { return nil }
    return first
  }
}
