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

  /// Judges a recording by a film that is at hand; in front of black, where one of them knows no alpha.
  package func result(
    of item: some RecordedCase, against film: PicturedFilm, onBlack isOnBlack: Bool
  ) throws(RenderError) -> CaseResult {
    let rate = film.film.footage.rate
    let actual = PicturedFilm(try item.film(at: rate), try item.pictures(at: rate))
    let verdict = try RecordingVerdict(
      expected: film, actual: actual, onBlack: isOnBlack, seenBy: item.tolerance.rule)
    var result = CaseResult(item.name, outcome: .different, findings: [], film: actual.film)
    result.note(verdict)
    result.findings =
      item.tolerance.accepts(verdict)
      ? [] : try findings(of: verdict, of: item, expected: film.film, actual: actual.film)
    if result.findings.isEmpty { result.outcome = .same }
    return result
  }

  /// Compares a recording with what was expected, of which at least a part is there.
  private func compare(
    _ item: some RecordedCase, _ agreed: RecordedGoldenSet
  ) throws(RenderError) -> CaseResult {
    let film = try item.film(at: agreed.film?.footage.rate ?? item.rate.rate)
    var different = CaseResult(item.name, outcome: .different, findings: [], film: film)
    if let old = agreed.film {
      let verdict = verdict(expected: old, actual: film)
      different.note(verdict)
      let isTolerated = item.tolerance.accepts(verdict)
      if !isTolerated {
        different.findings = try findings(of: verdict, of: item, expected: old, actual: film)
      }
      // What is painted over elsewhere differs there, and nothing else can be known of it.
      if old.ignored != film.ignored { different.findings = [.ignored] }
      if different.findings.allSatisfy(\.isAboutRasterizer) {
        different.findings =
          try rest(
            of: item, agreed: agreed, film: film, judgement: verdict.judgement,
            isTolerated: isTolerated) + different.findings
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

  /// Differences of the goldens beside the frames, where each frame is as expected, or but for noise.
  private func rest(
    of item: some RecordedCase, agreed: RecordedGoldenSet, film: RecordedFilm,
    judgement: ComparisonMode, isTolerated: Bool
  ) throws(RenderError) -> [Difference] {
    var findings: [Difference] = []
    let isSame = agreed.film?.hasFrames(of: film) ?? true
    if judgement == .exact, isSame, let difference = agreed.difference(from: film) {
      findings.append(difference)
    }
    guard let strip = agreed.strip else { return findings }
    let comparison = StripComparison(
      judgement: judgement, tolerance: isTolerated ? item.tolerance : .exact, hasNoise: !isSame,
      hasCoarseColors: film.footage.hasCoarseColors
        || agreed.film?.footage.hasCoarseColors ?? false)
    let now = try item.strip(at: film.footage.rate)
    if let finding = try comparison.finding(expected: strip, actual: now) {
      findings.append(.picture(finding))
    }
    return findings
  }

  private func verdict(
    expected old: RecordedFilm, actual new: RecordedFilm
  ) -> RecordingVerdict {
    RecordingVerdict(
      expected: old.footage, actual: new.footage,
      seesColors: !old.hasOtherColors && !new.hasOtherColors)
  }

  /// The differences that a verdict tells of, or that of the rates where it is all there is.
  private func findings(
    of verdict: RecordingVerdict, of item: some RecordedCase, expected old: RecordedFilm,
    actual new: RecordedFilm
  ) throws(RenderError) -> [Difference] {
    let findings = verdict.findings.map { Difference.footage($0) }
    let (rate, isRegular) = item.rate
    let before = old.footage.rate
    guard !findings.isEmpty, isRegular, rate.framesPerSecond < before.framesPerSecond else {
      return findings
    }
    // It may only show fewer frames of the same.
    let fewer = RecordingVerdict(
      expected: old.footage.thinned(to: rate), actual: try item.film(at: rate).footage,
      seesColors: !old.hasOtherColors && !new.hasOtherColors)
    return fewer.findings.isEmpty ? [.rate(old: before.text, new: rate.text)] : findings
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

extension RecordedFilm {
  /// Returns true if its frames are those of another film, as far as is known.
  fileprivate func hasFrames(of other: RecordedFilm) -> Bool {
    footage.frames.map(\.identity) == other.footage.frames.map(\.identity)
  }
}

extension Difference {
  /// True if it is the difference between two rasterizers, which explains that no pixel is to be the same.
  fileprivate var isAboutRasterizer: Bool {
    if case .footage(.rasterizer) = self { true } else { false }
  }
}

extension CaseResult {
  /// Takes over what a verdict says beside its findings.
  fileprivate mutating func note(_ verdict: RecordingVerdict) {
    (differingFrames, judgement, magnitude) = (
      verdict.differingFrames, verdict.judgement, verdict.magnitude
    )
  }

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
  let tolerance: Tolerance
  /// True if another rasterizer has drawn the frames.
  let hasNoise: Bool
  /// True if a codec may have kept colors more coarsely than lightness.
  let hasCoarseColors: Bool

  /// Returns the difference between two strips; `nil` if there is none, as far as it is judged.
  func finding(expected old: Surface, actual new: Surface) throws(RenderError) -> PictureFinding? {
    guard let finding = PictureComparison(expected: old, actual: new).finding else { return nil }
    guard case .pixels = finding else { return finding }
    if tolerance.accepts(old, new) { return nil }
    if hasNoise, judgement == .exact, tolerance == .exact {
      return FilmChanges(between: old, and: new).beyondNoise.isEmpty ? nil : finding
    }
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
