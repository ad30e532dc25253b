import SegueFiles
import SegueTextSupport

/// The results of several shards, taken together.
///
/// It does not matter in which order they are gathered, whether one of them is there twice, or whether some were
/// gathered before.
package struct MergedResults: Sendable {
  /// The plan of all of them.
  package let plan: WorkPlan
  /// The units of the plan.
  package let units: [WorkUnit]
  /// The shards of which there is something.
  package let shards: [Shard]
  /// The problems: results that are missing, damaged, or contradictory.
  package private(set) var problems: [Problem] = []
  /// The folder with the result of each unit.
  private var homes: [Int: ResultFolder] = [:]
  /// The units that have two answers.
  private var disputed: Set<Int> = []
  /// The libraries that answers have passed through, and where the first such answer is.
  private var libraries: [String: (text: String, folder: ResultFolder)] = [:]
  private let folders: [ResultFolder]

  /// Something that keeps results from being whole.
  package enum Problem: Hashable, Sendable {
    /// A shard has left nothing.
    case absent(Shard)
    /// Units have no result, the shard that had to do them, and the names of the first of them.
    case missing(Shard, count: Int, names: [String])
    /// A file is not what it should be.
    case damaged(ShardError)
    /// Two shards say different things of one unit.
    case conflict(unit: String, String, String)
  }

  /// Gathers what is in these folders, each of them that of a shard or one that holds such folders.
  package init(_ paths: [String]) throws(ShardError) {
    var broken: [Problem] = []
    var whole: [(folder: ResultFolder, contents: ResultFolder.Contents)] = []
    var plan: WorkPlan?
    for folder in try Self.folders(at: paths) {
      do throws(ShardError) {
        let contents = try folder.contents()
        if plan == nil { plan = try WorkPlan(contentsOf: folder.planFile) }
        whole.append((folder, contents))
      } catch {
        broken.append(.damaged(error))
      }
    }
    guard let plan else {
      guard case .damaged(let failure)? = broken.first else { preconditionFailure("no folders") }
      throw failure
    }
    self.plan = plan
    units = plan.units
    folders = whole.map(\.folder)
    let digest = plan.digest
    for (folder, contents) in whole where contents.plan != digest {
      throw Self.mixed(folder, contents: contents, first: folders[0], plan: plan)
    }
    shards = Set(whole.flatMap(\.contents.shards)).sorted()
    if let other = shards.first(where: { $0.count != shards[0].count }) {
      throw ShardError(
        folders[0].path, "these are shards of two runs: \(shards[0]) and \(other)",
        hint: "name the folders of one run")
    }
    problems = broken
    for folder in folders { try find(in: folder) }
    findGaps()
  }

  /// The folders of shards among these paths and in them.
  private static func folders(at paths: [String]) throws(ShardError) -> [ResultFolder] {
    var found: [ResultFolder] = []
    for path in paths {
      let folder = ResultFolder(path)
      if isResults(folder) {
        found.append(folder)
        continue
      }
      let inner = Folder(path).names.map { ResultFolder("\(folder.path)/\($0)") }.filter(isResults)
      guard !inner.isEmpty else {
        throw ShardError(
          path, "there are no results of a shard",
          hint: "name the folder that 'render run' was given with -o", isMissing: true)
      }
      found += inner
    }
    return found
  }

  private static func isResults(_ folder: ResultFolder) -> Bool {
    OutputFile.byteCount(at: folder.contentsFile) != nil
      || OutputFile.byteCount(at: folder.planFile) != nil
  }

  private static func mixed(
    _ folder: ResultFolder, contents: ResultFolder.Contents, first: ResultFolder,
    plan: WorkPlan
  ) -> ShardError {
    let reason =
      contents.engine == plan.engine
      ? "is of another plan than \(Quote(path: first.path))"
      : "was made by \(contents.engine.visible), and \(Quote(path: first.path)) by"
        + " \(plan.engine.visible)"
    return ShardError(
      folder.path, reason,
      hint: "run all shards with one program and one plan")
  }
}

extension MergedResults {
  /// Takes note of the results in a folder.
  private mutating func find(in folder: ResultFolder) throws(ShardError) {
    for number in folder.unitNumbers where units.indices.contains(number) {
      let found: UnitResult
      do throws(ShardError) {
        guard let result = try folder.result(ofUnit: number) else { continue }
        guard result.key == plan.key(of: units[number]) else {
          throw ShardError(
            folder.path, "it has a result of another plan for \(quoted(number))",
            hint: "remove the folder, and run the shard again")
        }
        try compare(result, ofUnit: number, in: folder)
        found = result
      } catch {
        problems.append(.damaged(error))
        continue
      }
      try check(found.libraries, of: folder)
    }
  }

