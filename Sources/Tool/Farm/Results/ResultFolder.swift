import SegueFiles
import SegueJSON
import SegueTextSupport

/// The folder in which one shard, or several together, keep the results of their units.
///
///     shard-2-of-7/plan.json                    the plan
///     shard-2-of-7/shard.json                   which shards, of how many
///     shard-2-of-7/results/000012.json          what came of unit 12
///     shard-2-of-7/objects/ab/ab12...           films and pictures, by their digests
///
/// Every file appears whole, under a name that says what is in it, and is never written over. So a run that was
/// killed goes on where it was, two runs of one shard do no harm, and no lock is needed.
package struct ResultFolder: Hashable, Sendable {
  /// The path, without a slash behind it.
  package let path: String

  /// The folder at a path.
  package init(_ path: String) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// The folder of a shard, in the folder for all of them.
  package init(of shard: Shard, in base: String) {
    self.init("\(ResultFolder(base).path)/\(shard.folderName)")
  }

  /// The shards of which a folder has results.
  package struct Contents: Codable, Hashable, Sendable {
    /// The version of the format.
    package var schemaVersion = 1
    /// The program and its version.
    package var engine: String
    /// The digest of the plan.
    package var plan: String
    /// The shards, sorted.
    package var shards: [Shard]
  }

  /// The films and pictures.
  package var objects: ObjectStore { ObjectStore(path) }
  /// The file with the plan.
  package var planFile: String { "\(path)/plan.json" }
  /// The file that says which shards these are.
  package var contentsFile: String { "\(path)/shard.json" }

  private func file(ofUnit index: Int) -> String {
    "\(path)/results/\(index.digits(atLeast: 6)).json"
  }

  /// Begins a folder, or goes on with one that was begun by the same plan.
  package func begin(_ plan: WorkPlan, _ shards: [Shard]) throws(ShardError) {
    let contents = Contents(engine: plan.engine, plan: plan.digest, shards: shards)
    try ShardFile.write(Array(plan.text.utf8), at: planFile)
    try ShardFile.write(contents, to: contentsFile)
    let found = try self.contents()
    guard found.plan == contents.plan, try WorkPlan(contentsOf: planFile) == plan else {
      throw ShardError(
        path, "it has results of another plan",
        hint: "name another folder, or remove this one")
    }
    guard found.shards == shards else {
      throw ShardError(
        path, "it has results of other shards", hint: "name another folder, or remove this one")
    }
  }

  /// Returns the shards of which the folder has results.
  package func contents() throws(ShardError) -> Contents {
    let contents = try ShardFile.read(Contents.self, at: contentsFile, limit: 1 << 24)
    let isSound = contents.shards.allSatisfy {
      Shard($0.number, of: $0.count) != nil && $0.count == contents.shards[0].count
    }
    guard contents.schemaVersion == 1, isSound, !contents.shards.isEmpty else {
      throw ShardError(contentsFile, "it is no list of shards that this program has written")
    }
    return contents
  }

  /// Returns the result of a unit; `nil` if nothing is known.
  package func result(ofUnit index: Int) throws(ShardError) -> UnitResult? {
    do throws(ShardError) {
      let result = try UnitResult(contentsOf: file(ofUnit: index))
      guard result.unit == index else {
        throw ShardError(
          file(ofUnit: index), "it is damaged: it is the result of part \(result.unit)",
          hint: "remove it, and run the shard again")
      }
      return result
    } catch {
      if error.isMissing { return nil }
      throw error
    }
  }

  /// Returns true if a unit is done by this plan with these libraries, and all that belongs to the answer is
  /// there.
  package func hasDone(_ unit: WorkUnit, of plan: WorkPlan, with libraries: [String]) -> Bool {
    guard let result = try? result(ofUnit: unit.index), result.key == plan.key(of: unit),
      result.libraries == libraries
    else { return false }
    return result.isWhole(in: objects)
  }

  /// Keeps what came of a unit; what is there and cannot be used gives way.
  package func keep(_ result: UnitResult) throws(ShardError) {
    let file = file(ofUnit: result.unit)
    if let old = try? self.result(ofUnit: result.unit) {
      let isOfTheSame = old.key == result.key && old.libraries == result.libraries
      if isOfTheSame, old.says(theSameAs: result) { return }
      if isOfTheSame, old.isWhole(in: objects) {
        throw ShardError(
          file, "it has another answer than this run has come to",
          hint: "this is a bug of this program, or one of the machines is broken")
      }
    }
    try ShardFile.replace(file, by: result)
  }

  /// The numbers of the units of which there are results, sorted.
  package var unitNumbers: [Int] {
    Folder("\(path)/results").names.compactMap { name in
      name.hasSuffix(".json") ? Int(name.dropLast(5)) : nil
    }.sorted()
  }
}
