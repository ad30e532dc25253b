import SegueFiles
import SegueJSON

/// The work to be done with many films, so that many machines can share it.
///
/// A plan is a function of the files and the options: whoever makes it gets the same one. A machine that does a
/// part of it finds the cases again by `words`, and takes a case only if its key is the planned one.
package struct WorkPlan: Codable, Hashable, Sendable {
  /// The tasks that can be done with every case.
  package enum Task: String, Codable, CaseIterable, Sendable {
    case draw, record, verify, audit, preview
  }

  /// The version of the format.
  package var schemaVersion = 1
  /// The program and its version: another one may draw other bytes.
  package var engine: String
  /// The task to be done.
  package var task: Task
  /// The operands and options by which the cases were found, and what is made of them.
  package var words: [String]
  /// The cases to work on, in the order of the answer.
  package var cases: [PlannedCase]
  /// The files that everything is made of, sorted by their paths.
  package var files: [PlannedFile]

  /// A plan.
  package init(
    engine: String, task: Task, words: [String], cases: [PlannedCase], files: [PlannedFile]
  ) {
    self.engine = engine
    self.task = task
    self.words = words
    self.cases = cases
    self.files = files
  }
}

/// One film of a plan.
package struct PlannedCase: Codable, Hashable, Sendable {
  /// The name of the case.
  package var name: String
  /// The file of the scene, as the command line or a suite names it.
  package var scene: String
  /// The SHA-256 of all that the answer about the case depends on.
  package var key: String
  /// The number of frames; 0 for what cannot be read, or was recorded elsewhere.
  package var frames: Int
  /// The pixels of a frame.
  package var pixels: Int
  /// Duration on one processor, in milliseconds, as far as can be told.
  package var cost: Double
  /// Number of parts that can be done apart.
  package var parts: Int
  /// The files that it is made of, as numbers in the plan's list.
  package var files: [Int]

  /// A film of a plan.
  package init(
    name: String, scene: String, key: String, frames: Int, pixels: Int, cost: Double,
    parts: Int = 1, files: [Int] = []
  ) {
    self.name = name
    self.scene = scene
    self.key = key
    self.frames = frames
    self.pixels = pixels
    self.cost = cost
    self.parts = parts
    self.files = files
  }
}

/// A file that a plan depends on.
package struct PlannedFile: Codable, Hashable, Sendable {
  /// The path, as the run that made the plan reached it.
  package var path: String
  /// The SHA-256 of what is in it, or `missing`.
  package var sha256: String

  /// A file with its digest.
  package init(path: String, sha256: String) {
    self.path = path
    self.sha256 = sha256
  }
}

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
      do throws(JSONError) {
        return "    " + (try JSONCoding.value(of: value)).compact
      } catch {
        preconditionFailure("a part of a plan is no JSON: \(error.description)")
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
  package init(contentsOf path: String) throws(ShardError) {
    let plan = try ShardFile.read(WorkPlan.self, at: path, limit: Self.limit)
    guard plan.schemaVersion == 1 else {
      throw ShardError(
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
      else { throw ShardError(path, "case \(item.name.quotedName) cannot be meant") }
      count += item.parts
    }
    guard count <= Self.mostUnits else {
      throw ShardError(path, "it has \(count) parts, and \(Self.mostUnits) is the most")
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
