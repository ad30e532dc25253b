import SegueJSON

/// A text that has been read, for tests to look at.
struct Reading {
  let root: JSONNode?
  let diagnostics: Diagnostics

  init(
    _ text: String, _ dialect: JSONDialect = .json, limits: JSONLimits = JSONLimits(),
    name: String = "scene.json"
  ) {
    self.init(Array(text.utf8), dialect, limits: limits, name: name)
  }

  init(
    _ bytes: [UInt8], _ dialect: JSONDialect = .json, limits: JSONLimits = JSONLimits(),
    name: String = "scene.json"
  ) {
    var diagnostics = Diagnostics()
    root = JSONReader(dialect, limits: limits)
      .read(SourceText(name: name, bytes: bytes), into: &diagnostics)
    self.diagnostics = diagnostics
  }

  /// The messages, sorted by place.
  var messages: [String] { diagnostics.sorted.map(\.message) }

  /// The value without its places, on one line.
  var value: String? { root.map { JSONValue($0).compact } }
}
