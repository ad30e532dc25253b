import SegueFiles

/// Results of any plans, by what they depend on: a folder that many machines may share.
package struct ResultCache: Hashable, Sendable {
  private let path: String

  /// The cache in a folder.
  package init(_ path: String) { self.path = ResultFolder(path).path }

  private var objects: ObjectStore { ObjectStore(path) }

  private func file(of key: String) -> String { "\(path)/results/\(key.prefix(2))/\(key).json" }

  /// Copies the result of a key, if it is there and whole, into the folder of a plan; returns whether it is.
  package func copy(
    _ key: String, as unit: WorkUnit, of plan: WorkPlan, to folder: ResultFolder
  ) throws(ShardFailure) -> Bool {
    // What is damaged is as good as missing: it will be drawn again.
    guard let old = try? UnitResult(contentsOf: file(of: key)), old.key == key else { return false }
    for item in old.objects {
      guard let bytes = try? objects.bytes(of: item.object) else { return false }
      try put(bytes, folder.objects)
    }
    try folder.keep(
      UnitResult(
        plan: plan.digest, unit: unit.index, key: key, milliseconds: old.milliseconds,
        objects: old.objects, answer: old.answer))
    return true
  }

  /// Keeps a result for other runs.
  package func keep(_ result: UnitResult, from folder: ResultFolder) throws(ShardFailure) {
    for item in result.objects { try put(try folder.objects.bytes(of: item.object), objects) }
    try ShardFile.write(result, to: file(of: result.key))
  }

  private func put(_ bytes: [UInt8], _ store: ObjectStore) throws(ShardFailure) {
    do throws(FileError) {
      _ = try store.put(bytes)
    } catch {
      throw ShardFailure(path, error)
    }
  }
}
