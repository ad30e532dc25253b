package import SegueFiles
import SegueMotion
import SegueRaster
package import SegueRendering

/// Holds recordings to the goldens of a folder, or writes the goldens.
package struct RecordingVerifier: Sendable {
  /// Folder of the goldens.
  package let folder: GoldenFolder
  /// Mode that determines when goldens are written.
  package let mode: RecordMode
  /// The files that no golden may replace.
  package var spared: Set<FileIdentity> = []
  /// Folder where goldens are written, if it is not the one where they are read.
  package var destination: GoldenFolder?

  /// A verifier that reads the goldens of `folder`, and writes them in this mode.
  package init(_ folder: GoldenFolder, mode: RecordMode) {
    self.folder = folder
    self.mode = mode
  }

  /// Looks at a recording and holds it to its goldens.
  package func result(of item: some RecordedCase) throws(RenderError) -> CaseResult {
    try folder.check(item.kinds, of: item.name)
    if mode == .all { return try record(item, kinds: item.kinds, findings: []) }
    let agreed = try RecordedGoldenSet(item.name, item.kinds, in: folder)
    if agreed.missing.count == item.kinds.count {
      if mode != .never { return try record(item, kinds: item.kinds, findings: []) }
      let film = try item.film(at: item.rate.rate)
      return CaseResult(
        item.name, outcome: .missing, findings: agreed.missing.map { .missing($0) }, film: film)
    }
    return try compare(item, agreed)
  }

  /// Judges a recording by a film that is at hand.
  package func result(
    of item: some RecordedCase, against film: RecordedFilm
  ) throws(RenderError) -> CaseResult {
    let actual = try item.film(at: film.footage.rate)
    let (findings, differing, judgement) = try judge(item, expected: film, actual: actual)
    var result = CaseResult(
      item.name, outcome: findings.isEmpty ? .same : .different, findings: findings, film: actual)
    (result.differingFrames, result.judgement) = (differing, judgement)
    return result
  }

  /// Compares a recording with what was expected, of which at least a part is there.
  private func compare(
    _ item: some RecordedCase, _ agreed: RecordedGoldenSet
  ) throws(RenderError) -> CaseResult {
    let film = try item.film(at: agreed.film?.footage.rate ?? item.rate.rate)
    var different = CaseResult(item.name, outcome: .different, findings: [], film: film)
    if let old = agreed.film {
      (different.findings, different.differingFrames, different.judgement) =
        try judge(item, expected: old, actual: film)
      // What is painted over elsewhere differs there, and nothing else can be known of it.
      if old.ignored != film.ignored { different.findings = [.ignored] }
      if different.findings.isEmpty {
        different.findings = try rest(
          of: item, agreed: agreed, film: film, judgement: different.judgement ?? .exact)
      }
    }
    let isAsAgreed = different.findings.isEmpty && agreed.film != nil
    different.findings += agreed.damages + agreed.missing.map { .missing($0) }
    switch mode {
    case _ where different.findings.isEmpty:
      different.outcome = .same
      return different
    case .failed: return try record(item, kinds: item.kinds, findings: different.findings)
    case .missing where different.findings.count == agreed.missing.count:
      // A list and a sheet tell of one film: half of them cannot be written anew.
      return try record(item, kinds: isAsAgreed ? Set(agreed.missing) : item.kinds, findings: [])
    default: break
    }
    different.actual.strip = try item.strip(at: film.footage.rate)
    different.expected = CaseResult.Evidence(.strip, agreed.strip)
    return different
  }

  /// Differences of the goldens beside the frames, where each frame is as expected.
  private func rest(
    of item: some RecordedCase, agreed: RecordedGoldenSet, film: RecordedFilm,
    judgement: ComparisonMode
  ) throws(RenderError) -> [Difference] {
    var findings: [Difference] = []
    if judgement == .exact, let difference = agreed.difference(from: film) {
      findings.append(difference)
    }
    guard let strip = agreed.strip else { return findings }
    let comparison = StripComparison(
      judgement: judgement,
      hasCoarseColors: film.footage.hasCoarseColors
        || agreed.film?.footage.hasCoarseColors ?? false)
    let now = try item.strip(at: film.footage.rate)
    if let finding = try comparison.finding(expected: strip, actual: now) {
      findings.append(.picture(finding))
    }
    return findings
  }

  private func judge(
    _ item: some RecordedCase, expected old: RecordedFilm, actual new: RecordedFilm
  ) throws(RenderError) -> ([Difference], differing: [Int], ComparisonMode) {
    func verdict(
      _ old: FrameFingerprints, _ new: FrameFingerprints, seesColors: Bool
    ) -> RecordingVerdict {
      RecordingVerdict(expected: old, actual: new, seesColors: seesColors)
    }
    let seesColors = !old.hasOtherColors && !new.hasOtherColors
    let found = verdict(old.footage, new.footage, seesColors: seesColors)
    let findings = found.findings.map { Difference.footage($0) }
    let (rate, isRegular) = item.rate
    let before = old.footage.rate
    if !findings.isEmpty, isRegular, rate.framesPerSecond < before.framesPerSecond {
      // It may only show fewer frames of the same.
      let fewer = verdict(
        old.footage.thinned(to: rate), try item.film(at: rate).footage, seesColors: seesColors)
      if fewer.findings.isEmpty {
        let rates = Difference.rate(old: before.text, new: rate.text)
        return ([rates], found.differingFrames, found.judgement)
      }
    }
    return (findings, found.differingFrames, found.judgement)
  }

  /// Writes goldens.
  private func record(
    _ item: some RecordedCase, kinds: Set<GoldenKind>, findings: [Difference]
  ) throws(RenderError) -> CaseResult {
    let film = try item.film(at: item.rate.rate)
    var recorded = CaseResult(item.name, outcome: .recorded, findings: findings, film: film)
    var files: [(kind: GoldenKind, bytes: [UInt8])] = []
    for kind in kinds.ordered {
      guard let golden = kind.recordingGolden else { continue }
      files.append((kind, try golden.bytes(of: film, in: item, into: &recorded.actual)))
    }
    // All of them are ready before the first one is written.
    for (kind, bytes) in files {
      try (destination ?? folder).write(bytes, kind, of: item.name, sparing: spared)
    }
    recorded.recorded = files.map(\.kind)
    return recorded
  }
}

