import SegueMotion

/// Visible content for a while: screens, and transitions between them.
indirect enum StageContent {
  /// One screen, first seen at a moment of the film.
  case screen(Screen, since: Time)
  /// Two arrangements within one plan, at its end unless it is said how it proceeds.
  case exchange(TransitionPlan, removal: StageContent, insertion: StageContent, Proceeding?)

  /// Progress of a transition that is under way.
  struct Proceeding {
    var passage: TimeMapping
    /// Start of the transition, in the time of the film: the moment of the pictures in which time stands still.
    var beginning: Time
  }
}

extension StageContent {
  /// The transition with another screen, or other screens, in place of one of its two.
  func with(_ content: StageContent, as role: Role) -> StageContent {
    guard case .exchange(let plan, let removal, let insertion, let proceeding) = self else {
      return content
    }
    let isRemoval = role == .removal
    return .exchange(
      plan, removal: isRemoval ? content : removal, insertion: isRemoval ? insertion : content,
      proceeding)
  }
}

/// An arrangement and when it begins.
struct StageState {
  var start: Time
  var arrangement: StageContent
  /// Status bar above it.
  var statusBar: StatusBarTrack
  /// The finger above it all, if it is to be seen.
  var touch: TouchMark?
  /// Serial number among all states of the film.
  var number: Int
}

/// Boundary of a transition, before its layers are laid out.
struct PendingBoundary {
  var side: MotionBoundary.Side
  var time: Time
  /// The screen on top that rests before the transition, or after it.
  var name: String
  /// True if a jump is intended there.
  var isMeant: Bool
  var moving: StageState
  /// State at rest; or the state that moved before, where a transition is interrupted.
  var resting: StageState
  /// Description of the interruption of a transition there; `nil` where there is none.
  var remark: String?
}
