import Foundation
package import SegueJSON
import Testing

/// A JSON schema, as far as ours go; a keyword that is not among those would count for nothing, and is a mistake.
package struct JSONSchema: Sendable {
  private let root: JSONValue

  /// - Parameter text: the schema, as a file has it.
  package init(_ text: String) throws {
    root = try JSONValue(parsing: text)
  }

  /// Title of the schema.
  var title: String? { root["title"]?.text }

  /// Returns what is wrong with a document, with the place of each.
  ///
  /// - Parameter isStrict: true if members that the schema does not name are wrong, too.
  package func violations(of document: JSONValue, isStrict: Bool) -> [String] {
    check(document, against: root, isStrict, at: "")
  }

  private func check(
    _ value: JSONValue, against schema: JSONValue, _ isStrict: Bool, at place: String
  ) -> [String] {
    guard case .object(let keywords) = schema else { return ["\(place): a schema is an object"] }
    return keywords.flatMap { member -> [String] in
      let (keyword, rule) = (member.key, member.value)
      switch keyword {
      case "$schema", "$comment", "$defs", "title", "description": return []
      case "$ref": return check(value, against: target(of: rule), isStrict, at: place)
      case "type":
        let names = rule.items?.compactMap(\.text) ?? [rule.text ?? ""]
        return names.contains(where: value.isOf) ? [] : ["\(place): expected \(names)"]
      case "const": return value == rule ? [] : ["\(place): expected \(rule.compact)"]
      case "enum": return rule.items?.contains(value) == true ? [] : ["\(place): unknown word"]
      case "minItems", "maxItems":
        let count = JSONValue(value.items?.count ?? 0)
        return count == rule ? [] : ["\(place): expected \(rule.compact) items"]
      case "items":
        return (value.items ?? []).enumerated().flatMap { index, item in
          check(item, against: rule, isStrict, at: "\(place)/\(index)")
        }
      case "required":
        return (rule.items ?? []).compactMap(\.text).filter { value[$0] == nil }
          .map { "\(place): '\($0)' is missing" }
      case "properties", "additionalProperties":
        // Both are looked at once, where the first of them stands.
        if keyword == "additionalProperties", schema["properties"] != nil { return [] }
        return checkMembers(of: value, against: schema, isStrict, at: place)
      case "anyOf":
        let found = (rule.items ?? []).map { check(value, against: $0, isStrict, at: place) }
        if found.contains(where: \.isEmpty) { return [] }
        return found.min { $0.count < $1.count } ?? ["\(place): nothing to choose from"]
      default: return ["\(place): this validator does not know '\(keyword)'"]
      }
    }
  }

  private func checkMembers(
    of value: JSONValue, against schema: JSONValue, _ isStrict: Bool, at place: String
  ) -> [String] {
    guard case .object(let members) = value else { return [] }
    return members.flatMap { member -> [String] in
      let place = "\(place)/\(member.key)"
      if let rule = schema["properties"]?[member.key] ?? schema["additionalProperties"] {
        return check(member.value, against: rule, isStrict, at: place)
      }
      return isStrict ? ["\(place): no such member"] : []
    }
  }

  private func target(of reference: JSONValue) -> JSONValue {
    let name = String(reference.text?.trimmingPrefix("#/$defs/") ?? "")
    return root["$defs"]?[name] ?? .string("no definition '\(name)'")
  }
}

extension JSONValue {
  /// Reads one document.
  package init(parsing text: String) throws {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "document", bytes: Array(text.utf8))
    let root = JSONReader(.json).read(source, into: &diagnostics)
    guard let root, !diagnostics.hasErrors else { throw UnreadableDocument(text: text) }
    self = JSONValue(root)
  }

  /// The member of that name; `nil` where there is none.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == name }?.value
  }

  fileprivate var items: [JSONValue]? { if case .array(let items) = self { items } else { nil } }
  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }

  fileprivate func isOf(type name: String) -> Bool {
    switch self {
    case .null: name == "null"
    case .bool: name == "boolean"
    case .number(let number): name == "number" || name == "integer" && number.rounded() == number
    case .string: name == "string"
    case .array: name == "array"
    case .object: name == "object"
    }
  }
}

/// What is no JSON.
private struct UnreadableDocument: Error { let text: String }
