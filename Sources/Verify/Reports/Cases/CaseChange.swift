import SegueTextSupport
import SegueVerification

/// The change of a case, by which cases that changed alike are told together.
package struct CaseChange: Hashable, Sendable {
  private let outcome: ReportOutcome
  private let words: [String]

  /// The change of a case; `nil` of one that is as expected, that cannot be drawn or says too little.
  package init?(_ item: ReportedCase) {
    guard let result = item.result, item.outcome == .different || item.outcome == .missing else {
      return nil
    }
    outcome = item.outcome
    // What follows from a cause is another number in each case.
    let causes = result.findings.filter(\.isCause)
    words = (causes.isEmpty ? result.findings : causes).map(\.commonWords)
  }
}

extension Difference {
  fileprivate var isCause: Bool { if case .cause = self { true } else { false } }

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
  private(set) var shown: ReportedCase
  /// The names of all of them, in order.
  private(set) var names: [String]

  /// The cases, those that changed alike taken together where the first of them stands.
  static func all(of cases: [ReportedCase]) -> [CaseGroup] {
    var groups: [CaseGroup] = []
    var places: [CaseChange: Int] = [:]
    for item in cases {
      if let change = CaseChange(item) {
        if let place = places[change] {
          groups[place].add(item)
          continue
        }
        places[change] = groups.count
      }
      groups.append(CaseGroup(shown: item, names: [item.name]))
    }
    return groups
  }

  private mutating func add(_ item: ReportedCase) {
    names.append(item.name)
    if item.extent > shown.extent { shown = item }
    // Where all are as large, one with pictures shows more.
    if item.extent == shown.extent, shown.films.isEmpty, !item.films.isEmpty { shown = item }
  }
}

extension ReportedCase {
  /// Size of the difference: pixels in a frame, or else frames.
  fileprivate var extent: Int {
    result?.magnitude?.share.count ?? result?.differingFrames.count ?? 0
  }
}
