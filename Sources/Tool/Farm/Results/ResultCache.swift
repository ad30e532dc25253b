import SegueFiles

/// Results of any plans, by what they depend on: a folder that many machines may share.
package struct ResultCache: Hashable, Sendable {
  private let path: String

  /// The cache in a folder.
  package init(_ path: String) { self.path = ResultFolder(path).path }

  private var objects: ObjectStore { ObjectStore(path) }

  /// Returns the path of a key's result that these libraries have given.
  private func file(of key: String, with libraries: [String]) -> String {
    let words = ([key] + libraries).joined(separator: "\n")
    let name = "\(SHA256(of: Array(words.utf8)))"
    return "\(path)/results/\(name.prefix(2))/\(name).json"
  }

  /// Returns the result kept under a key, unless it is damaged, which is as good as missing.
  private func result(of key: String, with libraries: [String]) -> UnitResult? {
    guard let old = try? UnitResult(contentsOf: file(of: key, with: libraries)), old.key == key,
      old.libraries == libraries
    else { return nil }
    return old
  }

  /// Copies the result of a unit, if it is there and whole, into the folder of a plan; returns whether it is.
  package func copy(
    _ unit: WorkUnit, of plan: WorkPlan, with libraries: [String], to folder: ResultFolder
  ) throws(ShardError) -> Bool {
    let key = plan.key(of: unit)
    guard let old = result(of: key, with: libraries) else { return false }
    for item in old.objects {
      guard let bytes = try? objects.bytes(of: item.object) else { return false }
      try put(bytes, folder.objects)
    }
    try folder.keep(
      UnitResult(
        plan: plan.digest, unit: unit.index, key: key, libraries: libraries,
        milliseconds: old.milliseconds, objects: old.objects, answer: old.answer))
    return true
  }

  /// Keeps a result for other runs; what is damaged gives way.
  package func keep(_ result: UnitResult, from folder: ResultFolder) throws(ShardError) {
    for item in result.objects { try put(try folder.objects.bytes(of: item.object), objects) }
    let old = self.result(of: result.key, with: result.libraries)
    if old?.says(theSameAs: result) ?? false { return }
    try ShardFile.replace(file(of: result.key, with: result.libraries), by: result)
  }

  private func put(_ bytes: [UInt8], _ store: ObjectStore) throws(ShardError) {
    do throws(FileError) {
      _ = try store.put(bytes)
    } catch {
      throw ShardError(path, error)
    }
  }
}
