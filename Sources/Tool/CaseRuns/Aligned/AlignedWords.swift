import SegueFitting
import SegueMotion
import SegueRaster
import SegueTextSupport

extension AlignedResult {
  /// The differences, the plainest first.
  package var findings: [String] {
    if !frames.isEmpty { return frames.map { "\($0)" } }
    return missing + compared.flatMap(\.findings)
  }

  /// The reasons why it can't be told if both are alike.
  package var reasons: [String] { doubts + compared.flatMap(\.doubts) }

  /// The place of the scene in the recording, what was measured, and all that is left out.
  package var remarks: [String] {
    var remarks = [
      "the scene is \(NumberText.format(place.scale, atMost: 2)) times as large in the recording, from"
        + " \(Int(place.x.rounded())),\(Int(place.y.rounded())) on"
    ]
    if let delay = delay ?? compared.first?.landmarks.delay {
      let late = Int((delay * 1000).rounded())
      remarks.append(
        late == 0
          ? "both begin to move at the same time"
          : "the recording is \(abs(late)) ms \(late > 0 ? "late" : "early"), which does not count")
    }
    if frames.isEmpty { remarks += compared.compactMap(\.measured) }
    if !compared.isEmpty { remarks.append(tolerance) }
    return remarks + [stretch?.remark].compactMap(\.self) + (films?.remarks ?? [])
      + [repeats?.remark].compactMap(\.self)
  }

  private var tolerance: String {
    let tolerance = LandmarkComparison.tolerance
    let corners = compared.flatMap(\.landmarks.traits).filter(\.isOfCorners).map(\.tolerance)
    let radius = corners.min().map {
      ", and corners within \(NumberText.format($0, atMost: 1)) px"
    }
    return "alike is within \(ComparedMovement.percent(tolerance.pace)) of that time, and within"
      + " \(ComparedMovement.percent(tolerance.overshoot)) of the way beyond its end"
      + (radius ?? "")
  }
}

extension FoundStretch {
  /// The remark that the recording shows more.
  fileprivate var remark: String {
    let (begin, end) = (FitWords.time(seconds.lowerBound), FitWords.time(seconds.upperBound))
    return
      "\(count) movements are in the recording, and what is seen from \(begin) to \(end) is compared;"
      + " --from and --to choose another part"
  }
}

extension AlignedFilms {
  /// Remarks about all that is left out.
  fileprivate var remarks: [String] {
    let hidden =
      outside > 0.001
      ? [
        "\(NumberText.format(outside * 100, atMost: 0)) % of the scene's picture is outside of the recording"
      ] : []
    return hidden
      + ignored.map { box in
        let bar = box.minY == 0 && 2 * box.height < box.width ? ", as a status bar is" : ""
        return "not compared, because it always looks otherwise: \(box)\(bar)"
      }
  }
}

extension ComparedMovement {
  /// Name of what moves.
  var subject: String {
    layer.map { "layer \(Quote($0))" } ?? "what \(landmarks.agreed.does)"
  }

  /// The differences of the movement, the plainest first.
  var findings: [String] {
    landmarks.traits.filter { $0.verdict == .different }.map { words($0) }
  }

  /// The time that both take, where that was measured and is alike.
  fileprivate var measured: String? {
    guard let pace = trait(.pace), pace.verdict == .alike else { return nil }
    return "\(subject) takes \(Self.time(pace.recorded)) from 10 to 90 % of its way; in the scene"
      + " \(Self.time(pace.agreed))"
  }

  /// Description of the comparison: what differs, what is uncertain, or what is alike.
  var summary: String {
    let different = landmarks.traits.filter { $0.verdict == .different }
    let all = different.map { words($0, andCurves: false) } + doubts + [measured].compactMap(\.self)
    return all.first ?? ""
  }

  /// The reasons why nothing is known about it.
  fileprivate var doubts: [String] {
    let open = landmarks.traits.filter { $0.verdict == .open }
    guard landmarks.verdict == .open else { return [] }
    let doubt = landmarks.recorded.curve.doubt.map {
      FitWords.doubt($0, landmarks.recorded.movement.samples)
    }
    guard let first = open.first else {
      return ["\(subject) is not seen on its way" + (doubt.map { ": \($0)" } ?? "")]
    }
    return ["\(words(first, andCurves: false)); that is \(nearness(first))"]
      + [doubt.map { "\(subject) in the recording: \($0)" }].compactMap(\.self)
  }

