public import SegueFiles
public import SegueRaster
public import SegueRendering

/// Kind of golden of a film: how it is taken, written, read, compared and shown.
///
/// A type of this protocol is all there is of a kind. Those of the program are in `Kinds`; a test brings its own
/// by handing one to `SnapshotStrategy.golden`. What a kind does not say is a text's (``TextGolden``) or a
/// picture's.
public protocol FilmGolden<Value>: GoldenStrategy {
  /// Content of such a golden, as far as it is compared.
  associatedtype Value: Equatable & Sendable

  /// Line about the content, for lists of choices.
  var summary: String { get }
  /// True for a text, which is taken of every film, and has to be byte for byte what the film would write.
  var isText: Bool { get }
  /// True if pixels count, and so do jumps of the film.
  var seesPixels: Bool { get }
  /// Kinds that are kept instead where the film is a recording.
  var kindsOfRecordings: Set<GoldenKind> { get }

  /// Returns the content for a film; `concurrency` frames are drawn at once by `engine`, a version of the program.
  func value(
    of item: SnapshotCase, engine: String, concurrency: Int
  ) async throws(RenderError) -> Value

  /// Returns the golden with this content.
  func bytes(of value: Value) throws(RenderError) -> [UInt8]

  /// Returns the content of a golden, or the place where it is damaged.
  func value(reading bytes: [UInt8]) throws(GoldenError) -> Value

  /// Adds the differences to a verdict.
  func judge(_ actual: Value, expected: Value, in verdict: inout Verdict)

  /// Returns the actual content with the expected one wherever only pixels tell them apart.
  func tolerating(_ actual: Value, like expected: Value) -> Value

  /// Returns the content as people look at it where something differs; `nil` for one that says nothing to them.
  func exhibit(of value: Value) -> GoldenExhibit?
}

/// Content of a golden as people look at it.
public enum GoldenExhibit: Equatable, Sendable {
  /// A text.
  case text(String)
  /// A picture.
  case picture(Surface)
  /// Moments of the film in one picture, as a film strip has them.
  case moments(Surface)

  /// The picture, if it is one.
  package var surface: Surface? {
    switch self {
    case .text: nil
    case .picture(let surface), .moments(let surface): surface
    }
  }
}

extension FilmGolden {
  /// The name in sentences.
  public var summary: String { words }
  /// False: a picture, unless a kind says otherwise.
  public var isText: Bool { false }
  /// True, because pictures are pixels.
  public var seesPixels: Bool { true }
  /// None: recordings have none of it.
  public var kindsOfRecordings: Set<GoldenKind> { [] }

  /// Adds that something differs.
  public func judge(_ actual: Value, expected: Value, in verdict: inout Verdict) {
    if actual != expected { verdict.add("it is not the expected one", by: self) }
  }

  /// Returns the actual content: a tolerance changes nothing about it.
  public func tolerating(_ actual: Value, like expected: Value) -> Value { actual }

  /// Returns nothing to look at.
  public func exhibit(of value: Value) -> GoldenExhibit? { nil }
}

/// Kind of golden that is a text, which people read in reviews.
public protocol TextGolden: FilmGolden {
  /// Returns the text with this content.
  func text(of value: Value) -> String

  /// Returns the content of a text, or the place where it is damaged.
  func value(reading text: String) throws(GoldenError) -> Value
}

extension TextGolden {
  /// True: it is a text.
  public var isText: Bool { true }
  /// False: it is about something else, unless a kind says otherwise.
  public var seesPixels: Bool { false }

  /// Returns the bytes of the text.
  public func bytes(of value: Value) -> [UInt8] { Array(text(of: value).utf8) }

  /// Returns the content of the text that bytes are.
  public func value(reading bytes: [UInt8]) throws(GoldenError) -> Value {
    try value(reading: String(decoding: bytes, as: UTF8.self))
  }

  /// Adds the first place in which the texts differ.
  public func judge(_ actual: Value, expected: Value, in verdict: inout Verdict) {
    let (old, new) = (Array(text(of: expected).utf8), Array(text(of: actual).utf8))
    if let place = GoldenError(comparing: old, to: new) {
      verdict.findings.append(.text(kind, place))
    }
  }

  /// Returns the text.
  public func exhibit(of value: Value) -> GoldenExhibit? { .text(text(of: value)) }
}

extension TextGolden where Value == String {
  /// Returns the content, which is the text.
  public func text(of value: String) -> String { value }

  /// Returns the text, which is the content.
  public func value(reading text: String) -> String { text }
}

extension GoldenError {
  /// Damage of a golden: what was found where something else was expected, in a line that is counted from 1.
  public init(unreadable found: String, expected: String, line: Int? = nil) {
    self.init(line: line, column: nil, found: found, expected: expected)
  }
}

extension FilmGolden {
  /// The kind of goldens that is made in this way.
  package var kind: GoldenKind { GoldenKind(self) }
}

extension GoldenKind {
  /// Line about the content, for lists of choices.
  package var summary: String { filmGolden?.summary ?? words }
  /// True for a text, which is taken of every film.
  package var isText: Bool { filmGolden?.isText ?? false }
  /// Kinds that are kept instead where a film is a recording.
  package var kindsOfRecordings: Set<GoldenKind> { filmGolden?.kindsOfRecordings ?? [] }

  /// The way in which such goldens come of films; `nil` for a kind of recordings alone.
  var filmGolden: (any FilmGolden)? { strategy as? any FilmGolden }
}

extension Set<GoldenKind> {
  /// The ways in which these goldens come of films, in their order.
  var filmGoldens: [any FilmGolden] { ordered.compactMap(\.filmGolden) }
}
