import SegueGeometry
import SegueMotion

/// A layer does not leave an area as long as it is seen.
package struct StaysInside: TimelineAssertion {
  /// The name in scene files and messages.
  package static let name = "staysInside"

  /// The most frequent fix.
  package var hint: String {
    "what overshoots reaches out: more damping, a shorter way or another place keeps it in"
  }

  /// The area.
  package var region: Region
  /// Distance that it may reach out, in points.
  package var within: Double

  /// To stay inside of an area.
  package init(_ region: Region, within: Double = 0) {
    self.region = region
    self.within = within
  }

  /// The other layer, where there is one.
  package var others: [String] { [region.layer].compactMap(\.self) }

  /// Returns the failures of a layer.
  package func failures(of layer: String, in view: FilmView) -> [ExpectationFailure] {
    let course = view.course(layer)
    let place = view.place(of: region)
    func sides(_ time: Time) -> [(String, Double)]? {
      guard let moment = course.moment(at: time), moment.isSeen, let area = place(time) else {
        return nil
      }
      let box = moment.box
      return [
        ("left", area.minX - box.minX), ("top", area.minY - box.minY),
        ("right", box.maxX - area.maxX), ("bottom", box.maxY - area.maxY),
      ]
    }
    let peak = Search.peak(view.samples(course, region)) { time in
      sides(time)?.map(\.1).max()
    }
    guard let peak, peak.value > within + FilmView.epsilon else { return [] }
    let side = sides(peak.time)?.max { $0.1 < $1.1 }?.0 ?? ""
    return [
      view.failure(
        of: self, layer, at: peak.time, value: peak.value, bound: within,
        "it reaches \(view.points(peak.value)) out of \(region.words), at the \(side), at"
          + " \(view.words(peak.time)), expected inside\(view.allowance(within))")
    ]
  }
}
