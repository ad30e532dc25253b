import Foundation
import Testing

/// The step's table of optional requirements, held to the declarations of our UIKit: a call of one that the table
/// lacks keeps its `?`, which does not compile.
@Suite struct SystemRequirementTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/UIKit").standardized

  /// A method as it is called: `tableView?(_:cellForRowAt:)` with its labels.
  private struct Method: Hashable {
    let name: String
    let labels: [String]
    var call: String {
      name + "?(" + labels.map { $0 == "_" ? "0" : "\($0): 0" }.joined(separator: ", ") + ")"
    }
  }

  private static func texts() throws -> [String] {
    try ["UIKit", "QuartzCore"].flatMap { folder in
      let files = FileManager.default.enumerator(
        at: sources.appending(path: folder), includingPropertiesForKeys: nil)
      return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
        .map { try String(contentsOf: $0, encoding: .utf8) }
    }
  }

  /// The place behind the bracket that closes the one before `start`.
  private static func end(of text: Substring) -> Substring.Index {
    var depth = 1
    for index in text.indices {
      if "([{".contains(text[index]) { depth += 1 }
      if ")]}".contains(text[index]) { depth -= 1 }
      if depth == 0 { return index }
    }
    return text.endIndex
  }

  /// The methods that are declared in a body.
  private static func methods(in body: Substring) -> Set<Method> {
    Set(
      body.matches(of: #/\bfunc (\w+)\(/#).map { match in
        let rest = body[match.range.upperBound...]
        let list = rest[..<end(of: rest)]
        var (depth, labels, isStart) = (0, [String](), true)
        for index in list.indices {
          if isStart, list[index].isLetter || list[index] == "_" {
            labels.append(String(list[index...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
            isStart = false
          }
          if "([{<".contains(list[index]) { depth += 1 }
          if ")]}>".contains(list[index]) { depth -= 1 }
          if list[index] == ",", depth == 0 { isStart = true }
        }
        return Method(name: String(match.1), labels: labels)
      })
  }

  /// For each of UIKit's protocols, the requirements that have a default.
  private static func optional() throws -> [String: Set<Method>] {
    var (required, given) = ([String: Set<Method>](), [String: Set<Method>]())
    for text in try texts() {
      let head = #/(?m)^(?:public |package )?(protocol|extension) (\w+)[^{\n]*\{/#
      for match in text.matches(of: head) {
        let rest = text[match.range.upperBound...]
        let found = methods(in: rest[..<end(of: rest)])
        if match.1 == "protocol" {
          required[String(match.2), default: []].formUnion(found)
        } else {
          given[String(match.2), default: []].formUnion(found)
        }
      }
    }
    // Others are our own, and no code of an app calls them.
    return required.filter { $0.key.prefix(2).allSatisfy(\.isUppercase) }.compactMapValues {
      $0
    }.reduce(into: [:]) { all, entry in
      all[entry.key] = entry.value.intersection(given[entry.key] ?? [])
    }
  }

  @Test
  func `every optional requirement of UIKit's protocols loses the question mark of its calls`()
    throws
  {
    let optional = try Self.optional()
    #expect(
      optional["UITableViewDelegate"]?.contains(
        Method(name: "tableView", labels: ["_", "didSelectRowAt"])) == true)
    #expect(
      optional["UITableViewDataSource"]?.contains(
        Method(name: "tableView", labels: ["_", "cellForRowAt"])) == false)
    for (name, methods) in optional.sorted(by: { $0.key < $1.key }) {
      for method in methods {
        let words = Stepping.words("func f(_ d: \(name)) { d.\(method.call) }")
        #expect(!words.contains("?("), "\(name): \(method.call)")
      }
    }
  }

  @Test func `a requirement that is not optional keeps its question mark`() {
    let text = "func f(_ d: UITableViewDataSource) { d.tableView?(0, cellForRowAt: 0) }"
    #expect(Stepping.words(text).contains("?("))
  }
}
