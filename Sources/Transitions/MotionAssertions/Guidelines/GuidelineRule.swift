/// The demands of guidelines on a movement, rule by rule: the names under which an audit reports and scenes
/// accept.
package enum GuidelineRule: String, Hashable, Sendable, Codable, CaseIterable {
  /// Nothing is seen to move although something does.
  case firstFrameFreeze = "A-01"
  /// The canvas is seen through the screens, or black takes their place.
  case uncoveredPixels = "A-02"
  /// The movement does not end as the rest after it.
  case endJump = "A-03"
  /// The movement does not begin as the rest before it.
  case startJump = "A-04"
  /// A layer that a finger has let go of goes on at another velocity.
  case handOverVelocity = "A-05"
  /// A velocity changes at once.
  case velocityBreak = "A-06"
  /// Something moves where nobody sees it.
  case unseenMovement = "A-07"
  /// A part of the picture becomes lighter and darker again and again.
  case flicker = "A-08"
  /// Flashes that may bring about seizures.
  case flashes = "A-09"
  /// Two layers change their order in sight.
  case orderChange = "A-10"
  /// The way back is not the way there.
  case unmirroredReturn = "A-11"
  /// A spring swings beyond its place and opens a gap.
  case overshootGap = "A-12"
  /// The variant for those who want less motion still moves.
  case reducedMotion = "A-13"
  /// A gesture that is given up leaves something behind, or takes its time.
  case cancelledGesture = "A-14"
  /// A preview of the way back does not show where it leads, or jumps.
  case predictiveBack = "A-15"
  /// A sheet does not come from the edge to which it goes.
  case sheetDirection = "A-16"
  /// The status bar changes at the wrong moment, or cannot be read.
  case statusBar = "A-17"
  /// The elements shared by two screens do not fit together.
  case sharedElements = "A-18"
  /// A transition takes too long, or nobody sees it.
  case duration = "A-19"
  /// Too much moves at once, each in its own way.
  case concurrency = "A-20"
  /// A movement that goes on and on.
  case endlessMovement = "A-21"
  /// Movements that make some people dizzy.
  case vestibularTriggers = "A-22"
  /// Steps from frame to frame that are too far for the eye.
  case frameTravel = "A-23"
  /// Text that rests where it cannot be crisp.
  case textAtRest = "A-24"
  /// Frames are missing in the midst of a movement.
  case droppedFrames = "A-25"
  /// A time or a curve is written as it is, though a design token has it.
  case rawNumber = "A-26"
  /// A frame costs a compositor more than the author allows.
  case frameCost = "A-27"
  /// A spring is cut off before it has settled.
  case cutSpring = "L2"
  /// More damping than critical does nothing.
  case overdamped = "L3"
  /// The background behind both screens shines through.
  case dip = "L5"
  /// The arriving screen is translucent, and what it shows disappears at the end.
  case translucent = "L6"
  /// Half a turn in a whole map has no direction.
  case halfTurn = "L8"
  /// A size of nothing has no angle.
  case noSize = "L9"
  /// The arriving screen does not end where it stands afterwards.
  case leftOver = "L10"
  /// Heights do not move on Apple's devices.
  case height = "L11"
  /// A tilted screen would be cut by one that is not.
  case tilt = "L12"
  /// Nothing is mirrored, though reading begins at the right.
  case readingDirection = "L14"

  /// The rule of this number or this name.
  package init?(_ text: String) {
    guard let rule = Self.allCases.first(where: { $0.rawValue == text || $0.name == text }) else {
      return nil
    }
    self = rule
  }

  /// The rule's number.
  package var id: String { rawValue }

  /// The speaking name, in small letters and hyphens.
  package var name: String {
    "\(self)".reduce(into: "") { text, letter in
      text += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
    }
  }
}

/// That something a rule finds is meant, and why.
package struct Acceptance: Hashable, Sendable, Codable {
  /// The rule.
  package var rule: GuidelineRule
  /// The layers of which it is accepted; `nil` for the whole film.
  package var layers: LayerPattern?
  /// The span in which it is accepted.
  package var span: ExpectedSpan
  /// The reason why it is intended.
  package var reason: String

  /// Creates an acceptance of a rule's findings as intended.
  package init(
    _ rule: GuidelineRule, of layers: LayerPattern? = nil,
    during span: ExpectedSpan = ExpectedSpan(),
    because reason: String
  ) {
    self.rule = rule
    self.layers = layers
    self.span = span
    self.reason = reason
  }
}
