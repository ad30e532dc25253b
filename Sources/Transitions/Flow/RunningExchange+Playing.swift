import SegueMotion

extension RunningExchange {
  /// Lets the exchange proceed in these ways, one after the other.
  mutating func play(_ segments: [PlannedSegment], from start: Time, by touches: [TouchMark?]) {
    stretches = []
    for (index, segment) in segments.enumerated() {
      let statusBar = StatusBarCourse(from: lightness.before, to: lightness.after, in: segment)
      stretches.append(
        Stretch(
          start: stretches.last?.end ?? start, segment: segment, statusBar: statusBar,
          touch: touches.isEmpty ? nil : touches[index]))
    }
  }

  /// How the status bar goes on from a moment on; `last` when the exchange is over.
  func statusBar(at time: Time, or last: Screen.StatusBar) -> StatusBarCourse {
    guard time < end, let stretch = stretch(at: time) else { return StatusBarCourse(resting: last) }
    var segment = stretch.segment
    segment.passage = segment.passage.rest(after: time - stretch.start)
    return StatusBarCourse(from: lightness.before, to: lightness.after, in: segment)
  }

  /// How light the status bar is at a moment.
  func lightness(at time: Time) -> Double {
    guard let stretch = stretch(at: time) else { return lightness.after }
    return stretch.statusBar.lightness(after: time - stretch.start)
  }

  /// The finger from a moment on.
  func touch(at time: Time) -> TouchMark? {
    guard time < end, let stretch = stretch(at: time), var touch = stretch.touch else { return nil }
    touch.age = time - stretch.start
    return touch
  }
}

extension Gesture {
  /// What is seen of the finger in each stretch of an exchange.
  func marks(of segments: [PlannedSegment], in exchange: Exchange) -> [TouchMark?] {
    segments.indices.map { mark(isLifted: $0 == segments.count - 1, in: exchange) }
  }
}
