import SegueRaster

/// What has become different about a film, from its pixels alone; causes first, and what only follows from
/// them left out.
public struct FootageVerdict: Sendable {
  /// What differs.
  public private(set) var findings: [FootageFinding] = []
  /// The numbers of the frames that differ, among those that both films have.
  public private(set) var differingFrames: [Int] = []
  /// Whether every pixel counted; otherwise people would have to see it.
  public let isExact: Bool

  /// Judges a film by another one on the same raster.
  public init(expected old: Footage, actual new: Footage) {
    isExact = old.isExact && new.isExact
    guard (old.grid.width, old.grid.height) == (new.grid.width, new.grid.height) else {
      findings = [.size(old: old.grid.sizeWords, new: new.grid.sizeWords)]
      return
    }
    guard !old.frames.isEmpty, !new.frames.isEmpty else { return }
    var match = FootageMatch(old, new)
    differingFrames = Self.differing(match)
    judgeLength(old, new)
    if differingFrames.isEmpty {
      judgeEnd(match)
      return
    }
    if let levels = FootageLevels.rule(old, new) {
      findings.append(.levels(levels))
      match = FootageMatch(old.recolored { levels.changed($0) }, new)
      if Self.differing(match).isEmpty { return }
    }
    judgeMovement(match)
  }

  private static func differing(_ match: FootageMatch) -> [Int] {
    (0..<min(match.old.frames.count, match.new.frames.count)).filter { !match.isSame($0, $0) }
  }

  private mutating func judgeLength(_ old: Footage, _ new: Footage) {
    let (oldCount, newCount) = (old.frames.count, new.frames.count)
    if oldCount == newCount { return }
    findings.append(
      .length(
        old: old.milliseconds(Double(oldCount)), new: new.milliseconds(Double(newCount)),
        oldCount: oldCount, newCount: newCount))
  }

  /// Where all frames that both films have are alike, one of them may go on.
  private mutating func judgeEnd(_ match: FootageMatch) {
    let (old, new) = (match.old.frames, match.new.frames)
    if !match.isSame(old.count - 1, new.count - 1) { findings.append(.end) }
  }

  private mutating func judgeMovement(_ match: FootageMatch) {
    if let count = FootageShift.count(match) {
      findings.append(.shifted(count))
      return
    }
    let alignment = FootageAlignment(match)
    let few = max(2, min(match.old.frames.count, match.new.frames.count) / 6)
    if alignment.isWhole, alignment.dropped.count + alignment.doubled.count <= few {
      if !alignment.dropped.isEmpty { findings.append(.dropped(alignment.dropped)) }
      if !alignment.doubled.isEmpty { findings.append(.doubled(alignment.doubled)) }
      if !findings.isEmpty { return }
    }
    if let change = FootagePace(match)?.change {
      findings.append(FootageFinding(change, match.old))
      return
    }
    judgePlaces(match)
  }

  /// Where nothing is known of a cause, it is said what differs and where.
  private mutating func judgePlaces(_ match: FootageMatch) {
    let differing = Self.differing(match)
    guard let first = differing.first, let last = differing.last else { return }
    let count = min(match.old.frames.count, match.new.frames.count)
    let region = FootageRegion(match, differing)
    let isAtRest = first == 0 && last == count - 1 && differing.count * 10 >= count * 9
    let isSmall = region.most < 0.25
    if !(isAtRest && isSmall) { judgeEnds(match) }
    if region.share < 0.9, !region.boxes.isEmpty {
      findings.append(
        .region(region.boxes, first: first, last: last, isAtRest: isAtRest && isSmall))
    }
  }

  private mutating func judgeEnds(_ match: FootageMatch) {
    let isFirstSame = match.isSame(0, 0)
    let isLastSame = match.isSame(match.old.frames.count - 1, match.new.frames.count - 1)
    if isFirstSame, isLastSame { findings.append(.detour) }
    if !isFirstSame { findings.append(.beginning) }
    if !isLastSame { findings.append(.end) }
  }
}

extension FootageFinding {
  fileprivate init(_ change: FootagePace.Change, _ film: Footage) {
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

extension FootageGrid {
  fileprivate var sizeWords: String { "\(width)x\(height)" }
}
