import SegueVerification
import SegueTextSupport

/// A run of comparisons as data, from which pages, files and summaries are made.
///
/// ```swift
/// var report = VerificationReport(title: "Scenes", engine: "segue 0.3")
/// report.command = "render verify Scenes"
/// for result in results {
///   var item = try ReportedCase(result)
///   item.acceptCommand = "render approve Scenes/\(item.name).json"
///   report.add(item)
/// }
/// let page = report.html
/// ```
package struct VerificationReport: Sendable {
  /// Title of what was verified.
  package var title: String
  /// The program and its version.
  package var engine: String
  /// Command that runs everything again.
  package var command: String?
  /// The circumstances, in the order in which they are shown.
  package var facts: [Fact] = []
  /// Duration of the verification, in milliseconds.
  package var milliseconds: Int?
  /// The bytes that the page may have.
  package let budget: Int

  /// The cases, the gravest in front, otherwise in the order in which they came.
  package var cases: [ReportedCase] { ReportOutcome.allCases.flatMap { sorted[$0] ?? [] } }
  private var sorted: [ReportOutcome: [ReportedCase]] = [:]
  private var step = 0
  private var pictureBytes = 0
  /// The place of the case that is shown of those that changed alike.
  private var shown: [CaseChange: Int] = [:]

  /// A report without cases yet.
  package init(title: String, engine: String, budget: Int = 25_000_000) {
    self.title = title
    self.engine = engine
    self.budget = budget
  }

  /// Adds a case.
  ///
  /// When the pictures of all cases exceed the budget, they become smaller and fewer in all of them.
  package mutating func add(_ item: ReportedCase) {
    var item = item
    item.thin(to: detail)
    keepPicturesOfOne(&item)
    sorted[item.outcome, default: []].append(item)
    pictureBytes += item.pictureBytes
    // In a page, bytes are letters and take a third more.
    while pictureBytes / 3 * 4 > budget, lessen() {}
  }

  /// Forgets the pictures of a case, or of the one that was shown in its stead so far.
  private mutating func keepPicturesOfOne(_ item: inout ReportedCase) {
    guard let change = CaseChange(item) else { return }
    let place = sorted[item.outcome]?.count ?? 0
    guard let known = shown[change], let other = sorted[item.outcome]?[known] else {
      shown[change] = place
      return
    }
    if item.showsMore(than: other) {
      pictureBytes -= other.pictureBytes
      sorted[item.outcome]?[known].films = []
      shown[change] = place
    } else {
      item.films = []
    }
  }

  /// Returns the number of cases with an outcome.
  package func count(_ outcome: ReportOutcome) -> Int { sorted[outcome]?.count ?? 0 }

  /// The number of cases.
  package var caseCount: Int { sorted.values.reduce(0) { $0 + $1.count } }

  /// The number of cases that need attention.
  package var failureCount: Int {
    ReportOutcome.allCases.filter(\.isFailure).reduce(0) { $0 + count($1) }
  }

  /// The run in one sentence.
  package var sentence: String {
    let films = caseCount.counted("film")
    if caseCount == 0 { return "there is no film" }
    if failureCount > 0 {
      if caseCount == 1 { return "the film is not as expected" }
      return failureCount.counted("of \(films) is", "of \(films) are") + " not as expected"
    }
    if count(.open) > 0 {
      if caseCount == 1 { return "it can't be told if the film is as expected" }
      let open = count(.open).counted("of \(films) is", "of \(films) are")
      return "it can't be told if \(open) as expected"
    }
    let recorded = count(.recorded)
    if recorded == 0 {
      return caseCount == 1 ? "the film is as expected" : "all \(films) are as expected"
    }
    return recorded.counted("of \(films) was", "of \(films) were") + " recorded"
  }
}

extension VerificationReport {
  /// One of the circumstances of a run, such as the folder of goldens.
  package struct Fact: Hashable, Sendable {
    /// Its name.
    package let name: String
    /// Its value.
    package let value: String

    /// A circumstance.
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }
}

extension VerificationReport {
  /// Level of detail of the pictures.
  var detail: PictureDetail { PictureDetail.steps[step] }

  /// Shows less of the pictures; returns whether that was possible.
  mutating func lessen() -> Bool {
    guard step + 1 < PictureDetail.steps.count else { return false }
    step += 1
    let detail = detail
    sorted = sorted.mapValues { cases in
      cases.map { item in
        var item = item
        item.thin(to: detail)
        return item
      }
    }
    pictureBytes = sorted.values.joined().reduce(0) { $0 + $1.pictureBytes }
    return true
  }
}

extension ReportedCase {
  fileprivate mutating func thin(to detail: PictureDetail) {
    let differing = Set(result?.differingFrames ?? [])
    for index in films.indices { films[index].thin(to: detail, differing) }
    films.removeAll { $0.frames.isEmpty }
  }

  fileprivate var pictureBytes: Int {
    films.reduce(0) { $1.frames.reduce($0) { $0 + $1.byteCount } }
  }
}
