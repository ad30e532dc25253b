package import SegueJSON

/// The answer of a tool: a document, and what a model sees and reads of it.
package struct ToolAnswer: Hashable, Sendable {
  /// The document for programs: an object.
  package var document: JSONValue
  /// The words for a model, where those are others than the document's.
  package var text: String?
  /// A picture, in PNG.
  package var picture: [UInt8]?

  package init(_ document: JSONValue, text: String? = nil, picture: [UInt8]? = nil) {
    self.document = document
    self.text = text
    self.picture = picture
  }

  /// The most characters of an answer to a call that does not ask for all of it.
  package static let limit = 20_000

  /// The same within the limit; what was left out is said, and how to get it.
  func shortened() -> ToolAnswer {
    var answer = self
    answer.document = ShortenedDocument(document, limit: Self.limit).document
    if let text, text.count > Self.limit {
      let said = "\n… cut at \(Self.limit) of \(text.count) characters; \(ShortenedDocument.rest)"
      answer.text = text.prefix(Self.limit - said.count) + said
    }
    return answer
  }

  /// The result in the protocol; without structured content in versions that do not know any.
  func result(isStructured: Bool) -> JSONValue {
    var content: [JSONValue] = []
    if let picture {
      content.append(["type": "image", "data": .base64(picture), "mimeType": "image/png"])
    }
    content.append(.text(text ?? document.compact))
    var result: [JSONValue.Member] = [.init("content", .array(content))]
    if isStructured { result.append(.init("structuredContent", document)) }
    return .object(result + [.init("isError", false)])
  }
}

/// A document whose lists and texts are cut until it is short enough.
///
/// Lists of plain numbers are values, and stay whole as long as they are short.
struct ShortenedDocument {
  let document: JSONValue

  /// The way to all of an answer, in words.
  static let rest = "with 'full': true all of it is answered, with narrower arguments another part"

  /// - Parameter limit: the characters of the document in compact JSON.
  init(_ document: JSONValue, limit: Int) {
    guard document.compact.count > limit, case .object(let members) = document else {
      self.document = document
      return
    }
    for most in Self.steps {
      var cut = Cut(most: most)
      let shortened = members.map { JSONValue.Member($0.key, cut.value($0.value, at: $0.key)) }
      let said: [JSONValue.Member] = [
        .init("cut", .array(cut.words.prefix(8).map { .string($0) })),
        .init("rest", .string(Self.rest)),
      ]
      let document = JSONValue.object(shortened + said)
      if document.compact.count <= limit || most == Self.steps.last {
        self.document = document
        return
      }
    }
    preconditionFailure("the last step always answers")
  }

  /// The most elements of a list, step by step.
  private static let steps = [
    400, 300, 200, 150, 120, 100, 80, 60, 50, 40, 30, 25, 20, 16, 12, 10, 8, 6, 5, 4, 3, 2, 1, 0,
  ]
}

/// The cutting of a document, which remembers what it has left out.
private struct Cut {
  /// The most elements of a list.
  let most: Int
  /// The parts that were left out, in words, each place of a list's elements once.
  private(set) var words: [String] = []

  init(most: Int) { self.most = most }

  /// The most characters of a text.
  private var mostCharacters: Int { max(40, most * 50) }

  /// Lists of so many numbers are one value, such as a box.
  private static let shortList = 16

  mutating func value(_ value: JSONValue, at place: String) -> JSONValue {
    switch value {
    case .null, .bool, .number: return value
    case .string(let text):
      guard text.count > mostCharacters else { return value }
      note("\(place): \(mostCharacters) of \(text.count) characters")
      return .string(text.prefix(mostCharacters) + "…")
    case .array(let elements):
      let isValue = elements.count <= Self.shortList && elements.allSatisfy(\.isNumber)
      let kept = isValue ? elements.count : most
      if elements.count > kept { note("\(place): \(kept) of \(elements.count)") }
      return .array(elements.prefix(kept).map { self.value($0, at: place + "[]") })
    case .object(let members):
      return .object(members.map { .init($0.key, self.value($0.value, at: "\(place).\($0.key)")) })
    }
  }

  private mutating func note(_ words: String) {
    if !self.words.contains(words) { self.words.append(words) }
  }
}

extension JSONValue {
  fileprivate var isNumber: Bool { if case .number = self { true } else { false } }
}