  /// The reason why a difference cannot be told.
  private func nearness(_ trait: LandmarkComparison.Trait) -> String {
    if 2 * (trait.recorded - trait.agreed).off > trait.tolerance {
      return "too uncertain to be told"
    }
    let tolerance = LandmarkComparison.tolerance
    let share =
      switch trait.kind {
      case .pace, .half: tolerance.pace
      case .overshoot: tolerance.overshoot
      case .way: tolerance.way
      case .corners: LandmarkComparison.Trait.cornerTolerance.share
      }
    return "too near to \(Self.percent(share)) to be told"
  }

  private func trait(_ kind: LandmarkComparison.Trait.Kind) -> LandmarkComparison.Trait? {
    landmarks.traits.first { $0.kind == kind }
  }

  private var isOtherPace: Bool { trait(.pace)?.verdict == .different }

  /// The difference in one thing.
  ///
  /// - Parameter andCurves: true to say by which curves, where these are certain.
  fileprivate func words(_ trait: LandmarkComparison.Trait, andCurves: Bool = true) -> String {
    let (own, meant) = (trait.recorded, trait.agreed)
    switch trait.kind {
    case .pace:
      let share = own.value / meant.value - 1
      return
        "\(subject) takes \(Self.time(own)) instead of \(Self.time(meant)) from 10 to 90 % of its"
        + " way, \(Self.percent(abs(share))) \(share > 0 ? "longer" : "shorter")"
        + (andCurves ? curves : "")
    case .half:
      return "\(subject) gets from 10 to 50 % of its way in \(Self.time(own)) instead of"
        + " \(Self.time(meant)), if both were equally fast"
        + (isOtherPace || !andCurves ? "" : curves)
    case .overshoot:
      return "\(subject) goes \(Self.percent(own.value)) beyond its end instead of"
        + " \(Self.percent(meant.value))"
        + (isOtherPace || self.trait(.half)?.verdict == .different || !andCurves ? "" : curves)
    case .way:
      return "\(subject) goes \(NumberText.format(own.value, atMost: 1)) instead of"
        + " \(NumberText.format(meant.value, atMost: 1)), in pixels of what was expected"
    case .corners(let moment):
      return "the corners of \(subject) have a radius of \(NumberText.format(own.value, atMost: 1))"
        + " instead of \(NumberText.format(meant.value, atMost: 1))\(moment.words), in pixels of what"
        + " was expected"
    }
  }

  /// The curves of both, where they are certain.
  private var curves: String {
    guard let own = Self.curve(landmarks.recorded), let meant = Self.curve(landmarks.agreed) else {
      return ""
    }
    return ": \(own) instead of \(meant)"
  }

  private static func curve(_ measured: MeasuredMovement) -> String? {
    guard let best = measured.curve.best, measured.curve.isCertain else { return nil }
    switch best.pace {
    case .spring(let spring, _):
      let velocity =
        spring.initialVelocity == 0
        ? "" : ", set off with \(FitWords.number(spring.initialVelocity)) ways a second"
      return "a spring with response \(FitWords.time(spring.duration)), damping ratio"
        + " \(NumberText.format(spring.dampingRatio, atMost: 2))\(velocity)"
    case .easing:
      let chosen = measured.curve.plainest ?? best
      return "\(FitWords.shortCurve(chosen)) over \(FitWords.time(chosen.duration))"
    }
  }

  private static func time(_ number: UncertainNumber) -> String {
    FitWords.time(number.value, number.off)
  }

  fileprivate static func percent(_ share: Double) -> String {
    NumberText.format(share * 100, atMost: 1) + " %"
  }
}

extension LandmarkComparison.Trait {
  /// True if it is about the radius of corners.
  fileprivate var isOfCorners: Bool { if case .corners = kind { true } else { false } }
}

extension CornerMoment {
  /// The moment, behind a radius.
  fileprivate var words: String {
    switch self {
    case .throughout: ""
    case .begin: " at first"
    case .quarter: " after a quarter of its way"
    case .half: " after half of its way"
    case .threeQuarters: " after three quarters of its way"
    case .end: " in the end"
    }
  }
}