extension RecordedFilm {
  /// Count and limit of the film's different frames, if goldens have no room for all of them; otherwise `nil`.
  package var excess: (count: Int, limit: Int)? {
    let (count, limit) = (differentFrames.count, ThumbnailSheet.capacity(footage.grid))
    return count > limit ? (count, limit) : nil
  }
}

extension CaseResult {
  /// Creates the result for a recording.
  fileprivate init(
    _ name: String, outcome: Outcome, findings: [Difference], film: RecordedFilm
  ) {
    let grid = film.footage.grid
    let record = FrameRecord(
      engine: "", fonts: [], size: "\(grid.width)x\(grid.height)",
      digests: film.footage.frames.map(\.identity.text))
    self.init(
      name: name, outcome: outcome, findings: findings, actual: Evidence(.frames, record))
  }
}

/// Two strips of a recording, compared as its frames are: pixel by pixel, or by what people see.
private struct StripComparison {
  let judgement: ComparisonMode
  /// True if a codec may have kept colors more coarsely than lightness.
  let hasCoarseColors: Bool

  /// Returns the difference between two strips; `nil` if there is none, as far as it is judged.
  func finding(expected old: Surface, actual new: Surface) throws(RenderError) -> PictureFinding? {
    guard let finding = PictureComparison(expected: old, actual: new).finding else { return nil }
    guard case .pixels = finding else { return finding }
    switch judgement {
    case .exact: return finding
    // Where colors mean something else on each side, they say nothing.
    case .motion: return nil
    case .perceptual: return try isAlike(old, new) ? nil : finding
    }
  }

  /// Returns true if each moment looks the same, and what is around them is.
  private func isAlike(_ old: Surface, _ new: Surface) throws(RenderError) -> Bool {
    let places = FilmStrip().places(in: old)
    guard !places.isEmpty, try old.covered(places) == new.covered(places) else { return false }
    do throws(MemoryError) {
      for place in places {
        if try !isAlike(old, new, at: place) { return false }
      }
    } catch {
      throw .memory(error)
    }
    return true
  }

  private func isAlike(
    _ old: Surface, _ new: Surface, at place: PixelRect
  ) throws(MemoryError) -> Bool {
    let match = FingerprintMatch(try footage(of: old.part(place)), try footage(of: new.part(place)))
    return match.isSame(0, 0)
  }

  /// A film that is one moment.
  private func footage(of moment: Surface) -> FrameFingerprints {
    let grid = FingerprintGrid(
      width: moment.width, height: moment.height, most: FingerprintGrid.kept)
    var footage = FrameFingerprints(
      in: grid, at: .sixty, isExact: false, hasCoarseColors: hasCoarseColors)
    footage.frames = [FrameFingerprint(moment, in: grid, digest: nil)]
    return footage
  }
}
