/// A storyboard or a nib as its elements.
///
/// Nothing outside the text is read, and no entities are declared: a document type is refused.
package struct InterfaceDocument: Equatable, Sendable {
  /// The outermost element, `document`.
  package var root: InterfaceElement

  /// Bounds of a file; the largest storyboards of public apps have a few ten thousand elements.
  package enum Bounds {
    /// Bytes of UTF-8.
    package static let bytes = 16_000_000
    /// Elements in all.
    package static let elements = 200_000
    /// Elements inside each other.
    package static let depth = 200
  }

  /// The document in a text; `path` is what errors call its file.
  package init(xml: String, path: String) throws(InterfaceError) {
    let bytes = xml.utf8.count
    guard bytes <= Bounds.bytes else {
      throw InterfaceError(reason: .tooLarge(bytes: bytes), path: path, line: 1)
    }
    let text = InterfaceDocument.withoutDeclaration(xml)
    guard let first = text.first(where: { !$0.isWhitespace }) else {
      throw InterfaceError(reason: .malformed(code: 4), path: path, line: 1)
    }
    guard first == "<" else { throw InterfaceError(reason: .unreadable, path: path, line: 1) }
    if let line = InterfaceDocument.lineOfDocumentType(text) {
      throw InterfaceError(reason: .documentType, path: path, line: line)
    }
    root = try ElementReader(path: path).root(of: text)
    guard root.name == "document" else {
      throw InterfaceError(reason: .wrongRoot(root.name), path: path, line: root.line)
    }
  }

  /// The text without its mark of byte order and its declaration.
  ///
  /// The encoding that it names was that of the file; the text that we have is no longer in it.
  private static func withoutDeclaration(_ xml: String) -> String {
    var text = xml[...]
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    guard text.hasPrefix("<?xml"), let end = text.firstIndex(of: ">") else { return String(text) }
    let lines = text[...end].unicodeScalars.count { $0 == "\n" }
    return String(repeating: "\n", count: lines) + text[text.index(after: end)...]
  }

  /// The line of a document type outside of comments and character data; `nil` if there is none.
  private static func lineOfDocumentType(_ text: String) -> Int? {
    let bytes = Array(text.utf8)
    var (index, line) = (0, 1)
    /// Goes past the next place where some bytes stand.
    func skip(past end: String) {
      let end = Array(end.utf8)
      while index < bytes.count, !bytes[index...].starts(with: end) {
        if bytes[index] == UInt8(ascii: "\n") { line += 1 }
        index += 1
      }
    }
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: "<"):
        let rest = bytes[index...]
        if rest.starts(with: "<!--".utf8) {
          skip(past: "-->")
        } else if rest.starts(with: "<![CDATA[".utf8) {
          skip(past: "]]>")
        } else if rest.starts(with: "<!".utf8) {
          return line
        }
      default: break
      }
      index += 1
    }
    return nil
  }
}
