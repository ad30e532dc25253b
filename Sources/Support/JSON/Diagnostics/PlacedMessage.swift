/// A message with its place in lines and columns: what is left of a diagnostic where nobody has its source.
///
/// Lines and columns count from 1, and the end is the position after the last character; what does not apply is
/// `nil`.
package struct PlacedMessage: Hashable, Sendable, Codable {
  /// A stretch of a file.
  package struct Place: Hashable, Sendable, Codable {
    /// The file, as the user named it.
    package var file: String
    /// The begin of the stretch.
    package var line, column: Int?
    /// The end of the stretch.
    package var endLine, endColumn: Int?
  }

  /// Another place that the message speaks of.
  package struct Remark: Hashable, Sendable, Codable {
    /// The other place.
    package let place: Place
    /// The words about it.
    package let message: String
  }

  /// The word in front of the message: error, warning or note.
  package let severity: String
  /// The place, unless it is about none in a file.
  package var place: Place?
  /// The part of the scene it is about.
  package var path: String?
  /// The mistake.
  package let message: String
  /// The way to go on, where we know.
  package var hint: String?
  /// Other places that the message speaks of.
  package var related: [Remark] = []

  /// A message about no place in a file.
  package init(_ severity: Diagnostic.Severity, _ message: String, hint: String? = nil) {
    self.severity = severity.name
    self.message = message
    self.hint = hint
  }

  /// The message as an object; what does not apply is left out.
  package var json: JSONValue {
    var members: [JSONValue.Member] = [.init("severity", .string(severity))]
    members += place?.members ?? []
    if let path { members.append(.init("path", .string(path))) }
    members.append(.init("message", .string(message)))
    if let hint { members.append(.init("hint", .string(hint))) }
    if !related.isEmpty {
      members.append(
        .init(
          "related",
          .array(
            related.map { .object($0.place.members + [.init("message", .string($0.message))]) })))
    }
    return .object(members)
  }
}

extension PlacedMessage.Place {
  fileprivate var members: [JSONValue.Member] {
    let numbers = [
      ("line", line), ("column", column), ("endLine", endLine), ("endColumn", endColumn),
    ]
    return [.init("file", .string(file))]
      + numbers.compactMap { name, number in number.map { JSONValue.Member(name, JSONValue($0)) } }
  }
}
