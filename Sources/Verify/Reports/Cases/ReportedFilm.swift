package import SegueRaster
package import SegueRendering
import SegueTextSupport
import SegueVerification

/// Frames of a film as a report shows them: expected, actual, and what differs between them.
///
/// Frames are made small and compressed as they come, so that a film never has to be in memory:
///
/// ```swift
/// var film = ReportedFilm("All frames")
/// for (number, pair) in pairs.enumerated() {
///   try film.add(frame: number, expected: pair.old, actual: pair.new)
/// }
/// ```
package struct ReportedFilm: Sendable, Codable {
  /// Title of the frames, such as `All frames`.
  package let title: String
  /// The frames in order.
  package private(set) var frames: [ReportedFrame] = []
  /// The width of a picture at most; wider ones are made smaller by a whole factor.
  package let maximumWidth: Int
  /// The number of frames that were added; more than are there when some were left out.
  package private(set) var addedCount = 0

  /// A film without frames yet.
  package init(_ title: String, maximumWidth: Int = 480) {
    self.title = title
    self.maximumWidth = maximumWidth
  }

  /// Adds a frame of a film: what was expected, what is, or both, of which the difference is shown.
  package mutating func add(
    frame number: Int, expected: Surface? = nil, actual: Surface? = nil
  ) throws(RenderError) {
    try add(
      ReportedFrame.Moment(label: "frame \(number)", number: number), expected: expected,
      actual: actual)
  }

  /// Adds a picture that is no frame of a film, under a name of its own, and with the time at which it is seen if it
  /// has one.
  package mutating func add(
    picture label: String, at milliseconds: Double? = nil, expected: Surface? = nil,
    actual: Surface? = nil
  ) throws(RenderError) {
    try add(
      ReportedFrame.Moment(label: label, milliseconds: milliseconds), expected: expected,
      actual: actual)
  }

  private mutating func add(
    _ moment: ReportedFrame.Moment, expected: Surface?, actual: Surface?
  ) throws(RenderError) {
    guard expected != nil || actual != nil else { return }
    frames.append(
      try ReportedFrame(moment, expected: expected, actual: actual, maximumWidth: maximumWidth))
    addedCount += 1
  }

  /// True if it shows expected frames beside actual ones.
  package var isPaired: Bool { frames.contains { $0.expected != nil && $0.actual != nil } }

  /// Keeps as many frames, and pictures as wide, as the detail allows; `differing` frames stay before others.
  mutating func thin(to detail: PictureDetail, _ differing: Set<Int>) {
    if let count = detail.maximumFrames, frames.count > count {
      let marks = frames.map { frame in
        frame.differs || frame.number.map { differing.contains($0) } ?? false
      }
      frames = FrameChoice(marks, count: count).indices.map { frames[$0] }
    }
    if let width = detail.maximumWidth {
      for index in frames.indices { frames[index].shrink(to: width) }
    }
  }
}

extension ReportedFilm {
  /// Pictures among the evidence of two films, of which one may have none.
  static func all(
    expected: CaseResult.Evidence?, actual: CaseResult.Evidence
  ) throws(RenderError) -> [ReportedFilm] {
    let kinds = actual.kinds.union(expected?.kinds ?? []).ordered.filter { !$0.isText }
    return try kinds.map { (kind) throws(RenderError) in
      try ReportedFilm(
        kind.words, expected: expected?.exhibit(of: kind), actual: actual.exhibit(of: kind))
    }.filter { !$0.frames.isEmpty }
  }

  /// Pictures of one kind, of which one may be missing.
  private init(
    _ words: String, expected: GoldenExhibit?, actual: GoldenExhibit?
  ) throws(RenderError) {
    switch (expected, actual) {
    case (.moments, _), (_, .moments):
      try self.init(expected: expected?.surface, actual: actual?.surface)
    default:
      self.init(words)
      try add(picture: words, expected: expected?.surface, actual: actual?.surface)
    }
  }

  /// The moments of two film strips, of which one may be missing.
  private init(expected: Surface?, actual: Surface?) throws(RenderError) {
    self.init("Five moments")
    let strip = FilmStrip()
    let (old, new) = (
      expected.map { strip.places(in: $0) } ?? [], actual.map { strip.places(in: $0) } ?? []
    )
    for index in 0..<max(old.count, new.count) {
      let moment = ReportedFrame.Moment(
        label: "\(index * 100 / max(strip.count - 1, 1)) %")
      try add(
        moment, expected: try Self.moment(index, of: old, in: expected),
        actual: try Self.moment(index, of: new, in: actual))
    }
  }

  /// Returns a moment of a film strip, as far as it has so many and the picture goes.
  private static func moment(
    _ index: Int, of places: [PixelRect], in strip: Surface?
  ) throws(RenderError) -> Surface? {
    guard let strip, places.indices.contains(index), !places[index].isEmpty,
      strip.bounds.contains(places[index])
    else { return nil }
    do throws(MemoryError) { return try strip.part(places[index]) } catch { throw .memory(error) }
  }
}

extension ReportedFilm: Plausible {
  /// True if its counts are those of a film.
  package var isPlausible: Bool { maximumWidth > 0 && addedCount >= 0 }
}

/// Choice of the frames that stay when not all can: those that differ before the others, spread evenly.
package struct FrameChoice {
  /// The places of those that stay, ascending.
  package let indices: [Int]

  /// Chooses `count` at most of frames of which some are known to differ.
  package init(_ differs: [Bool], count: Int) {
    let marked = Self.spread(differs.indices.filter { differs[$0] }, count)
    let others = Self.spread(differs.indices.filter { !differs[$0] }, count - marked.count)
    indices = (marked + others).sorted()
  }

  /// The first, the last, and some between.
  private static func spread(_ places: [Int], _ count: Int) -> [Int] {
    if places.count <= count { return places }
    if count < 2 { return Array(places.prefix(count)) }
    return (0..<count).map { places[$0 * (places.count - 1) / (count - 1)] }
  }
}
