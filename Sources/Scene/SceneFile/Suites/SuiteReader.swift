package import SegueJSON
import SegueMotionAssertions
import SegueTextSupport

/// Reads the files that name scenes and their variants.
package struct SuiteReader: Sendable {
  /// A reader of suites.
  package init() {}

  /// The most cases of a suite, all variants counted.
  static let caseLimit = 10_000

  /// Returns `true` if a file is a suite, by its name: `suite.json` or `anything.suite.json`.
  package static func isSuite(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return ["suite.json", "suite.json5"].contains { name == $0 || name.hasSuffix(".\($0)") }
  }

  /// Returns the default name of a scene's case: that of its file, without folder and extension.
  package static func caseName(of path: String) -> String {
    let name = path.split(separator: "/").last ?? "scene"
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 ? parts.dropLast().joined(separator: ".") : String(name)
  }

  /// The suite that `source` describes; its mistakes are added to `diagnostics`.
  package func read(_ source: SourceText, into diagnostics: inout Diagnostics) -> SnapshotSuite? {
    guard let root = JSONReader(forSceneIn: source).read(source, into: &diagnostics) else {
      return nil
    }
    var reading = ReadContext(
      source, diagnostics: diagnostics, fragments: FragmentLoader(NoFragments()))
    var draft = SuiteDraft()
    SuiteRules.object.fill(&draft, from: root, &reading)
    let cases =
      reading.hasRoom(for: draft.cases)
      ? draft.cases.flatMap { $0.variants(of: draft, in: source) } : []
    reading.check(cases)
    diagnostics = reading.diagnostics
    guard reading.errorCount == 0 else { return nil }
    return SnapshotSuite(
      goldens: draft.goldens, at: draft.goldensRange.map(source.place), cases: cases)
  }
}

extension SuiteCaseDraft {
  /// A case for each combination of the values that vary.
  fileprivate func variants(of suite: SuiteDraft, in source: SourceText) -> [SuiteCase] {
    guard let scene else { return [] }
    let base = name ?? SuiteReader.caseName(of: scene)
    let given = values.map { VariableSetting($0.name, $0.value) }
    var combinations: [[(String, String)]] = [[]]
    for axis in matrix {
      combinations = combinations.flatMap { head in axis.value.map { head + [(axis.name, $0)] } }
    }
    return combinations.map { combination in
      SuiteCase(
        name: ([base] + combination.map { "\($0.0)=\(Self.fileWord($0.1))" }).joined(
          separator: "+"),
        scene: scene, isRecording: isRecording, against: against, isAligned: isAligned,
        scenePlace: sceneRange.map(source.place),
        settings: given + combination.map { VariableSetting($0.0, $0.1) },
        reducesMotion: reducesMotion, keeps: keeps ?? suite.keeps, tolerance: tolerance,
        ignored: ignored,
        expectations: (suite.expectations + expectations).compactMap { $0.placed() },
        acceptances: (suite.acceptances + acceptances).compactMap { $0.placed() },
        costLimits: costLimits.completed(by: suite.costLimits),
        place: source.place(range))
    }
  }

  /// A value as a part of a file's name: what might be a path or an option is replaced.
  private static func fileWord(_ text: String) -> String {
    String(
      text.prefix(40).map { character in
        let isSafe = character.isASCII && (character.isLetter || character.isNumber)
        return isSafe || "._-#".contains(character) ? character : "_"
      })
  }
}

extension ReadContext {
  /// Returns `true` if there are not too many cases, all variants counted; otherwise reports the first one over
  /// the limit.
  fileprivate mutating func hasRoom(for drafts: [SuiteCaseDraft]) -> Bool {
    var count = 0.0
    for draft in drafts {
      count += draft.matrix.reduce(1.0) { $0 * Double($1.value.count) }
      if count > Double(SuiteReader.caseLimit) {
        report(
          "too many cases: expected at most \(SuiteReader.caseLimit), all variants counted",
          at: draft.range)
        return false
      }
    }
    return true
  }

  /// Reports cases whose goldens cannot be told apart, on this disk or on another one.
  fileprivate mutating func check(_ cases: [SuiteCase]) {
    var seen: [String: SuiteCase] = [:]
    for item in cases {
      guard let first = seen.updateValue(item, forKey: item.name.foldedFileName) else { continue }
      guard let range = item.place?.range, let place = first.place else { continue }
      let isSame = first.name.utf8.elementsEqual(item.name.utf8)
      report(
        isSame
          ? "two cases are called \(Quote(item.name))"
          : "the cases \(Quote(first.name)) and \(Quote(item.name)) have one name on disks that "
            + "ignore case or how accents are written",
        at: range, hint: "give one of them another \"name\"",
        related: [.init("the other one", at: place)])
    }
  }
}

extension String {
  /// The name as the disk sees it that tells the fewest apart: without upper case, and alike however
  /// its accents are written, as all strings are that are equal.
  package var foldedFileName: String { uppercased().lowercased() }
}
