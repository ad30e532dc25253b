import SegueCommandLine
import SegueJSON
import SegueSceneFile
import SegueTextSupport

/// The JSON schema of scene files in sections, each short enough to be read by itself.
enum SchemaSections {
  /// The whole schema.
  static var whole: JSONValue { SceneSchema.value }

  /// The section of the top level.
  private static let top = "scene"

  /// The names of all sections: the top level, its members, and what is defined for several places.
  static var names: [String] {
    [top] + members(of: "definitions").map(\.key)
      + members(of: "properties").map(\.key).filter { key in
        key.first != "$" && !members(of: "definitions").contains { $0.key == key }
      }
  }

  /// The section of that name; a failure names others.
  static func section(_ name: String) throws(RunError) -> JSONValue {
    if name == top { return scene }
    let found = ["definitions", "properties"].flatMap(members).first { $0.key == name }
    guard let found else {
      let hint = Spelling.question(for: name, among: names) ?? "without one all names are listed"
      throw RunError(.usage, "'schema' knows no section \(Quote(name)); \(hint)")
    }
    return found.value
  }

  /// The top level, where members that take a page are only mentioned.
  private static var scene: JSONValue {
    guard case .object(let parts) = whole else { return [:] }
    return .object(
      parts.filter { $0.key != "definitions" }.map { part in
        guard part.key == "properties", case .object(let members) = part.value else { return part }
        return .init(part.key, .object(members.map { .init($0.key, mention($0)) }))
      })
  }

  /// The most characters of a member that stands in the section of the top level.
  private static let longest = 1000

  private static func mention(_ member: JSONValue.Member) -> JSONValue {
    guard member.value.compact.count > longest else { return member.value }
    let summary = member.value["description"]?.words ?? ""
    return ["description": .string("\(summary) See section '\(member.key)'.")]
  }

  private static func members(of part: String) -> [JSONValue.Member] {
    guard case .object(let members) = whole[part] else { return [] }
    return members
  }
}
