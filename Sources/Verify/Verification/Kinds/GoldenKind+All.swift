extension GoldenKind {
  /// Kinds of goldens that the program makes, in the order in which they are written and listed.
  package static let all: [GoldenKind] = [
    .timeline, .frames, .strip, .recording, .looks, .values,
  ]

  /// Kinds of goldens that are kept of scenes.
  package static let ofScenes = Set(all.filter { $0.filmGolden != nil })
  /// Kinds of goldens that are kept of recordings.
  package static let ofRecordings = Set(all.filter { $0.recordingGolden != nil })

  /// The kind of this name; `nil` if the program makes none.
  package init?(named name: String) {
    guard let kind = Self.all.first(where: { $0.name == name }) else { return nil }
    self = kind
  }
}

extension Set<GoldenKind> {
  /// The kinds in the order in which they are written and listed: those of the program, then others by their
  /// names.
  package var ordered: [GoldenKind] {
    let known = GoldenKind.all.filter(contains)
    return known + subtracting(known).sorted { $0.name < $1.name }
  }
}

/// A kind is told by its name.
extension GoldenKind: Codable {
  /// Creates the kind of the program that another run has named.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let kind = GoldenKind(named: name) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "Cannot initialize GoldenKind from invalid String value \(name)")
    }
    self = kind
  }

  /// Tells another run the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
