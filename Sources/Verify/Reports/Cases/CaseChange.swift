import SegueJSON
import SegueTextSupport
import SegueVerification

/// The change of a case, by which cases that changed alike are told together.
package struct CaseChange: Hashable, Sendable {
  private let outcome: ReportOutcome
  private let words: [String]
  /// The plainest finding, as a sentence without a full stop.
  package let sentence: String

  /// The change of a case; `nil` of one that is as expected, or that says too little.
  package init?(_ item: ReportedCase) {
    outcome = item.outcome
    switch (item.outcome, item.result) {
    case (.different, let result?), (.missing, let result?):
      let told = result.findings.told
      // Pixels and texts of goldens say how much is another, and not what.
      if item.outcome == .different, told.allSatisfy(\.isConsequence) { return nil }
      words = told.map(\.commonWords)
      sentence = item.sentence
    case (.broken, _):
      // The file and the line are other ones in each case.
      let mistakes = item.mistakes.map { ($0.path.map { "\($0): " } ?? "") + $0.message }
      words = mistakes.isEmpty ? item.messageLines : mistakes
      sentence = words.first ?? item.sentence
    default: return nil
    }
  }

  /// Returns the sentence about all cases that changed so, the first of which have these names.
  ///
  ///     200 cases differ by the same change: layer 'card': cornerRadius 12 → 14 (a, b, c and 197 more)
  package func words(of names: [String], count: Int) -> String {
    let cases = count.counted("case")
    let all =
      switch outcome {
      case .missing: "\(cases) have no goldens"
      case .broken: "\(cases) are broken by the same mistake"
      default: "\(cases) differ by the same change"
      }
    return "\(all): \(sentence) (\(names.first(of: count)))"
  }
}

extension [Difference] {
  /// The findings that tell one change from another: what follows from causes, or from values of layers, is another
  /// number in each case.
  fileprivate var told: [Difference] {
    let causes = filter(\.isCause)
    if !causes.isEmpty { return causes }
    let layers = filter { !$0.isConsequence }
    return layers.contains(where: \.isOfLayer) ? layers : self
  }
}

extension Difference {
  fileprivate var isCause: Bool { if case .cause = self { true } else { false } }

  fileprivate var isOfLayer: Bool { if case .layer = self { true } else { false } }

  /// True if it says in other words what values of layers say already.
  fileprivate var isConsequence: Bool {
    switch self {
    case .picture, .text, .detour, .beginning, .end, .shifted: true
    default: false
    }
  }

  /// The finding without what is another thing in each case: the share of pixels that another rasterizer has drawn
  /// otherwise, and the line of a golden.
  fileprivate var commonWords: String {
    switch self {
    case .footage(.rasterizer(let magnitude)):
      "another rasterizer: \(magnitude.levels) \(magnitude.square ?? 1)"
    case .text(let kind, _): kind.name
    default: "\(self)"
    }
  }
}

/// Cases that changed alike.
struct CaseGroup: Sendable {
  /// The case of them that changed most.
  let shown: ReportedCase
  /// The names of all of them, in order.
  let names: [String]
  /// The change that they have in common, where there is one.
  let change: CaseChange?

  /// A case that stands for itself.
  init(of item: ReportedCase) { self.init(item, and: [], change: nil) }

  private init(_ first: ReportedCase, and others: some Sequence<ReportedCase>, change: CaseChange?)
  {
    shown = others.reduce(first) { $1.showsMore(than: $0) ? $1 : $0 }
    names = [first.name] + others.map(\.name)
    self.change = change
  }

  /// Number of cases.
  var count: Int { names.count }

  /// The names of those that are not shown.
  var others: [String] {
    guard let place = names.firstIndex(of: shown.name) else { return names }
    return Array(names[..<place] + names[(place + 1)...])
  }

  /// The cases, those that changed alike taken together where the first of them stands.
  static func all(of cases: [ReportedCase]) -> [CaseGroup] {
    cases.alike(by: CaseChange.init).map { change, members in
      CaseGroup(members[0], and: members.dropFirst(), change: change)
    }
  }
}

extension ReportedCase {
  /// Returns true if this one stands for both, where both changed alike.
  func showsMore(than other: ReportedCase) -> Bool {
    if extent != other.extent { return extent > other.extent }
    // Where both are as large, one with pictures shows more.
    return other.films.isEmpty && !films.isEmpty
  }

  /// Size of the difference: pixels in a frame, or else frames.
  fileprivate var extent: Int {
    result?.magnitude?.share.count ?? result?.differingFrames.count ?? 0
  }
}
