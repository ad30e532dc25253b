import SegueMotion

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
    followsExchange = direction == nil
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
    if followsExchange { gesture.direction = direction }
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
