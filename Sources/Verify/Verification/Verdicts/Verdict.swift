public import SegueMotion

/// Finds out what has become different, and what is only a consequence of it.
public struct Verdict {
  /// Differences, the most important in front.
  public private(set) var findings: [Difference] = []
  /// The numbers of the frames that differ.
  public private(set) var differingFrames: [Int] = []

  /// The number of layers that a verdict lists.
  private static let layerLimit = 5

  /// Judges a film by the texts that were agreed on; with the film itself, causes are looked for.
  public init(
    expected: CaseResult.Evidence, actual: CaseResult.Evidence, of film: AnimatedScene? = nil
  ) {
    let frames = FrameComparison(
      expected: expected.frames?.digests ?? [], actual: actual.frames?.digests ?? [])
    differingFrames = frames.differing
    if let old = expected.timeline, let new = actual.timeline {
      judge(old.setting, new.setting)
      let layers = TimelineComparison(expected: old, actual: new)
      if let film, !frames.pattern.isShift {
        let causes = CauseFinder.causes(of: layers.changes, in: film, agreed: old)
        findings.insert(contentsOf: causes.map { .cause($0) }, at: 0)
      }
      judge(layers, frames.pattern)
    }
    if let old = expected.frames, let new = actual.frames { judge(old, new, frames.pattern) }
  }

  private mutating func judge(_ old: FilmSetting, _ new: FilmSetting) {
    if old.canvasWords != new.canvasWords {
      findings.append(.canvas(old: old.canvasWords, new: new.canvasWords))
    }
    if old.rate != new.rate { findings.append(.rate(old: old.rate, new: new.rate)) }
    if (old.duration, old.frameCount) != (new.duration, new.frameCount) {
      findings.append(
        .length(
          old: old.duration, new: new.duration, oldCount: old.frameCount,
          newCount: new.frameCount))
    }
    if old.background != new.background {
      findings.append(.background(old: old.background, new: new.background))
    }
  }

  private mutating func judge(
    _ layers: TimelineComparison, _ pattern: FrameComparison.Pattern
  ) {
    if case .shifted = pattern { return }
    if layers.isReordered, layers.changes.isEmpty { findings.append(.structure) }
    findings += layers.changes.prefix(Self.layerLimit).map { .layer($0) }
    let more = layers.changes.count - Self.layerLimit
    if more > 0 { findings.append(.moreLayers(more)) }
  }

  private mutating func judge(
    _ old: FrameRecord, _ new: FrameRecord, _ pattern: FrameComparison.Pattern
  ) {
    let isCanvas = findings.contains { if case .canvas = $0 { true } else { false } }
    if old.size != new.size, !isCanvas { findings.append(.size(old: old.size, new: new.size)) }
    if old.digests == new.digests { return }
    let isExplained = !findings.isEmpty
    switch pattern {
    case .same: break
    case .shifted(let count): findings.insert(.shifted(count), at: 0)
    case .detour: if isExplained { findings.append(.detour) }
    case .beginning: findings.append(.beginning)
    case .end: findings.append(.end)
    case .bothEnds: findings += [.beginning, .end]
    }
    if isExplained || pattern.isShift { return }
    findings.insert(Self.cause(old, new), at: 0)
  }

  /// Returns the likely cause of frames that differ while no layer does.
  private static func cause(_ old: FrameRecord, _ new: FrameRecord) -> Difference {
    if old.ignored != new.ignored { return .ignored }
    if let font = old.fonts.first(where: { !new.fonts.contains($0) }) {
      return .font(file: font.file)
    }
    if old.engine != new.engine { return .engine(old: old.engine, new: new.engine) }
    return .pixels
  }
}

extension FilmSetting {
  /// Description of the canvas.
  fileprivate var canvasWords: String { "\(size) points at scale \(scale)" }
}

extension FrameComparison.Pattern {
  fileprivate var isShift: Bool {
    if case .shifted = self { true } else { false }
  }
}

extension Verdict {
  /// True if frames differ while nothing else does.
  public var isPixelsOnly: Bool {
    findings.allSatisfy { finding in
      switch finding {
      case .pixels, .engine, .font, .detour, .beginning, .end: true
      default: false
      }
    }
  }
}
