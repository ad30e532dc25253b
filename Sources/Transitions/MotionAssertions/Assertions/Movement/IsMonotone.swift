import SegueGeometry
import SegueMotion
import SegueTextSupport

/// A number of a layer only grows or only shrinks.
public struct IsMonotone: TimelineAssertion {
  /// Kinds of measured values.
  public enum Measure: String, Hashable, Sendable, CaseIterable {
    /// The center of its box on the canvas, across.
    case x
    /// The center of its box on the canvas, down.
    case y
    /// The width of the box around it.
    case width
    /// The height of the box around it.
    case height
    /// The opacity, those around it counted.
    case opacity

    func value(of moment: LayerMoment) -> Double? {
      if moment.corners.isEmpty { return nil }
      switch self {
      case .x: return moment.box.center.x
      case .y: return moment.box.center.y
      case .width: return moment.box.width
      case .height: return moment.box.height
      case .opacity: return moment.opacity
      }
    }
  }

  /// The name in scene files and messages.
  package static let name = "monotone"

  /// The most frequent fix.
  package var hint: String {
    "a spring turns around unless its damping is 1 or more"
  }

  /// The measured value.
  package var measure: Measure
  /// Permitted amount of going back, in points, or as a part of the opacity; `nil` for 0.1 points or 0.005 of
  /// the opacity.
  package var within: Double

  /// Only to grow or only to shrink.
  package init(_ measure: Measure, within: Double? = nil) {
    self.measure = measure
    self.within = within ?? (measure == .opacity ? 0.005 : 0.1)
  }

  /// Returns the failures of a layer.
  package func failures(of layer: String, in view: FilmView) -> [ExpectationFailure] {
    let course = view.course(layer)
    func value(_ time: Time) -> Double? { course.moment(at: time).flatMap(measure.value) }
    let samples = course.samples(in: view.window).filter { value($0) != nil }
    guard let first = samples.first.flatMap(value), let last = samples.last.flatMap(value) else {
      return [view.failure(of: self, layer, "it is not there, expected to be monotone")]
    }
    let direction = last >= first ? 1.0 : -1
    var top: Search.Peak?
    var worst: (top: Search.Peak, time: Time, back: Double)?
    for turn in turns(samples, value) {
      let height = turn.value * direction
      if let top, top.value - height > worst?.back ?? 0 {
        worst = (top, turn.time, top.value - height)
      }
      if top.map({ height > $0.value }) ?? true {
        top = Search.Peak(time: turn.time, value: height)
      }
    }
    guard let worst, worst.back > within + FilmView.epsilon else { return [] }
    let unit = measure == .opacity
    func amount(_ value: Double) -> String {
      unit ? NumberText.format(value, atMost: 3) : view.points(value)
    }
    return [
      view.failure(
        of: self, layer, at: worst.top.time, value: worst.back, bound: within,
        "its \(measure.rawValue) turns around at \(view.words(worst.top.time)) and goes back by"
          + " \(amount(worst.back)) until \(view.words(worst.time)), expected at most \(amount(within))"
      )
    ]
  }

  /// The samples, with the exact moments at which the number turns around between them.
  private func turns(_ samples: [Time], _ value: (Time) -> Double?) -> [Search.Peak] {
    let values = samples.map { value($0) ?? 0 }
    return samples.indices.map { index in
      let (low, high) = (max(index - 1, 0), min(index + 1, samples.count - 1))
      let (before, own, after) = (values[low], values[index], values[high])
      let plain = Search.Peak(time: samples[index], value: own)
      if (own - before) * (after - own) >= 0 { return plain }
      let sign = own > before ? 1.0 : -1
      let found = Search.peak([samples[low], samples[index], samples[high]]) { time in
        value(time).map { $0 * sign }
      }
      return found.map { Search.Peak(time: $0.time, value: $0.value * sign) } ?? plain
    }
  }
}
