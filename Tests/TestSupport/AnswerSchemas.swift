import Foundation
import SegueJSON
import Testing

/// The schemas of the JSON documents that the program writes: those that users read, in `Documentation/json`.
package enum AnswerSchemas {
  private static let folder = Package.folder.appending(path: "Documentation/json")

  /// The schemas by the names of their files.
  package static let named: [String: JSONSchema] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    let ending = ".schema.json"
    let names = (files ?? []).filter { $0.hasSuffix(ending) }.map { $0.dropLast(ending.count) }
    return Dictionary(
      uniqueKeysWithValues: names.map { name in
        let text = try? Package.text(of: "Documentation/json/\(name)\(ending)")
        guard let schema = try? JSONSchema(text ?? "") else {
          preconditionFailure("the schema '\(name)' cannot be read: make references")
        }
        return (String(name), schema)
      })
  }()

  /// The schemas by the verbs that write such documents; a schema's title names them.
  private static let ofVerbs: [String: JSONSchema] = {
    let pairs = named.values.flatMap { schema in
      (schema.title ?? "").matches(of: /render (\w+) --json/).map { (String($0.1), schema) }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  /// Expects that what a run of the program has written for programs is as its schema says, and nothing more.
  ///
  /// - Parameter words: the words behind the program's name.
  package static func expect(_ output: String, of words: [String]) {
    guard output.hasPrefix("{"), words.prefix(while: { $0 != "--" }).contains("--json") else {
      return
    }
    let verb = words.first { ofVerbs[$0] != nil } ?? "draw"
    expect(output, ofOneOf: [verb], "\(words)")
  }

  /// Expects the same of a shell's script, where it writes one such document.
  package static func expect(_ output: String, script: String) {
    guard script.contains("--json"), output.hasPrefix("{\n  \"schemaVersion\""),
      (try? JSONValue(parsing: output)) != nil
    else { return }
    let verbs = Set(script.matches(of: /\w+/).map { String($0.0) }).intersection(ofVerbs.keys)
    expect(output, ofOneOf: verbs.union(["draw"]).sorted(), script)
  }

  private static func expect(_ output: String, ofOneOf verbs: [String], _ command: String) {
    do {
      let document = try JSONValue(parsing: output)
      let long = document.longNumbers
      if !long.isEmpty {
        Issue.record("\(command): numbers with more than six decimals: \(long.prefix(5))")
      }
      let found = verbs.map { ofVerbs[$0]?.violations(of: document, isStrict: true) ?? [] }
      guard !found.contains(where: \.isEmpty) else { return }
      let worst = found.min { $0.count < $1.count } ?? []
      Issue.record("\(command): not as its schema says: \(worst.prefix(5))")
    } catch {
      Issue.record("\(command): no JSON: \(output.prefix(500))")
    }
  }
}

extension JSONValue {
  /// Numbers of more than six decimals, which no answer has.
  fileprivate var longNumbers: [Double] {
    switch self {
    case .null, .bool, .string: []
    case .number(let number): (number * 1e6).rounded() / 1e6 == number ? [] : [number]
    case .array(let elements): elements.flatMap(\.longNumbers)
    case .object(let members): members.flatMap(\.value.longNumbers)
    }
  }
}
