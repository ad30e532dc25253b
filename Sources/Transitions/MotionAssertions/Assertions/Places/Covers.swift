import SegueGeometry
import SegueMotion
import SegueTextSupport

/// A layer covers an area throughout; all layers together do.
///
/// Of one layer, its box and its opacity count. Of all together, pixels do: no frame may show what is
/// behind the layers.
package struct Covers: MotionAssertion {
  /// The name in scene files and messages.
  package static let name = "covers"

  /// The most frequent fix.
  package var hint: String {
    "make what covers larger or its movement shorter, or let something opaque stay behind it"
  }

  /// The area.
  package var region: Region

  /// To cover an area.
  package init(_ region: Region) { self.region = region }

  /// The other layer, where there is one.
  package var others: [String] { [region.layer].compactMap(\.self) }
  /// All layers together are meant by a pattern for all.
  package var takesAllAtOnce: Bool { true }

  /// Returns the failures of a layer.
  package func failures<Pixels: PixelProbe>(
    of layer: String, in view: FilmView, by pixels: Pixels
  ) throws(Pixels.Failure) -> [ExpectationFailure] {
    if layer != LayerPattern.everything.text { return failures(of: layer, in: view) }
    var worst: (frame: Int, found: UncoveredPixels)?
    for frame in view.changing(view.frames) {
      guard let found = try pixels.uncovered(frame: frame) else { continue }
      if found.count > worst?.found.count ?? 0 { worst = (frame, found) }
    }
    guard let worst else { return [] }
    let (time, found) = (view.time(ofFrame: worst.frame), worst.found)
    var failure = view.failure(
      of: self, layer, at: time, value: Double(found.count), bound: 0,
      "\(found.count.counted("pixel is", "pixels are")) not covered at frame \(worst.frame)"
        + " (\(view.words(time))), the first at \(found.x),\(found.y), expected none")
    failure.frame = worst.frame
    return [failure]
  }

  /// Returns the failures of one layer in the timeline.
  private func failures(of layer: String, in view: FilmView) -> [ExpectationFailure] {
    let course = view.course(layer)
    let place = view.place(of: region)
    let samples = view.samples(course, region)
    func isClear(_ time: Time) -> Bool { !(course.moment(at: time)?.isSeen(atLeast: 1) ?? false) }
    let expected = "expected to cover \(region.words)"
    if let time = Search.first(samples, isClear) {
      let opacity = course.moment(at: time).map { $0.seen == nil ? 0 : $0.opacity } ?? 0
      let found =
        opacity < LayerMoment.leastOpacity
        ? "it is not seen" : "its opacity is \(NumberText.format(opacity, atMost: 2))"
      return [
        view.failure(
          of: self, layer, at: time, value: opacity, bound: 1,
          "\(found) at \(view.words(time)), \(expected)")
      ]
    }
    let peak = Search.peak(samples) { time in
      guard let moment = course.moment(at: time), let area = place(time) else { return nil }
      return moment.gap(around: area)
    }
    guard let peak, peak.value > FilmView.epsilon else { return [] }
    return [
      view.failure(
        of: self, layer, at: peak.time, value: peak.value, bound: 0,
        "it leaves \(view.points(peak.value)) free at \(view.words(peak.time)), \(expected)")
    ]
  }
}

extension LayerMoment {
  /// Returns the greatest distance of an area's corner outside of the layer's box.
  fileprivate func gap(around area: Rect) -> Double {
    let sides = zip(corners, corners.dropFirst() + corners.prefix(1))
    // Whoever sees the back sees the corners run the other way.
    let turn =
      corners.count == 4
        && Quad(
          topLeft: corners[0], topRight: corners[1], bottomRight: corners[2],
          bottomLeft: corners[3]
        ).showsBack ? -1.0 : 1
    return sides.flatMap { start, end -> [Double] in
      let side = end - start
      let length = LayerMoment.length(side)
      if length == 0 { return [] }
      return area.corners.points.map { -turn * side.cross($0 - start) / length }
    }.max() ?? .infinity
  }
}
