import SegueMotion

/// What is on the stage for a while: screens, and exchanges between them.
indirect enum StageContent {
  /// One screen, first seen at a moment of the film.
  case screen(Screen, since: Time)
  /// Two arrangements within one plan, at its end unless it is said how it proceeds.
  case exchange(ExchangePlan, removal: StageContent, insertion: StageContent, Proceeding?)

  /// How an exchange proceeds that is under way.
  struct Proceeding {
    var passage: TimeMapping
    /// When it began, in the time of the film: the moment of the pictures in which time stands still.
    var beginning: Time
  }
}

extension StageContent {
  /// The exchange with another screen, or other screens, in place of one of its two.
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
  /// How the status bar above it looks.
  var statusBar: StatusBarCourse
  /// The finger above it all, if it is to be seen.
  var touch: TouchMark?
  /// Which one it is, of all that were ever put on the stage.
  var number: Int
}

/// Where an exchange begins or ends, before its layers are laid out.
struct PendingSeam {
  var side: Seam.Side
  var time: Time
  /// The screen on top that rests before the exchange, or after it.
  var name: String
  /// Whether a jump is meant there.
  var isMeant: Bool
  var moving: StageState
  /// What rests; or what moved before, where an exchange is interrupted.
  var resting: StageState
  /// How an exchange is interrupted there; `nil` where none is.
  var remark: String?
}
