import SegueFiles
import SegueMotion
import SegueRendering
import SegueSceneGraph

extension GoldenKind {
  /// The digests of all frames.
  package static let frames = GoldenKind(FramesGolden())
}

extension CaseResult.Evidence {
  /// Digests of the film's frames.
  package var frames: FrameRecord? {
    get { self[.frames] }
    set { self[.frames] = newValue }
  }
}

/// Golden of the digests of all frames, which finds any change of any pixel.
struct FramesGolden: TextGolden {
  let name = "frames"
  let ending = ".frames.txt"
  let words = "list of frames"
  let summary = "a digest for each frame"
  let seesPixels = true

  var kindsOfRecordings: Set<GoldenKind> { [.recording, .looks] }

  func value(
    of item: SnapshotCase, engine: String, concurrency: Int
  ) async throws(RenderError) -> FrameRecord {
    var sink = DigestSink(encoder: MaskedHashEncoder(item))
    try await FilmRenderer(item.film, by: item.renderer, concurrency: concurrency)
      .render(FrameSchedule(all: item.film), into: &sink)
    let canvas = item.film.canvas
    return FrameRecord(
      engine: engine, fonts: item.fonts, size: "\(canvas.pixelWidth)x\(canvas.pixelHeight)",
      ignored: item.ignored.map(\.words), digests: sink.digests)
  }

  func text(of record: FrameRecord) -> String { record.text }

  func value(reading text: String) throws(GoldenError) -> FrameRecord {
    try FrameRecord(reading: text)
  }

  func judge(_ actual: FrameRecord, expected: FrameRecord, in verdict: inout Verdict) {
    verdict.judge(actual, expected: expected)
  }

  /// Returns the actual size and regions, with the digests that were agreed, and with what they were drawn.
  func tolerating(_ actual: FrameRecord, like expected: FrameRecord) -> FrameRecord {
    var frames = actual
    frames.engine = expected.engine
    frames.fonts = expected.fonts
    frames.digests = expected.digests
    return frames
  }

  /// Returns nothing: digests say nothing to people.
  func exhibit(of record: FrameRecord) -> GoldenExhibit? { nil }
}

extension Verdict {
  fileprivate mutating func judge(_ new: FrameRecord, expected old: FrameRecord) {
    let isCanvas = findings.contains { if case .canvas = $0 { true } else { false } }
    if old.size != new.size, !isCanvas { findings.append(.size(old: old.size, new: new.size)) }
    if old.digests == new.digests { return }
    let isExplained = !findings.isEmpty
    switch frames.pattern {
    case .same: break
    case .shifted(let count): findings.insert(.shifted(count), at: 0)
    case .detour: if isExplained { findings.append(.detour) }
    case .beginning: findings.append(.beginning)
    case .end: findings.append(.end)
    case .bothEnds: findings += [.beginning, .end]
    }
    if isExplained || frames.pattern.isShift { return }
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

extension FrameComparison.Pattern {
  /// True if everything happens as before, only later or earlier.
  var isShift: Bool {
    if case .shifted = self { true } else { false }
  }
}

/// Keeps the digest of each frame.
private struct DigestSink: FrameSink {
  let encoder: MaskedHashEncoder
  private(set) var digests: [String] = []

  init(encoder: MaskedHashEncoder) {
    self.encoder = encoder
  }

  mutating func write(_ packet: String, index: Int) {
    digests.append(String(packet.drop { $0 != " " }.dropFirst()))
  }

  mutating func finish() {}
}

/// Identifies frames without what is ignored in them.
private struct MaskedHashEncoder: FrameEncoder {
  let item: SnapshotCase
  private let base = HashEncoder()

  init(_ item: SnapshotCase) {
    self.item = item
  }

  var form: Frame.Form { base.form }

  func encode(_ frame: Frame) throws(RenderError) -> String {
    guard !item.ignored.isEmpty, case .pixels(let surface) = frame.content else {
      return try base.encode(frame)
    }
    let masked = try item.masked(surface, [item.film.scene(frame: frame.index)])
    return try base.encode(
      Frame(index: frame.index, time: frame.time, content: .pixels(masked)))
  }
}
