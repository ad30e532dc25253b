import SegueFiles
import SegueJSON

/// The result of one unit, as its shard has written it down.
package struct UnitResult: Codable, Hashable, Sendable {
  /// The version of the format.
  package var schemaVersion = 1
  /// The digest of the plan.
  package var plan: String
  /// The number of the unit.
  package var unit: Int
  /// The digest of everything that the answer depends on.
  package var key: String
  /// The shared libraries that the answer has passed through, with their versions: others may give another one.
  package var libraries: [String]
  /// Duration of the work.
  package var milliseconds: Int
  /// The files that belong to the answer.
  package var objects: [NamedObject]
  /// The answer, as JSON in one line.
  package var answer: String
  /// The SHA-256 of the answer.
  package var check: String

  /// Creates the result of a unit.
  package init(
    plan: String, unit: Int, key: String, libraries: [String], milliseconds: Int,
    objects: [NamedObject], answer: String
  ) {
    self.plan = plan
    self.unit = unit
    self.key = key
    self.libraries = libraries
    // Clocks may be set back.
    self.milliseconds = min(max(milliseconds, 0), Self.longest)
    self.objects = objects
    self.answer = answer
    check = Self.check(of: answer)
  }

  /// The longest time that a result tells of.
  private static let longest = 1 << 40

  private static func check(of answer: String) -> String { "\(SHA256(of: Array(answer.utf8)))" }

  /// True if the answer is as it was written.
  var isWhole: Bool { check == Self.check(of: answer) }

  /// Returns true if all objects of the answer are there, byte for byte.
  func isWhole(in store: ObjectStore) -> Bool {
    objects.allSatisfy { store.has($0.object) }
  }

  /// Returns true if both have the same answer, however long it took, and whatever libraries it has passed
  /// through.
  func says(theSameAs other: UnitResult) -> Bool {
    key == other.key && check == other.check && objects == other.objects
  }
}

/// A file that belongs to an answer.
package struct NamedObject: Codable, Hashable, Sendable {
  /// The name of the file, such as `film.mp4`.
  package var name: String
  /// The bytes.
  package var object: StoredObject

  /// An object with a name.
  package init(_ name: String, _ object: StoredObject) {
    self.name = name
    self.object = object
  }
}

extension UnitResult {
  /// The most bytes of a result.
  private static let limit = 1 << 28

  /// Reads a result; fails where it is not what was written.
  init(contentsOf path: String) throws(ShardError) {
    let result = try ShardFile.read(UnitResult.self, at: path, limit: Self.limit)
    guard result.schemaVersion == 1 else {
      throw ShardError(path, "it is a result of another version of this program")
    }
    guard result.isWhole, (0...Self.longest).contains(result.milliseconds) else {
      throw ShardError(
        path, "it is damaged: the answer is not the one that was written",
        hint: "remove it, and run the shard again")
    }
    self = result
  }

  /// The answer as a value.
  package func value<Answer: Decodable>(_ type: Answer.Type) throws(ShardError) -> Answer {
    try Self.value(type, in: Array(answer.utf8), at: "the answer about part \(unit)")
  }

  /// A value in an object; messages call the object `name`.
  package static func value<Answer: Decodable>(
    _ type: Answer.Type, in bytes: [UInt8], at name: String
  ) throws(ShardError) -> Answer {
    try ShardFile.read(type, in: bytes, at: name)
  }
}