  /// Refuses answers that have passed through two versions of one library.
  private mutating func check(
    _ libraries: [String], of folder: ResultFolder
  ) throws(ShardError) {
    for text in libraries {
      let name = String(text.prefix { $0 != "." && $0 != " " })
      let first = self.libraries[name] ?? (text, folder)
      self.libraries[name] = first
      guard first.text != text else { continue }
      throw ShardError(
        folder.path,
        "was made with \(text.visible), and \(Quote(path: first.folder.path)) with"
          + " \(first.text.visible)",
        hint: "use one version everywhere, and run the shards again that have the other one")
    }
  }

  private mutating func compare(
    _ result: UnitResult, ofUnit number: Int, in folder: ResultFolder
  ) throws(ShardError) {
    guard let home = homes[number] else {
      homes[number] = folder
      return
    }
    guard let first = try home.result(ofUnit: number), !first.says(theSameAs: result) else {
      return
    }
    disputed.insert(number)
    problems.append(.conflict(unit: plan.name(of: units[number]), home.path, folder.path))
  }

  private func quoted(_ number: Int) -> String { plan.name(of: units[number]).quotedName }

  /// Takes note of what nobody has done.
  private mutating func findGaps() {
    let count = shards[0].count
    let present = Set(shards.map(\.number))
    for (place, units) in plan.assignments(to: count).enumerated() {
      guard let shard = Shard(place + 1, of: count) else { continue }
      let missing = units.filter { homes[$0.index] == nil }
      if missing.isEmpty { continue }
      if present.contains(shard.number) {
        problems.append(
          .missing(
            shard, count: missing.count, names: missing.prefix(3).map { plan.name(of: $0) }))
      } else {
        problems.append(.absent(shard))
      }
    }
  }

  /// The libraries that the answers have passed through, sorted.
  package var passedLibraries: [String] { libraries.values.map(\.text).sorted() }

  /// The numbers of the units that have a result.
  package var done: Set<Int> { Set(homes.keys) }

  /// Returns the result of a unit.
  package func result(of unit: WorkUnit) throws(ShardError) -> UnitResult? {
    try homes[unit.index]?.result(ofUnit: unit.index)
  }

  /// The bytes of an object of a unit, wherever it is whole.
  package func bytes(
    of object: StoredObject, for unit: WorkUnit
  ) throws(ShardError) -> [UInt8] {
    let home = homes[unit.index].map { [$0] } ?? []
    var failure: ShardError?
    for folder in home + folders {
      do throws(ShardError) {
        return try folder.objects.bytes(of: object)
      } catch {
        failure = failure ?? error
      }
    }
    throw failure ?? ShardError(folders[0].path, "an object is missing", isMissing: true)
  }

  /// Writes all that is known into one folder, which can be gathered again; what is disputed is not known.
  package func gather(into folder: ResultFolder) throws(ShardError) {
    try folder.begin(plan, shards)
    for unit in units where !disputed.contains(unit.index) {
      guard let result = try result(of: unit) else { continue }
      for item in result.objects {
        let bytes = try bytes(of: item.object, for: unit)
        do throws(FileError) {
          _ = try folder.objects.put(bytes)
        } catch {
          throw ShardError(folder.path, error)
        }
      }
      try folder.keep(result)
    }
  }
}

extension MergedResults.Problem {
  /// The problem as a sentence.
  package var sentence: String {
    switch self {
    case .absent(let shard): "shard \(shard) is missing: there is no folder with its results"
    case .missing(let shard, let count, let names):
      "shard \(shard) has not finished: \(count.counted("result")) missing,"
        + " of \(names.map(\.quotedName).joined(separator: ", "))\(count > names.count ? " ..." : "")"
    case .damaged(let failure): failure.sentence
    case .conflict(let unit, let first, let second):
      "\(unit.quotedName) has two different answers, in \(Quote(path: first)) and"
        + " \(Quote(path: second)): this is a bug of this program, or one of the machines is broken"
    }
  }

  /// True if the same question has got two answers.
  package var isConflict: Bool {
    if case .conflict = self { true } else { false }
  }
}
