import SegueRaster

/// Verdict on the differences of a film, from its pixels alone; causes first, and what only follows from them
/// left out.
package struct RecordingVerdict: Sendable {
  /// Differences of the film.
  package private(set) var findings: [RecordingDifference] = []
  /// The numbers of the frames that differ, among those that both films have.
  package private(set) var differingFrames: [Int] = []
  /// Comparison mode of the films.
  package let judgement: ComparisonMode
  /// Size of the differences; `nil` if no frame differs.
  package private(set) var magnitude: DifferenceMagnitude?
  /// True if frames look different to people.
  private(set) var isVisible = false
  /// True if edges are at other places, or may be as far as is known.
  private(set) var mayHaveMoved = false
  /// True if the same frames at other times are all that differs, pixel by pixel.
  private var isExplained = false

  /// Judges a film by another one on the same raster; by movement alone where colors mean something else
  /// on each side.
  ///
  /// - Parameter changes: the differences in pixels, where every pixel was kept of both films and is at hand.
  package init(
    expected old: FrameFingerprints, actual new: FrameFingerprints, seesColors: Bool = true,
    changes: FilmChanges? = nil
  ) {
    let square = new.grid.cell
    judgement =
      !seesColors
      ? .motion(square: square)
      : old.isExact && new.isExact ? .exact : .perceptual(square: square)
    guard old.grid == new.grid else {
      findings = [.size(old: old.grid.sizeWords, new: new.grid.sizeWords)]
      return
    }
    guard !old.frames.isEmpty, !new.frames.isEmpty else { return }
    let match = FingerprintMatch(old, new)
    differingFrames = Self.differing(match)
    judgeLength(old, new)
    judge(match, changes)
    if !seesColors { findings.removeAll { !$0.isAboutMovement } }
    measure(match, changes)
  }

  /// True if the films' pixels tell more.
  package var needsPixels: Bool {
    judgement == .exact && !differingFrames.isEmpty && !isExplained
  }

  /// Measures the differences, whatever is their cause.
  private mutating func measure(_ match: FingerprintMatch, _ changes: FilmChanges?) {
    let differing = Self.differing(match)
    magnitude = changes?.magnitude ?? DifferenceMagnitude(match, in: differing)
    if differing.isEmpty { return }
    let seen = FingerprintMatch(match.old, match.new, asSeen: true)
    isVisible =
      changes?.isVisible
      ?? (!Self.differing(seen).isEmpty || FaintDifferences(seen).finding != nil)
    mayHaveMoved = changes?.hasMovedEdges ?? findings.contains { !$0.isAboutColors }
    if changes != nil { mayHaveMoved = mayHaveMoved || findings.contains(where: \.isAboutMovement) }
  }

  private mutating func judge(_ match: FingerprintMatch, _ changes: FilmChanges?) {
    if match.isExact, differingFrames.isEmpty { return judgeEnd(match) }
    var match = match
    if let (levels, rest) = FingerprintLevels.rule(match.old, match.new) {
      findings.append(.levels(levels))
      // What is left then is what clipping leaves, which cannot be brought back.
      if differingFrames.isEmpty || rest > 2 { return }
      match = FingerprintMatch(match.old.recolored { levels.changed($0) }, match.new)
    }
    if !Self.differing(match).isEmpty { return judgeMovement(match, changes) }
    judgeEnd(match)
    judgeFaintness(match)
  }

  private mutating func judgeFaintness(_ match: FingerprintMatch) {
    if findings.isEmpty, let faint = FaintDifferences(match).finding { findings.append(faint) }
  }

  private static func differing(_ match: FingerprintMatch) -> [Int] {
    (0..<min(match.old.frames.count, match.new.frames.count)).filter { !match.isSame($0, $0) }
  }

  private mutating func judgeLength(_ old: FrameFingerprints, _ new: FrameFingerprints) {
    let (oldCount, newCount) = (old.frames.count, new.frames.count)
    if oldCount == newCount { return }
    findings.append(
      .length(
        old: old.milliseconds(Double(oldCount)), new: new.milliseconds(Double(newCount)),
        oldCount: oldCount, newCount: newCount))
  }

  /// Judges the ends: where all frames that both films have are alike, one of them may go on.
  private mutating func judgeEnd(_ match: FingerprintMatch) {
    let (old, new) = (match.old.frames, match.new.frames)
    if match.isSame(old.count - 1, new.count - 1) { return }
    findings.append(old.count > new.count ? .cutEnd(old.count - new.count) : .end)
  }

  private mutating func judgeMovement(_ match: FingerprintMatch, _ changes: FilmChanges?) {
    isExplained = true
    if let count = FingerprintShift.count(match) {
      findings.append(.shifted(count))
    } else if let count = FingerprintShift.cutBeginning(match) {
      findings.append(.cutBeginning(count))
    } else if !judgeFrames(match) {
      isExplained = false
      match.isExact ? judgeNoise(match, changes) : judgeSight(match, nil)
    }
  }

  /// Judges frames of which every pixel was kept by what differs more than another rasterizer makes them differ.
  private mutating func judgeNoise(_ match: FingerprintMatch, _ changes: FilmChanges?) {
    let noise = changes.map { FilmNoise($0) } ?? FilmNoise(match.old, match.new)
    let beyond = FingerprintMatch(match.old, match.new, beyond: noise)
    let differing = Self.differing(beyond)
    if differing.isEmpty {
      findings += noise.magnitude.map { [.rasterizer($0)] } ?? []
      return judgeEnd(beyond)
    }
    differingFrames = differing
    judgeSight(beyond, changes)
    // What has moved by less than noise hides is no other rasterizer.
    if let magnitude = noise.magnitude, magnitude.levels <= noise.levels {
      findings.append(.rasterizer(magnitude))
    }
  }

  /// Judges frames that differ from the expected ones by what people see, which leads to the cause.
  private mutating func judgeSight(_ match: FingerprintMatch, _ changes: FilmChanges?) {
    let seen = FingerprintMatch(match.old, match.new, asSeen: true)
    let isVisible = !Self.differing(seen).isEmpty
    if match.isExact, isVisible, judgeFrames(seen) { return }
    let count = findings.count
    if isVisible {
      if !judgePace(seen) { judgePlaces(changes == nil ? seen : match, changes) }
    } else if changes == nil {
      judgeFaintness(seen)
    }
    if findings.count == count { judgePlaces(match, changes) }
  }

  /// Judges single frames; returns true if missing or doubled ones are all that differs, beside when it all begins.
  private mutating func judgeFrames(_ match: FingerprintMatch) -> Bool {
    let alignments = [FingerprintAlignment(match), FingerprintAlignment(fromFirstStepsOf: match)]
    let found = alignments.first { $0.explainsAll }
    guard let found else { return false }
    // Another pace looks so too, where one frame is much like the next.
    if found.isMixed, case .longer = FingerprintPace(match)?.change { return false }
    if found.late != 0 { findings.append(.shifted(found.late)) }
    if !found.dropped.isEmpty { findings.append(.dropped(found.dropped)) }
    if !found.doubled.isEmpty { findings.append(.doubled(found.doubled)) }
    return true
  }

  /// Judges the timing; returns true if the same pictures at other times are all that differs.
  private mutating func judgePace(_ match: FingerprintMatch) -> Bool {
    let ends = FingerprintEnds(match)
    let change = FingerprintPace(match)?.change
    if ends.areSwapped {
      findings.append(change == .backwards ? .backwards : .swapped)
      return true
    }
    guard let change, ends.allow(change) else { return false }
    findings.append(RecordingDifference(change, match.old))
    return true
  }

  /// Reports what differs and where, if no cause is known.
  private mutating func judgePlaces(_ match: FingerprintMatch, _ changes: FilmChanges?) {
    let differing = Self.differing(match)
    guard let first = differing.first, let last = differing.last else { return }
    let count = min(match.old.frames.count, match.new.frames.count)
    let region = FingerprintRegion(match, differing)
    let isAtRest = first == 0 && last == count - 1 && differing.count * 10 >= count * 9
    let isSmall = region.most < 0.25
    let isLocal = region.share < 0.9 && !region.boxes.isEmpty
    if !(isAtRest && isSmall) { judgeEnds(of: match, from: first, to: last) }
    if isLocal {
      let canMove = !isAtRest && changes?.hasMovedEdges ?? true
      let parts = canMove ? Self.parts(match, region) : []
      let change = parts.isEmpty ? changes?.change(in: region.boxes) ?? .look : .movement
      findings.append(.region(region.boxes, first: first, last: last, change))
      findings += parts
    } else if isAtRest && isSmall {
      let all = PixelRect(x: 0, y: 0, width: match.old.grid.width, height: match.old.grid.height)
      findings.append(.region([all], first: first, last: last, .look))
    }
  }

  /// Maximum number of boxes that are examined by themselves.
  private static let partLimit = 3

  /// The causes of differing boxes by themselves: the change may be plain, and just not the same everywhere.
  private static func parts(
    _ match: FingerprintMatch, _ region: FingerprintRegion
  ) -> [RecordingDifference] {
    region.boxes.prefix(partLimit).compactMap { box in
      let part = FingerprintMatch(match.old.part(in: box), match.new.part(in: box), asSeen: true)
      if let count = FingerprintShift.count(part) { return .part(box, .shifted(count)) }
      guard let change = FingerprintPace(part, ofPart: true)?.change,
        FingerprintEnds(part).allow(change)
      else {
        return nil
      }
      return .part(box, RecordingDifference(change, match.old))
    }
  }

  private mutating func judgeEnds(of match: FingerprintMatch, from first: Int, to last: Int) {
    let isFirstSame = match.isSame(0, 0)
    let isLastSame = match.isSame(match.old.frames.count - 1, match.new.frames.count - 1)
    if isFirstSame, isLastSame { findings.append(.between(first, last)) }
    if !isFirstSame { findings.append(.beginning) }
    if !isLastSame { findings.append(.end) }
  }
}

