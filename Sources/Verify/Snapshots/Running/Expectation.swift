package import SegueFiles
import SegueFilms
import SegueRaster
import SegueRendering
package import SegueVerification

/// Expectation that a test has of a film.
package struct Expectation: Sendable {
  /// Location of its goldens.
  package let place: SnapshotPlace
  private let source: FilmSource
  private let strategies: [SnapshotStrategy]
  private let tolerance: Tolerance

  /// The expectation that a film is as expected, by these strategies.
  package init(
    of source: FilmSource, as strategies: [SnapshotStrategy], tolerance: Tolerance = .exact,
    at place: SnapshotPlace
  ) {
    self.source = source
    self.strategies = strategies
    self.tolerance = tolerance
    self.place = place
  }

  /// Draws the film and holds it to what was expected, or writes that down.
  package func outcome(
    in variables: [String: String], trait: RecordMode?
  ) async -> SnapshotOutcome {
    guard let mode = RecordMode.chosen(by: variables, trait: trait) else {
      return SnapshotOutcome(verdict: .failed(RecordMode.unknown(in: variables)))
    }
    do {
      let film = try source.film(in: place.testFolder)
      try strategies.checkKinds()
      var item = SnapshotCase(
        place.name, of: film.scene, drawnBy: film.renderer, kinds: strategies.kinds,
        tolerance: tolerance)
      item.expect(film)
      var account = SnapshotAccount(place, wordOfCI: variables.wordOfCI)
      if !item.kinds.isEmpty {
        var verifier = Verifier(place.folder, mode: mode, engine: Engine.version)
        verifier.concurrency = HostMachine.current().processors
        try account.note(try await verifier.result(of: item), of: item)
      }
      for moment in strategies.moments {
        let still = try Still(moment, of: item)
        try account.note(try still.outcome(in: mode, at: place, tolerance: tolerance), of: still)
      }
      return account.outcome
    } catch let failure as RenderError {
      return SnapshotOutcome(verdict: .failed("\(FilmError.making(failure))"))
    } catch {
      return SnapshotOutcome(verdict: .failed("\(error)"))
    }
  }
}

/// Collects what is to be said and shown about an expectation.
private struct SnapshotAccount {
  private let place: SnapshotPlace
  /// Value of the environment's CI variable; `nil` where goldens may be written.
  private let wordOfCI: String?
  private var sentences: [String] = []
  private var recorded: [String] = []
  private var exhibits: [SnapshotOutcome.Exhibit] = []
  private var isDifferent = false
  /// True if recording goldens would fix it.
  private var isApprovable = false

  init(_ place: SnapshotPlace, wordOfCI: String?) {
    self.place = place
    self.wordOfCI = wordOfCI
  }

  /// Takes note of what differs in the numbers, the frames and the strip.
  mutating func note(_ result: CaseResult, of item: SnapshotCase) throws {
    switch result.outcome {
    case .same: return
    case .recorded:
      recorded += result.recorded.map { place.name + $0.ending }
      return
    case .missing, .open: break
    case .different: isDifferent = true
    }
    if !result.isAgreedButWrong { isApprovable = true }
    sentences += result.findings.map { "\($0)" }
    if let first = result.differingFrames.first, let frames = result.actual.frames {
      let count = frames.digests.count
      sentences.append(
        "\(result.differingFrames.count) of \(count) frames differ, the first is \(first)")
    }
    try show(result, of: item)
  }

  /// Takes note of what differs in a still.
  mutating func note(
    _ outcome: GoldenFile.Outcome<GoldenPictureDifference>, of still: Still
  ) throws {
    switch outcome {
    case .same: return
    case .recorded: recorded.append("\(place.name).\(still.name).png")
    case .missing:
      isApprovable = true
      sentences.append("the golden still \(still.name) is missing")
    case .different(.damaged):
      isApprovable = true
      isDifferent = true
      sentences.append("the golden still \(still.name) is damaged: expected a PNG file")
    case .different(.pixels(let finding, let expected)):
      isApprovable = true
      isDifferent = true
      sentences.append("still \(still.name): \(finding.words)")
      try show(expected, still.surface, as: still.name)
    }
  }

  /// Overall outcome.
  var outcome: SnapshotOutcome {
    if !sentences.isEmpty {
      let words =
        ["\(place.name) is not as expected"] + sentences + (isApprovable ? [hint] : [])
      return SnapshotOutcome(
        verdict: .failed(words.joined(separator: "\n")), attachments: exhibits)
    }
    if recorded.isEmpty { return SnapshotOutcome(verdict: .asAgreed) }
    let files = recorded.joined(separator: ", ")
    return SnapshotOutcome(verdict: .recorded("recorded in \(place.folder.path): \(files)"))
  }

  /// Instructions for accepting the present result.
  private var hint: String {
    if let wordOfCI {
      return "CI is '\(wordOfCI)' and writes no goldens: record them elsewhere and commit them"
    }
    let mode = isDifferent ? RecordMode.failed : .missing
    return "if it should be so: \(RecordMode.variable)=\(mode.rawValue) swift test"
  }
}

extension SnapshotAccount {
  /// Shows what was expected and what is.
  private mutating func show(_ result: CaseResult, of item: SnapshotCase) throws {
    for kind in (result.expected?.kinds ?? []).ordered {
      let actual = result.actual.exhibit(of: kind)
      guard let expected = result.expected?.exhibit(of: kind), expected != actual else { continue }
      try show(expected, actual, as: kind.name)
    }
    if let frame = result.differingFrames.first {
      let surface = try item.renderer.surface(
        of: item.film, at: item.film.frameRate.time(ofFrame: frame))
      try show(surface, as: "frame-\(frame).actual.png")
    }
  }

  private mutating func show(
    _ expected: GoldenExhibit, _ actual: GoldenExhibit?, as name: String
  ) throws {
    switch (expected, actual) {
    case (.text(let old), .text(let new)):
      show(old, as: "\(name).expected.txt")
      show(new, as: "\(name).actual.txt")
    default:
      guard let old = expected.surface, let new = actual?.surface else { return }
      try show(old, new, as: name)
    }
  }

  private mutating func show(_ expected: Surface, _ actual: Surface, as name: String) throws {
    try show(expected, as: "\(name).expected.png")
    try show(actual, as: "\(name).actual.png")
    let difference = try MarkedDifference(expected: expected, actual: actual)
    try show(difference.surface, as: "\(name).difference.png")
  }

  private mutating func show(_ surface: Surface, as name: String) throws {
    exhibits.append(
      .init(name: "\(place.name).\(name)", content: .png(try surface.png())))
  }

  private mutating func show(_ text: String, as name: String) {
    exhibits.append(.init(name: "\(place.name).\(name)", content: .text(text)))
  }
}

/// Outcome of an expectation.
package struct SnapshotOutcome: Hashable {
  /// In short.
  package enum Verdict: Hashable {
    /// Nothing differs.
    case asAgreed
    /// Goldens have been written, and which.
    case recorded(String)
    /// Reason why the expectation fails, in sentences.
    case failed(String)
  }

  /// Something that shows what differs, as a file.
  package struct Exhibit: Hashable {
    /// Kinds of file content.
    package enum Content: Hashable {
      /// Words.
      case text(String)
      /// A picture as PNG.
      case png([UInt8])
    }

    /// The name of the file.
    package let name: String
    /// Content of the file.
    package let content: Content
  }

  /// In short.
  package var verdict: Verdict
  /// Attachments that show the difference.
  package var attachments: [Exhibit] = []
}
