package import SegueRendering

extension FilmGolden {
  /// Takes the evidence of a film, unless it is there.
  func take(
    of item: SnapshotCase, engine: String, concurrency: Int,
    into evidence: inout CaseResult.Evidence
  ) async throws(RenderError) {
    if evidence.kinds.contains(kind) { return }
    evidence[kind] = try await value(of: item, engine: engine, concurrency: concurrency)
  }

  /// Returns the golden that keeps the evidence; `nil` if there is none.
  func bytes(of evidence: CaseResult.Evidence) throws(RenderError) -> [UInt8]? {
    let value: Value? = evidence[kind]
    guard let value else { return nil }
    return try bytes(of: value)
  }

  /// Returns the golden of evidence that is taken for the expected one wherever only pixels tell them apart.
  func bytes(
    of actual: CaseResult.Evidence, tolerating expected: CaseResult.Evidence
  ) throws(RenderError) -> [UInt8]? {
    let (old, new): (Value?, Value?) = (expected[kind], actual[kind])
    guard let old, let new else { return nil }
    return try bytes(of: tolerating(new, like: old))
  }

  /// Returns the evidence as people look at it.
  func exhibit(of evidence: CaseResult.Evidence) -> GoldenExhibit? {
    let value: Value? = evidence[kind]
    return value.flatMap(exhibit(of:))
  }
}

extension SnapshotCase {
  /// Returns the evidence of the film, in the texts that are kept; `concurrency` frames are drawn at once.
  package func evidence(
    engine: String, concurrency: Int
  ) async throws(RenderError) -> CaseResult.Evidence {
    var evidence = CaseResult.Evidence()
    for golden in kinds.filmGoldens where golden.isText {
      try await golden.take(
        of: self, engine: engine, concurrency: concurrency, into: &evidence)
    }
    return evidence
  }
}

extension CaseResult.Evidence {
  /// Returns the content of a kind as people look at it; `nil` if there is none.
  package func exhibit(of kind: GoldenKind) -> GoldenExhibit? {
    kind.filmGolden?.exhibit(of: self)
  }

  /// Removes pictures, which are large.
  package mutating func removePictures() {
    for kind in kinds where !kind.isText { remove(kind) }
  }
}

/// Values are told another run where they can be; pictures cannot.
///
/// They are told part by part: those of a recording may be none of which a golden can speak.
extension CaseResult.Evidence: Codable {
  /// Creates the evidence that another run has reported.
  package init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: KindKey.self)
    for golden in GoldenKind.ofScenes.filmGoldens { try read(golden, from: container) }
  }

  private mutating func read<Golden: FilmGolden>(
    _ golden: Golden, from container: KeyedDecodingContainer<KindKey>
  ) throws {
    guard let type = Golden.Value.self as? any Decodable.Type else { return }
    let value = try container.decodeIfPresent(type, forKey: KindKey(stringValue: golden.name))
    self[golden.kind] = value as? Golden.Value
  }

  /// Tells it another run.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: KindKey.self)
    for golden in kinds.filmGoldens { try tell(golden, into: &container) }
  }

  private func tell<Golden: FilmGolden>(
    _ golden: Golden, into container: inout KeyedEncodingContainer<KindKey>
  ) throws {
    let value: Golden.Value? = self[golden.kind]
    guard let value = value as? any Encodable else { return }
    try container.encode(value, forKey: KindKey(stringValue: golden.name))
  }
}

/// Name of a kind as that of a member.
private struct KindKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }

  init?(intValue: Int) { nil }
}
