import SegueMotion

extension Gesture {
  /// What a finger does, in a word.
  public enum Phrase: String, Hashable, Sendable, CaseIterable {
    /// It carries the exchange over most of the way, slowly.
    case commit
    /// It looks behind the screen, and goes back.
    case cancel
    /// It throws the screen away.
    case flick
  }

  /// The finger that does this on a stage.
  public init(
    _ phrase: Phrase, direction: Direction = .horizontal, on stage: Stage, rule: ReleaseRule = .ios
  ) {
    self.init([], direction: direction, rule: rule)
    touches = phrase.touches(over: length(on: stage))
  }
}

extension Gesture.Phrase {
  /// Where the finger is, on a way of so many points.
  ///
  /// The last two touches say how fast it lets go: slowly forwards, slowly back, or at about three
  /// screens per second.
  public func touches(over length: Double) -> [Gesture.Touch] {
    marks.map { part, milliseconds in
      Gesture.Touch((part * length).rounded(), at: .milliseconds(milliseconds))
    }
  }

  private var marks: [(part: Double, milliseconds: Double)] {
    switch self {
    case .commit: [(0, 0), (0.1, 100), (0.55, 400), (0.6, 480)]
    case .cancel: [(0, 0), (0.08, 100), (0.3, 350), (0.32, 450), (0.26, 550)]
    case .flick: [(0, 0), (0.03, 30), (0.12, 70), (0.27, 120)]
    }
  }
}
