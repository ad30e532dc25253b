import SegueJSON
import SegueTextSupport

extension ReadContext {
  /// The node with its variables filled in; `nil` when one of them is unknown or open.
  ///
  /// A text that is one variable becomes the variable's value, type and all, and one that is a
  /// calculation a number; inside a longer text both become words. `$${` stands for `${` itself.
  mutating func filled(_ node: JSONNode) -> JSONNode? {
    guard let text = node.string, text.contains("${") else { return node }
    let pieces = TemplatePiece.split(text)
    if case .variable(let name)? = pieces.first, pieces.count == 1 {
      guard let value = value(of: name, for: node),
        spend(value.string?.utf8.count ?? 0, at: node.range)
      else { return nil }
      return JSONNode(value.value, at: node.range)
    }
    return words(pieces, node).map { JSONNode(.string($0), at: node.range) }
  }

  /// The words that the pieces of a text make.
  private mutating func words(_ pieces: [TemplatePiece], _ node: JSONNode) -> String? {
    var result = ""
    for piece in pieces {
      switch piece {
      case .words(let words): result += words
      case .variable(let name):
        guard let value = value(of: name, for: node) else { return nil }
        result += value.plainText
      case .open(let rest):
        return refuse(
          node, "\(Quote(rest)) has no closing '}'", hint: "write '$${' for the characters '${'")
      }
      guard result.utf8.count <= ReadContext.textLimit else {
        return refuse(
          node, "with its variables the text has more than \(ReadContext.textLimit >> 10) kB")
      }
    }
    return spend(result.utf8.count, at: node.range) ? result : nil
  }

  /// The most bytes of a text with variables, or of all runs of one: as many as a text without them
  /// may have.
  static let textLimit = JSONLimits().stringLength

  private mutating func value(of text: String, for node: JSONNode) -> JSONNode? {
    if Calculation.isMeant(by: text, variables) { return result(of: text, for: node) }
    return value(named: text, for: node)
  }

  private mutating func result(of calculation: String, for node: JSONNode) -> JSONNode? {
    do throws(SceneError) {
      let number = try Calculation.value(of: calculation, variables)
      return JSONNode(.number(number), at: node.range)
    } catch {
      return refuse(node, error.message, hint: error.hint)
    }
  }

  private mutating func value(named name: String, for node: JSONNode) -> JSONNode? {
    guard let variable = variables[name] else {
      let declared = variables.declared
      return refuse(
        node, "unknown variable \(Quote(name))",
        hint: Expected.hint(for: name, among: declared) ?? "declare it under 'vars'")
    }
    guard let value = variables.value(of: variable) else {
      return refuse(
        node, "variable \(Quote(name)) has no value",
        hint: "give it a 'default' or set it with --set \(name)=...")
    }
    return value
  }
}

/// A part of a text with variables.
private enum TemplatePiece: Hashable {
  case words(String)
  case variable(String)
  /// A variable that is never closed.
  case open(String)

  /// The parts of `text`.
  static func split(_ text: String) -> [TemplatePiece] {
    var pieces: [TemplatePiece] = []
    var words = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$") {
      words += rest[..<dollar]
      rest = rest[dollar...]
      if rest.hasPrefix("$${") {
        words += "${"
        rest = rest.dropFirst(3)
      } else if rest.hasPrefix("${") {
        guard let close = rest.firstIndex(of: "}") else { return pieces + [.open(String(rest))] }
        if !words.isEmpty { pieces.append(.words(words)) }
        words = ""
        pieces.append(.variable(String(rest[rest.index(rest.startIndex, offsetBy: 2)..<close])))
        rest = rest[rest.index(after: close)...]
      } else {
        words += "$"
        rest = rest.dropFirst()
      }
    }
    words += rest
    return words.isEmpty ? pieces : pieces + [.words(words)]
  }
}
