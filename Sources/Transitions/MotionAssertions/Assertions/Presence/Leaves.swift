public import SegueMotion

/// A layer is not to be seen any more from a moment on.
public struct Leaves: TimelineAssertion {
  /// The name in scene files and messages.
  public static let name = "leaves"

  /// The most frequent fix.
  public var hint: String {
    "what has left has no opacity, or lies outside of the canvas and of the clips around it"
  }

  /// The latest moment.
  public var by: Time

  /// To have left by this moment.
  public init(by: Time) { self.by = by }

  /// Returns the failures of a layer.
  public func failures(of layer: String, in view: FilmView) -> [ExpectationFailure] {
    let course = view.course(layer)
    let samples = course.samples(in: view.window)
    let limit = view.moment(by)
    let last = Search.last(samples) { course.moment(at: $0)?.isSeen ?? false }
    guard let last, last > limit + FilmView.moment else { return [] }
    let isThere = last >= view.window.upperBound
    let found = isThere ? "it is still seen at the end" : "it is seen until \(view.words(last))"
    return [
      view.failure(
        self, layer, at: last, value: (last - view.origin).milliseconds, bound: by.milliseconds,
        "\(found), expected to have left by \(view.bound(limit))")
    ]
  }
}
