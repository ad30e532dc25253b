import SegueTextSupport

/// Writes JSON text that every reader takes and that is the same on every machine.
///
/// Numbers are the shortest text that reads back as the same number, whole ones without a point.
/// Characters that a terminal or a script would obey (controls, line and paragraph separators) are
/// escaped; all others stand as they are.
package struct JSONWriter: Hashable, Sendable {
  /// Placement of line breaks.
  package enum Layout: Hashable, Sendable {
    /// No spaces and no line breaks.
    case compact
    /// One line, with a space after each comma and colon, as people write it.
    case line
    /// One member a line, two spaces deeper each level; a list of plain values that takes at most
    /// 72 columns stays on one line. No line break at the end.
    case pretty
  }

  /// Placement of line breaks.
  package var layout: Layout
  /// True if `<` is escaped, so that the text can stand inside a `<script>` element.
  package var escapesMarkup: Bool

  /// A writer with that layout.
  package init(_ layout: Layout, escapesMarkup: Bool = false) {
    self.layout = layout
    self.escapesMarkup = escapesMarkup
  }

  /// The text of `value`.
  package func text(of value: JSONValue) -> String {
    var output = ""
    write(value, depth: 0, to: &output)
    return output
  }

  private static let listWidth = 72

  private func write(_ value: JSONValue, depth: Int, to output: inout String) {
    switch value {
    case .null: output += "null"
    case .bool(let flag): output += flag ? "true" : "false"
    case .number(let number): output += text(of: number)
    case .string(let string): write(string, to: &output)
    case .array(let elements): write(elements, depth: depth, to: &output)
    case .object(let members): write(members, depth: depth, to: &output)
    }
  }

  private func write(_ elements: [JSONValue], depth: Int, to output: inout String) {
    if layout == .pretty, let line = line(of: elements) {
      output += line
      return
    }
    writeList(between: "[", "]", count: elements.count, depth: depth, to: &output) {
      index, output in
      write(elements[index], depth: depth + 1, to: &output)
    }
  }

  private func write(_ members: [JSONValue.Member], depth: Int, to output: inout String) {
    writeList(between: "{", "}", count: members.count, depth: depth, to: &output) { index, output in
      write(members[index].key, to: &output)
      output += layout == .compact ? ":" : ": "
      write(members[index].value, depth: depth + 1, to: &output)
    }
  }

  private func writeList(
    between opening: String, _ closing: String, count: Int, depth: Int, to output: inout String,
    writeItem: (Int, inout String) -> Void
  ) {
    output += opening
    for index in 0..<count {
      if index > 0 { output += layout == .line ? ", " : "," }
      breakLine(depth: depth + 1, in: &output)
      writeItem(index, &output)
    }
    if count > 0 { breakLine(depth: depth, in: &output) }
    output += closing
  }

  /// The list on one line, if it holds plain values only and fits.
  private func line(of elements: [JSONValue]) -> String? {
    var line = "["
    for element in elements {
      switch element {
      case .array, .object: return nil
      default: break
      }
      if line.utf8.count > 1 { line += ", " }
      write(element, depth: 0, to: &line)
      guard line.unicodeScalars.count < Self.listWidth else { return nil }
    }
    return line + "]"
  }

  private func breakLine(depth: Int, in output: inout String) {
    guard layout == .pretty else { return }
    output += "\n" + String(repeating: "  ", count: depth)
  }

  private func text(of number: Double) -> String {
    number.isFinite ? number.shortest : "null"
  }

  private func write(_ string: String, to output: inout String) {
    output += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\u{8}": output += "\\b"
      case "\u{C}": output += "\\f"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case "<" where escapesMarkup: output += scalar.escaped
      default: output.appendVisible(scalar)
      }
    }
    output += "\""
  }
}

extension JSONValue {
  /// The value on one line, without a space.
  package var compact: String { JSONWriter(.compact).text(of: self) }
  /// The value on one line, as people write it: a space after each comma and colon.
  package var line: String { JSONWriter(.line).text(of: self) }
  /// The value over several lines, for people.
  package var pretty: String { JSONWriter(.pretty).text(of: self) }
}
