/// A line of a log that GitHub shows beside the files of a change: `::error file=a.json,line=3::words`.
package struct WorkflowCommand: Hashable, Sendable {
  /// Kinds of messages to show.
  package enum Kind: String, Sendable {
    /// Something is wrong.
    case error
    /// Something may be wrong.
    case warning
    /// Something is worth knowing.
    case notice
  }

  /// The line, without its end.
  package let text: String

  /// A command with these properties, which say where it belongs, in their order.
  package init(_ kind: Kind, properties: [(name: String, value: String)], _ words: String) {
    let list = properties.map { "\($0.name)=\(Self.escaped($0.value, also: ":,"))" }
    let place = list.isEmpty ? "" : " " + list.joined(separator: ",")
    text = "::\(kind.rawValue)\(place)::\(Self.escaped(words, also: ""))"
  }

  /// Words that end where they end: what would end a command or a property is a percent escape.
  private static func escaped(_ words: String, also special: String) -> String {
    var text = ""
    for scalar in words.unicodeScalars {
      if "%\r\n\(special)".unicodeScalars.contains(scalar) {
        text += "%" + scalar.value.digits(atLeast: 2, radix: 16, uppercase: true)
      } else {
        text.appendVisible(scalar)
      }
    }
    return text
  }
}
