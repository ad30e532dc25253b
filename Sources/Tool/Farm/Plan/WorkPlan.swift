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
