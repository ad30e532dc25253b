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
  /// The most pictures that are shown of a film.
  private static let pictureLimit = 24

  /// Pictures of both films in gray, lined up: by time from the begin of the movement on, and by the way that it has
  /// come.
  package func pictures() throws(RunError) -> [ReportedFilm] {
    try RunError.inWords { () throws(RenderError) in
      var shown = [try picturesByTime()]
      if let movement = compared.first { shown.append(try picturesByWay(movement.landmarks)) }
      return shown.filter { !$0.frames.isEmpty }
    }
  }

  /// Pictures at the same time after the begin.
  private func picturesByTime() throws(RenderError) -> ReportedFilm {
    var film = ReportedFilm("At the same time")
    let landmarks = compared.first?.landmarks
    let agreed = landmarks?.agreedLandmarks.begin ?? films.agreed.start
    let recorded = landmarks?.recordedLandmarks.begin ?? films.recorded.start
    let rest = min(films.agreed.end - agreed, films.recorded.end - recorded)
    let length = max(0, landmarks?.shownLength ?? rest)
    for step in 0..<Self.pictureLimit {
      let time = length * Double(step) / Double(Self.pictureLimit - 1)
      try add(
        "\(FitWords.time(time)) after the begin", to: &film,
        agreed: agreed + time, recorded: recorded + time)
    }
    return film
  }

  /// Pictures in which the movement has come as far.
  private func picturesByWay(_ landmarks: LandmarkComparison) throws(RenderError) -> ReportedFilm {
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
    _ label: String, to film: inout ReportedFilm, agreed: Double, recorded: Double
  ) throws(RenderError) {
    let old: Surface
    let new: Surface
    do throws(MemoryError) {
      old = try films.agreed.surface(of: films.agreed.index(at: agreed))
      new = try films.recorded.surface(of: films.recorded.index(at: recorded))
    } catch {
      throw .memory(error)
    }
    try film.add(picture: label, expected: old, actual: new)
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
