/// The reason why a file of Interface Builder's cannot be read, with its place.
package struct InterfaceError: Error, Equatable, CustomStringConvertible {
  /// The kinds of reasons.
  package enum Reason: Equatable, Sendable {
    /// More bytes than a file may have.
    case tooLarge(bytes: Int)
    /// More elements inside each other than may be.
    case tooDeep
    /// More elements than a file may have.
    case tooManyElements
    /// A document type, which could declare entities.
    case documentType
    /// Not XML, for a reason that libxml2 has a number for.
    case malformed(code: Int)
    /// XML of something else.
    case wrongRoot(String)
    /// A nib that was compiled, or a document of Xcode 3.
    case unreadable
  }

  /// Reason of the error.
  package var reason: Reason
  /// The file, as its reader was told.
  package var path: String
  /// The line, from 1.
  package var line: Int

  /// The error in words, without its place.
  package var message: String {
    switch reason {
    case .tooLarge(let bytes):
      "\(bytes) bytes are more than the \(InterfaceDocument.Bounds.bytes) that are read"
    case .tooDeep: "more than \(InterfaceDocument.Bounds.depth) elements inside each other"
    case .tooManyElements: "more than \(InterfaceDocument.Bounds.elements) elements"
    case .documentType:
      "a document type stands in it, which files of Interface Builder do not have"
    case .malformed(let code):
      InterfaceError.words[code] ?? "this is not well-formed XML (number \(code) of libxml2)"
    case .wrongRoot(let name):
      "the outermost element is '\(name.prefix(40))', not 'document' as in storyboards and nibs"
    case .unreadable:
      "this is no XML; open it in Xcode and save it as a storyboard or a nib of today"
    }
  }

  /// The error as one line.
  package var description: String { "\(path):\(line): error: \(message)" }

  /// Words for the numbers that libxml2 gives.
  private static let words = [
    4: "the file is empty", 5: "something stands behind the end of the document",
    9: "a character that XML does not allow", 26: "an entity that nobody has declared",
    39: "an attribute has no quotes", 41: "an attribute has no value",
    42: "an attribute stands twice in an element", 68: "a name is missing",
    73: "the end of a tag is missing", 76: "an element ends by another name than it began",
    77: "an element does not end",
  ]
}