extension RecordingDifference {
  fileprivate init(_ change: FingerprintPace.Change, _ film: FrameFingerprints) {
    self =
      switch change {
      case .late(let frames): .late(milliseconds: film.milliseconds(frames))
      case .backwards: .backwards
      case .longer(let factor): .slower(factor)
      case .elsewhen(let frames, let frame):
        .elsewhen(
          milliseconds: film.milliseconds(frames), at: film.milliseconds(Double(frame)))
      }
  }
}

extension RecordingDifference {
  /// True if the finding is about what two frames of one number show.
  var isBetweenFrames: Bool {
    switch self {
    case .size, .length, .cutEnd, .cutBeginning: false
    default: true
    }
  }

  /// True if the same pictures at other times may be the cause of the finding, and it is not known at which.
  package var leavesTimesOpen: Bool {
    switch self {
    case .late, .slower, .elsewhen, .between, .beginning, .end, .part: true
    case .region(_, _, _, let change): change == .look || change == .movement
    case .size, .length, .levels, .shifted, .dropped, .doubled, .backwards, .swapped: false
    case .cutEnd, .cutBeginning, .rasterizer: false
    }
  }

  /// True if the finding says where and when pictures differ, and no cause.
  package var isAboutPlaces: Bool {
    switch self {
    case .between, .beginning, .end, .region, .part: true
    default: false
    }
  }

