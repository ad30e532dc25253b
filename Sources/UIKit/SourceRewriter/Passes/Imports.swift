/// Makes imports name modules that are here.
enum Imports: RewritePass {
  static func run(on place: FilePlace, into rewriting: inout Rewriting) {
    let file = place.file
    let paths = place.activeLexemes.compactMap { index -> ImportPath? in
      guard file.lexemes[index].kind == .word, file.word(index) == "import",
        file.word(index - 1) != "."
      else { return nil }
      return ImportPath(behind: index, in: file)
    }
    let others = Set(paths.map(\.module))
    addParts(of: place, to: others, &rewriting)
    var uses: [String: [Int]] = [:]
    for path in paths {
      if let module = AppleModules.missingByName[path.module] {
        let known = uses[module.name] ?? self.uses(of: module, at: place)
        uses[module.name] = known
        settle(module, imported: path, usedAt: known, in: place.file, &rewriting)
      } else if path.isPart, AppleModules.ofTheDoor.contains(path.module) {
        rewriting.replace(path.lexemes, with: path.module)
      }
    }
  }

  /// Has a file import what comes with its imports on iOS.
  private static func addParts(
    of place: FilePlace, to imported: Set<String>, _ rewriting: inout Rewriting
  ) {
    let file = place.file
    // A module of the same project brings UIKit along.
    let isKnown = imported.subtracting(["Foundation"]).isEmpty
    if !isKnown, imported.isDisjoint(with: AppleModules.withViews) {
      rewriting.appendix.append("import UIKit")
    }
    for (module, names) in AppleModules.partsOfFoundation where !imported.contains(module) {
      let isUsed = place.activeLexemes.contains {
        names.contains(file.word($0)) && file.word($0 - 1) != "."
      }
      if isUsed { rewriting.appendix.append("import \(module)") }
    }
  }

  /// Path that `import` names.
  private struct ImportPath {
    let module: String
    /// True if it is a declaration or a submodule, not a module.
    let isPart: Bool
    let lexemes: Range<Int>

    init?(behind index: Int, in file: SourceFile) {
      let isKind = Keywords.importKinds.contains(file.word(index + 1))
      let first = index + (isKind ? 2 : 1)
      guard file.isWord(first), !file.lexemes[first].startsLine else { return nil }
      var end = first + 1
      while file.word(end) == ".", file.isWord(end + 1) { end += 2 }
      module = file.word(first)
      isPart = isKind || end > first + 1
      lexemes = (index + 1)..<end
    }
  }

  /// The places that show that a file uses a module.
  private static func uses(of module: AppleModules.Missing, at place: FilePlace) -> [Int] {
    guard let names = module.names else { return [] }
    let file = place.file
    return place.activeLexemes.filter {
      names.contains(file.word($0)) && file.word($0 - 1) != "."
    }
  }

  /// A module that is not here: it goes if nothing of it is used.
  private static func settle(
    _ module: AppleModules.Missing, imported path: ImportPath, usedAt uses: [Int],
    in file: SourceFile, _ rewriting: inout Rewriting
  ) {
    guard module.names != nil else {
      return rewriting.report(
        .error, at: path.lexemes.lowerBound,
        "'\(module.name)' is not here; \(module.hint)")
    }
    guard let use = uses.first(where: { !path.lexemes.contains($0) }) else {
      return rewriting.replace(path.lexemes, with: "Foundation")
    }
    rewriting.report(
      .error, at: path.lexemes.lowerBound,
      "'\(module.name)' is not here, and '\(file.word(use))' in line \(file.lexemes[use].line) "
        + "is part of it; \(module.hint)")
  }
}
