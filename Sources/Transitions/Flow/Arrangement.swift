import SegueMotion

/// What is on the stage for a while: screens, and exchanges between them.
indirect enum Arrangement {
  /// One screen, first seen at a moment of the film.
  case screen(Screen, since: Time)
  /// Two arrangements within one plan, at its end unless a passage says how it proceeds.
  case exchange(ExchangePlan, removal: Arrangement, insertion: Arrangement, Passage?)
}

/// An arrangement and when it begins.
struct Scenery {
  var start: Time
  var arrangement: Arrangement
  /// How the status bar above it looks.
  var statusBar: StatusBarCourse
  /// The finger above it all, if it is to be seen.
  var touch: TouchMark?
}
