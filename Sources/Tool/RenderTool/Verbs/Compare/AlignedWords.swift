import SegueCommandLine
import SegueFitting
import SegueJSON
import SegueMotion
import SegueRaster
import SegueTextSupport

/// The comparison of two movements, in words and for programs.
struct AlignedWords {
  private let comparison: LandmarkComparison

  init(_ comparison: LandmarkComparison) { self.comparison = comparison }

  /// The differences, the plainest first.
  var findings: [String] {
    let (recorded, agreed) = (comparison.recorded, comparison.agreed)
    var findings: [String] = []
    var parts: [String] = []
    for difference in comparison.differences {
      switch difference {
      case .part(let part, let own, let meant):
        parts.append(
          "\(Int((part * 100).rounded())) % of the way after \(FitWords.time(own)) instead of"
            + " \(FitWords.time(meant))")
      case .duration: break
      case .overshoot(let own, let meant):
        findings.append(
          "it goes \(Self.percent(own)) beyond its end, the scene's \(Self.percent(meant))")
      case .way(let own, let meant):
        findings.append(
          "it goes \(Self.pixels(own)) instead of \(Self.pixels(meant)), in pixels of the scene")
      }
    }
    guard !parts.isEmpty || comparison.hasOtherDuration else { return findings }
    let pace =
      "the recording's movement takes \(Self.pace(recorded)); the scene's \(Self.pace(agreed))"
    return [pace] + parts + findings
  }

  /// Returns the duration and the timing curve of a movement.
  private static func pace(_ measured: MeasuredMovement) -> String {
    let duration = FitWords.time(measured.landmarks.duration)
    guard let best = measured.curve.best, measured.curve.isCertain else { return duration }
    switch best.pace {
    case .spring(let spring, _):
      let velocity =
        spring.initialVelocity == 0
        ? "" : ", set off with \(FitWords.number(spring.initialVelocity)) ways a second"
      return
        "\(duration), a spring with response \(FitWords.time(spring.duration)), damping ratio"
        + " \(NumberText.format(spring.dampingRatio, atMost: 2))\(velocity)"
    case .easing:
      let chosen = measured.curve.plainest ?? best
      return "\(duration), \(FitWords.shortCurve(chosen))"
    }
  }

  private static func percent(_ share: Double) -> String {
    NumberText.format(share * 100, atMost: 1) + " %"
  }

  private static func pixels(_ number: Double) -> String {
    NumberText.format(number, atMost: 1)
  }

  /// Returns the alignment of the recording with the scene, and remarks on everything left out.
  ///
  /// - Parameter delay: by how many seconds the recording is late, where no movement says so.
  static func remarks(
    _ films: AlignedFilms, _ compared: [LandmarkComparison], delay: Double? = nil
  ) -> [String] {
    let place = films.place
    var remarks = [
      "the scene is \(NumberText.format(place.scale, atMost: 2)) times as large in the recording, from"
        + " \(Int(place.x.rounded())),\(Int(place.y.rounded())) on"
    ]
    if let delay = compared.first?.delay ?? delay {
      let late = Int((delay * 1000).rounded())
      remarks.append(
        late == 0
          ? "both begin to move at the same time"
          : "the recording is \(abs(late)) ms \(late > 0 ? "late" : "early"), which does not count")
    }
    if films.outside > 0.001 {
      remarks.append(
        "\(NumberText.format(films.outside * 100, atMost: 0)) % of the scene's picture is outside of the"
          + " recording")
    }
    for box in films.ignored {
      let bar = box.minY == 0 && 2 * box.height < box.width ? ", as a status bar is" : ""
      remarks.append("not compared, because it always looks otherwise: \(box)\(bar)")
    }
    for comparison in compared {
      if let doubt = comparison.recorded.curve.doubt {
        let samples = comparison.recorded.movement.samples
        remarks.append("the recording's curve is not certain: \(FitWords.doubt(doubt, samples))")
      }
    }
    return remarks
  }

  /// The same for programs.
  var json: JSONValue {
    [
      "does": .string(comparison.agreed.does), "delay": .listed(comparison.delay * 1000),
      "recorded": Self.json(comparison.recorded), "agreed": Self.json(comparison.agreed),
    ]
  }

  private static func json(_ measured: MeasuredMovement) -> JSONValue {
    let landmarks = measured.landmarks
    var members: [JSONValue.Member] = [.init("begin", .listed(landmarks.begin * 1000))]
    for (part, time) in zip(Landmarks.parts, landmarks.shares) {
      guard let time else { continue }
      members.append(.init("\(Int((part * 100).rounded()))%", .listed(time * 1000)))
    }
    members.append(.init("settled", .listed(landmarks.settled * 1000)))
    members.append(.init("overshoot", .listed(landmarks.overshoot)))
    members.append(.init("certain", .bool(measured.curve.isCertain)))
    if let best = measured.curve.best {
      members.append(.init("curve", FitAnswer.json(best, measured.movement.samples)))
    }
    return .object(members)
  }
}

extension LandmarkComparison {
  /// True if the recording's duration differs.
  fileprivate var hasOtherDuration: Bool {
    differences.contains { if case .duration = $0 { true } else { false } }
  }
}
