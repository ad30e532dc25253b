import SegueFiles
import SegueJSON

/// Plans as files: one line for each case and each file, so that two plans can be compared line by line.
extension WorkPlan {
  /// The plan as a JSON file.
  package var text: String {
    var text = "{\n"
    text += "  \"schemaVersion\": \(schemaVersion),\n"
    text += "  \"engine\": \(JSONValue.string(engine).compact),\n"
    text += "  \"task\": \(JSONValue.string(task.rawValue).compact),\n"
    text += "  \"words\": \(JSONValue.array(words.map { .string($0) }).compact),\n"
    text += "  \"cases\": \(Self.lines(cases)),\n"
    return text + "  \"files\": \(Self.lines(files))\n}\n"
  }

  /// The SHA-256 of its text: what tells one plan from another.
  package var digest: String { "\(SHA256(of: Array(text.utf8)))" }

  private static func lines(_ values: [some Encodable]) -> String {
    let lines = values.map { value in
      do throws(JSONCodingError) {
        return "    " + (try JSONCoding.value(of: value)).compact
      } catch {
        preconditionFailure("a part of a plan is no JSON: \(error.words)")
      }
    }
    return lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
  }

  /// The most bytes of a plan.
  static let limit = 1 << 30
  /// The most units of a plan.
  static let mostUnits = 1_000_000
  /// The longest that a case may take, in milliseconds.
  private static let mostCost = 1e12

  /// Reads the plan in a file.
  package init(contentsOf path: String) throws(ShardFailure) {
    let plan = try ShardFile.read(WorkPlan.self, at: path, limit: Self.limit)
    guard plan.schemaVersion == 1 else {
      throw ShardFailure(
        path, "it is a plan of version \(plan.schemaVersion), and this program knows version 1")
    }
    let fileNumbers = plan.files.indices
    var count = 0
    for item in plan.cases {
      // Only movies have parts.
      guard (1...(plan.task == .draw ? Self.mostUnits : 1)).contains(item.parts),
        (0...Self.mostCost).contains(item.cost),
        item.frames >= 0, item.pixels >= 0, item.isNamedLikeAFile,
        item.files.allSatisfy(fileNumbers.contains)
      else { throw ShardFailure(path, "case \(item.name.quotedName) cannot be meant") }
      count += item.parts
    }
    guard count <= Self.mostUnits else {
      throw ShardFailure(path, "it has \(count) parts, and \(Self.mostUnits) is the most")
    }
    self = plan
  }
}

extension PlannedCase {
  /// True if files can be named like it, so that they stay where they should be.
  fileprivate var isNamedLikeAFile: Bool {
    !name.isEmpty && name != "." && name != ".." && !name.utf8.contains(0)
      && !name.utf8.contains(UInt8(ascii: "/"))
  }
}
