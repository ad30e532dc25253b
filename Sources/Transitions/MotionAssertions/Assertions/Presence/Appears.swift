package import SegueMotion
import SegueTextSupport

/// A layer is to be seen by a moment.
///
/// It is seen when its opacity, those around it and its masks counted, is large enough, and a part of its
/// box lies on the canvas and inside of all clips.
package struct Appears: TimelineAssertion {
  /// The name in scene files and messages.
  package static let name = "appears"

  /// The most frequent fix.
  package var hint: String {
    "what is seen has opacity, lies on the canvas, and is inside of all clips and masks around it"
  }

  /// The latest moment.
  package var by: Time
  /// The opacity that it has then at least.
  package var opacity: Double

  /// To be seen by this moment.
  package init(by: Time, opacity: Double = 0.01) {
    self.by = by
    self.opacity = opacity
  }

  /// Returns the failures of a layer.
  package func failures(of layer: String, in view: FilmView) -> [ExpectationFailure] {
    let course = view.course(layer)
    let samples = course.samples(in: view.window)
    let limit = view.moment(by)
    let expected = "expected by \(view.bound(limit))"
    let whole =
      opacity > LayerMoment.leastOpacity
      ? " with an opacity of \(NumberText.format(opacity, atMost: 2))" : ""
    guard let time = course.appearance(in: samples, atLeast: opacity) else {
      return [view.failure(of: self, layer, "it is never seen\(whole), \(expected)")]
    }
    // What is there already when the look begins has appeared before.
    if time <= limit + FilmView.moment || time == view.window.lowerBound { return [] }
    return [
      view.failure(
        of: self, layer, at: time, value: (time - view.origin).milliseconds, bound: by.milliseconds,
        "it appears\(whole) at \(view.words(time)), \(expected)")
    ]
  }
}

/// A layer is not to be seen any more from a moment on.
package struct Leaves: TimelineAssertion {
  /// The name in scene files and messages.
  package static let name = "leaves"

  /// The most frequent fix.
  package var hint: String {
    "what has left has no opacity, or lies outside of the canvas and of the clips around it"
  }

  /// The latest moment.
  package var by: Time

  /// To have left by this moment.
  package init(by: Time) { self.by = by }

  /// Returns the failures of a layer.
  package func failures(of layer: String, in view: FilmView) -> [ExpectationFailure] {
    let course = view.course(layer)
    let samples = course.samples(in: view.window)
    let limit = view.moment(by)
    let last = Search.last(samples) { course.moment(at: $0)?.isSeen ?? false }
    guard let last, last > limit + FilmView.moment else { return [] }
    let isThere = last >= view.window.upperBound
    let found = isThere ? "it is still seen at the end" : "it is seen until \(view.words(last))"
    return [
      view.failure(
        of: self, layer, at: last, value: (last - view.origin).milliseconds, bound: by.milliseconds,
        "\(found), expected to have left by \(view.bound(limit))")
    ]
  }
}
