import Foundation
import SegueJSON
import SegueSceneFile
import Testing

/// A validator of JSON against the part of draft 7 that our schema uses; a keyword that it does not
/// know fails the test.
struct SchemaValidator {
  let root: JSONValue

  init(_ root: JSONValue) {
    self.root = root
  }

  /// Whether `value` is as the schema says.
  func accepts(_ value: JSONValue) -> Bool { accepts(value, root) }

  /// Whether `value` is as `schema` says, a part of the whole schema.
  func accepts(_ value: JSONValue, _ schema: JSONValue) -> Bool {
    switch schema {
    case .bool(let flag): return flag
    case .object(let members):
      // Draft 7 ignores everything beside a reference.
      if let path = schema["$ref"]?.string { return accepts(value, target(of: path)) }
      return members.allSatisfy { accepts(value, $0.key, $0.value, in: schema) }
    default:
      Issue.record("a schema that is neither an object nor a truth value")
      return false
    }
  }

  /// The schema that a reference leads to.
  func target(of path: String) -> JSONValue {
    let steps = path.split(separator: "/").dropFirst()
    let target = steps.reduce(root as JSONValue?) { $0?[String($1)] }
    guard let target, path.hasPrefix("#/") else {
      Issue.record("the reference \(path) leads nowhere")
      return false
    }
    return target
  }

  private func accepts(
    _ value: JSONValue, _ keyword: String, _ argument: JSONValue, in schema: JSONValue
  ) -> Bool {
    switch keyword {
    case "$schema", "title", "description", "default", "examples", "definitions", "then", "else":
      true
    case "type": argument.words.contains { value.isOfType($0) }
    case "enum": argument.elements.contains(value)
    case "const": argument == value
    case "anyOf": argument.elements.contains { accepts(value, $0) }
    case "oneOf": argument.elements.count { accepts(value, $0) } == 1
    case "allOf": argument.elements.allSatisfy { accepts(value, $0) }
    case "not": !accepts(value, argument)
    case "if": accepts(value, schema[accepts(value, argument) ? "then" : "else"] ?? true)
    case "minimum", "maximum", "exclusiveMinimum": acceptsNumber(value, keyword, argument)
    case "pattern": value.string.map { argument.matches($0) } ?? true
    case "minLength":
      value.string.map { Double($0.unicodeScalars.count) >= argument.amount } ?? true
    case "items", "minItems", "maxItems": acceptsList(value, keyword, argument)
    default: acceptsObject(value, keyword, argument, in: schema)
    }
  }

  private func acceptsNumber(_ value: JSONValue, _ keyword: String, _ limit: JSONValue) -> Bool {
    guard case .number(let number) = value else { return true }
    return switch keyword {
    case "minimum": number >= limit.amount
    case "maximum": number <= limit.amount
    default: number > limit.amount
    }
  }

  private func acceptsList(_ value: JSONValue, _ keyword: String, _ argument: JSONValue) -> Bool {
    guard case .array(let elements) = value else { return true }
    switch keyword {
    case "minItems": return elements.count >= Int(argument.amount)
    case "maxItems": return elements.count <= Int(argument.amount)
    default: break
    }
    if case .array(let schemas) = argument {
      return zip(elements, schemas).allSatisfy { accepts($0, $1) }
    }
    return elements.allSatisfy { accepts($0, argument) }
  }

  /// Whether an object has the members that another one asks for, or is as that one asks.
  private func acceptsDependency(_ value: JSONValue, _ dependency: JSONValue) -> Bool {
    if case .array = dependency { return dependency.words.allSatisfy { value[$0] != nil } }
    return accepts(value, dependency)
  }

  private func acceptsObject(
    _ value: JSONValue, _ keyword: String, _ argument: JSONValue, in schema: JSONValue
  ) -> Bool {
    guard case .object(let members) = value else { return true }
    switch keyword {
    case "required": return argument.words.allSatisfy { value[$0] != nil }
    case "properties":
      return members.allSatisfy { accepts($0.value, argument[$0.key] ?? true) }
    case "patternProperties":
      return argument.members.allSatisfy { pattern in
        members.allSatisfy {
          !JSONValue.string(pattern.key).matches($0.key) || accepts($0.value, pattern.value)
        }
      }
    case "additionalProperties":
      return members.allSatisfy { schema.knows($0.key) || accepts($0.value, argument) }
    case "maxProperties": return Double(members.count) <= argument.amount
    case "propertyNames": return members.allSatisfy { accepts(.string($0.key), argument) }
    case "dependencies":
      return argument.members.allSatisfy { asker in
        value[asker.key] == nil || acceptsDependency(value, asker.value)
      }
    default:
      Issue.record("the validator does not know the keyword '\(keyword)'")
      return false
    }
  }
}

extension JSONValue {
  /// The member of that key, if it is an object that has one.
  subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  var members: [Member] { if case .object(let members) = self { members } else { [] } }
  var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
  var string: String? { if case .string(let text) = self { text } else { nil } }
  fileprivate var amount: Double { if case .number(let number) = self { number } else { .nan } }
  /// One text, or several.
  var words: [String] { string.map { [$0] } ?? elements.compactMap(\.string) }

  /// Whether the schema of an object has a property of that name.
  fileprivate func knows(_ name: String) -> Bool {
    self["properties"]?[name] != nil
      || (self["patternProperties"]?.members ?? []).contains {
        JSONValue.string($0.key).matches(name)
      }
  }

  /// Whether the pattern occurs in `text`.
  fileprivate func matches(_ text: String) -> Bool {
    guard let pattern = string else { return false }
    return text.range(of: pattern, options: .regularExpression) != nil
  }

  fileprivate func isOfType(_ type: String) -> Bool {
    switch (type, self) {
    case ("null", .null), ("boolean", .bool), ("number", .number), ("string", .string),
      ("array", .array), ("object", .object):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }
}
