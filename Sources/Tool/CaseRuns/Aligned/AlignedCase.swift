package import SegueCommandLine
import SegueFilmRequests
import SegueFitting
import SegueRaster
import SegueRendering
package import SegueReports
import SegueTextSupport
package import SegueVerification

extension CaseResult {
  /// Creates the result for a recording that was laid on a film.
  ///
  /// - Parameters:
  ///   - path: that of the film.
  ///   - remarks: those about the recording itself.
  package init(
    _ found: AlignedResult, of name: String, on path: String, remarks: [String]
  ) {
    let outcome: Outcome =
      switch found.verdict {
      case .alike: .same
      case .different: .different
      case .open: .open
      }
    self.init(
      name: name, outcome: outcome, findings: found.findings.map { .movement($0) },
      actual: Evidence())
    basis = .movement(of: path)
    if outcome == .open { reasons = found.reasons }
    self.remarks = found.remarks + remarks
  }
}

extension AlignedResult {
  /// Pictures of both films in gray, lined up: by time from the begin of the movement on, and by the way that it has
  /// come.
  package func pictures() throws(RunError) -> [ReportedFilm] {
    guard let films else { return [] }
    let landmarks = compared.first?.landmarks
    return try RunError.inWords { () throws(RenderError) in
      var shown = [try films.picturesByTime(landmarks)]
      if let landmarks { shown.append(try films.picturesByWay(landmarks)) }
      return shown.filter { !$0.frames.isEmpty }
    }
  }
}

extension AlignedResult {
  /// The movements that both films have, as a page draws them over each other.
  package var movements: [ReportedMovement] { compared.map(\.reported) }
}

extension ComparedMovement {
  /// The movement as a page draws it.
  package var reported: ReportedMovement {
    let (own, meant) = (landmarks.recordedLandmarks, landmarks.agreedLandmarks)
    let length = landmarks.shownLength
    let marks = Landmarks.parts.enumerated().map { index, part in
      ReportedMovement.Mark(
        share: part, expected: meant.time(of: index), actual: own.time(of: index))
    }
    return ReportedMovement(
      subject, summary, expected: meant.line(meant.curve, until: length),
      actual: own.line(own.curve.isEmpty ? own.samples : own.curve, until: length),
      samples: own.line(own.samples, until: length), marks: marks)
  }
}

extension Landmarks {
  /// Milliseconds from the begin to a landmark; `nil` where it was not seen.
  fileprivate func time(of index: Int) -> Double? {
    shares[index].map { ($0.value - begin) * 1000 }
  }

  /// Points from a little before the begin on, and until so many seconds behind it.
  fileprivate func line(_ points: [CoursePoint], until length: Double?) -> ReportedMovement.Line {
    let shown = points.filter { point in
      point.time - begin > -0.05 && length.map { point.time - begin <= $0 } ?? true
    }
    return ReportedMovement.Line(
      times: shown.map { ($0.time - begin) * 1000 }, shares: shown.map(\.share))
  }
}

extension AlignedFilms {
  /// The most pictures that are shown of a film.
  private static let pictureLimit = 24

  /// Pictures at the same time after the begin.
  fileprivate func picturesByTime(
    _ landmarks: LandmarkComparison?
  ) throws(RenderError) -> ReportedFilm {
    var film = ReportedFilm("At the same time")
    let begin = landmarks?.agreedLandmarks.begin ?? agreed.start
    let recordedBegin = landmarks?.recordedLandmarks.begin ?? recorded.start
    let rest = min(agreed.end - begin, recorded.end - recordedBegin)
    let length = max(0, landmarks?.shownLength ?? rest)
    for step in 0..<Self.pictureLimit {
      let time = length * Double(step) / Double(Self.pictureLimit - 1)
      try add(
        "\(FitWords.time(time)) after the begin", at: time * 1000, to: &film,
        agreed: begin + time, recorded: recordedBegin + time)
    }
    return film
  }

  /// Pictures in which the movement has come as far.
  fileprivate func picturesByWay(
    _ landmarks: LandmarkComparison
  ) throws(RenderError) -> ReportedFilm {
    var film = ReportedFilm("At the same share of the way")
    let (own, meant) = (landmarks.recordedLandmarks, landmarks.agreedLandmarks)
    for (index, part) in Landmarks.parts.enumerated() {
      guard let agreed = meant.shares[index]?.value, let recorded = own.shares[index]?.value else {
        continue
      }
      let share = NumberText.format(part * 100, atMost: 0)
      let (late, due) = (recorded - own.begin, agreed - meant.begin)
      try add(
        "\(share) % of the way after \(FitWords.time(late)), expected \(FitWords.time(due))",
        to: &film, agreed: agreed, recorded: recorded)
    }
    return film
  }

  private func add(
    _ label: String, at milliseconds: Double? = nil, to film: inout ReportedFilm,
    agreed time: Double, recorded own: Double
  ) throws(RenderError) {
    let old: Surface
    let new: Surface
    do throws(MemoryError) {
      old = try agreed.surface(of: agreed.index(at: time))
      new = try recorded.surface(of: recorded.index(at: own))
    } catch {
      throw .memory(error)
    }
    try film.add(picture: label, at: milliseconds, expected: old, actual: new)
  }
}

extension LandmarkComparison {
  /// The seconds that the slower one takes, and half as long to see it settle; `nil` where its end is out of sight.
  fileprivate var shownLength: Double? {
    let lengths = [recordedLandmarks, agreedLandmarks].compactMap { landmarks in
      landmarks.shares.last.flatMap { $0 }.map { $0.value - landmarks.begin }
    }
    return lengths.max().map { 1.5 * $0 }
  }
}

extension LumaSequence {
  /// The picture that is seen at a time.
  fileprivate func index(at seconds: Double) -> Int {
    max(0, (times.firstIndex { $0 > seconds + 1e-6 } ?? times.count) - 1)
  }

  /// The time of the first picture.
  fileprivate var start: Double { times.first ?? 0 }

  /// The time of the last picture.
  fileprivate var end: Double { times.last ?? 0 }
}