  /// True if the finding is about colors alone, wherever edges are.
  fileprivate var isAboutColors: Bool {
    switch self {
    case .levels, .rasterizer: true
    default: false
    }
  }

  /// True if the finding holds whatever colors mean.
  fileprivate var isAboutMovement: Bool {
    switch self {
    case .size, .length, .shifted, .late, .dropped, .doubled, .backwards, .slower, .elsewhen: true
    case .cutEnd, .cutBeginning, .part: true
    case .levels, .swapped, .between, .beginning, .end, .region, .rasterizer: false
    }
  }
}

extension FingerprintGrid {
  fileprivate var sizeWords: String { "\(width)x\(height)" }
}

/// Finds films that show the same some frames later.
private enum FingerprintShift {
  /// Returns the number of frames by which everything is later; `nil` if the films differ in another way.
  ///
  /// What a shift adds in front or behind has to be what the other film begins or ends with, and something
  /// has to move.
  static func count(_ match: FingerprintMatch) -> Int? {
    let limit = min(match.old.frames.count, match.new.frames.count) / 2
    guard limit > 0 else { return nil }
    let back = FingerprintMatch(match.new, match.old)
    for distance in 1...limit {
      if isSame(match, later: distance) { return distance }
      if isSame(back, later: distance) { return -distance }
    }
    return nil
  }

  /// Returns the number of frames missing in front of the new film; `nil` if something else is different.
  static func cutBeginning(_ match: FingerprintMatch) -> Int? {
    let count = match.old.frames.count - match.new.frames.count
    guard count > 0, match.new.frames.count > 1 else { return nil }
    let isTail = match.new.frames.indices.allSatisfy { match.isSame($0 + count, $0) }
    return isTail ? count : nil
  }

  private static func isSame(_ match: FingerprintMatch, later distance: Int) -> Bool {
    let (old, new) = (match.old.frames, match.new.frames)
    let shared = min(old.count, new.count - distance)
    guard shared > 1, (0..<shared).allSatisfy({ match.isSame($0, $0 + distance) }) else {
      return false
    }
    let last = old[old.count - 1]
    return new.prefix(distance).allSatisfy { match.isSame(old[0], $0) }
      && old.dropFirst(shared).allSatisfy { match.isSame(last, $0) }
      && new.dropFirst(shared + distance).allSatisfy { match.isSame(last, $0) }
      && old.prefix(shared).contains { !match.isSame(old[0], $0) }
  }
}

/// Beginnings and ends of two films, and whether they stand still there.
private struct FingerprintEnds {
  private let match: FingerprintMatch
  private let isFirstSame: Bool
  private let isLastSame: Bool

  init(_ match: FingerprintMatch) {
    self.match = match
    isFirstSame = match.isSame(0, 0)
    isLastSame = match.isSame(match.old.frames.count - 1, match.new.frames.count - 1)
  }

  /// True if one film begins as the other ends, and ends as it begins.
  var areSwapped: Bool {
    !isFirstSame && !isLastSame && match.isSame(0, match.new.frames.count - 1)
      && match.isSame(match.old.frames.count - 1, 0)
  }

  /// Returns true if such a change of times is consistent with the ends: where both films stand still, they
  /// have to show the same.
  func allow(_ change: FingerprintPace.Change) -> Bool {
    let (old, new) = (match.old.frames, match.new.frames)
    switch change {
    case .backwards: return true
    case .elsewhen: return isFirstSame && isLastSame
    case .late, .longer:
      let isBegun = isFirstSame || !(rests(old.prefix(2)) && rests(new.prefix(2)))
      let isEnded = isLastSame || !(rests(old.suffix(2)) && rests(new.suffix(2)))
      return isBegun && isEnded
    }
  }

  private func rests(_ frames: ArraySlice<FrameFingerprint>) -> Bool {
    guard let first = frames.first, let last = frames.last else { return true }
    return match.isSame(first, last)
  }
}
