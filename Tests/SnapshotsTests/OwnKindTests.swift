import SegueSnapshots
import Testing

extension SnapshotStrategy {
  /// Number of layers on screen, frame by frame.
  fileprivate static let layerCounts = text("layer counts") { film in
    (0..<film.frameCount).map { "frame \($0): \(film.scene(frame: $0).items.count)\n" }.joined()
  }
}

/// A test brings a kind of golden along, by what any package may use.
@Suite struct OwnKindTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// A card, or as many as given, one in front of the other.
  private func film(cards: Int) -> AnimatedScene {
    let layers = (0..<cards).map { number in
      Layer(LayerID("card \(number)")) { $0.frame = Rect(x: 2, y: 2, width: 16, height: 12) }
    }
    return AnimatedScene(
      canvas: Canvas(size: Size(72, 16), background: .white), duration: .milliseconds(50),
      epochs: [Epoch(tree: LayerTree(layers), timeline: Timeline())])
  }

  private func expect(
    cards: Int, as strategies: SnapshotStrategy..., recording mode: String = ""
  ) async {
    await ProcessVariables.$current.withValue(["SEGUE_RECORD": mode]) {
      await expectTransition(
        of: .film(film(cards: cards)), as: strategies, named: nil, tolerance: .exact,
        sourceLocation: scratch.location())
    }
  }

  @Test func `it is recorded, passes, and fails with the place that differs`() async throws {
    await expect(cards: 1, as: .layerCounts, recording: "missing")
    let file = try #require(scratch.files.first { $0.hasSuffix(".layer-counts.txt") })
    #expect(scratch.files == [file])
    await expect(cards: 1, as: .layerCounts)
    await withKnownIssue {
      await expect(cards: 2, as: .layerCounts)
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("\(file):1:10: expected '1', now '2'")
          && $0.rawValue.hasSuffix("if it should be so: SEGUE_RECORD=failed swift test")
      }
    }
  }

  @Test func `it is told beside the goldens of the program, and shown`() async throws {
    let strategies: [SnapshotStrategy] = [.timeline, .layerCounts]
    func outcome(_ cards: Int, _ trait: RecordMode?) async -> SnapshotOutcome {
      await Expectation(of: .film(film(cards: cards)), as: strategies, at: scratch.place)
        .outcome(in: [:], trait: trait)
    }
    _ = await outcome(1, .missing)
    #expect(
      scratch.files == ["layer-counts", "timeline"].map { "goldens/CardTests/opens.\($0).txt" })
    let different = await outcome(2, nil)
    guard case .failed(let words) = different.verdict else {
      Issue.record("another number of layers is as expected")
      return
    }
    #expect(words.contains("\nlayer 'card 1': it is there, and was not\n"))
    #expect(words.contains("opens.layer-counts.txt:1:10: expected '1', now '2'\n"))
    #expect(
      different.attachments.map(\.name) == [
        "opens.timeline.expected.txt", "opens.timeline.actual.txt",
        "opens.layer-counts.expected.txt", "opens.layer-counts.actual.txt",
      ])
  }

  @Test func `two kinds cannot be in one file`() async {
    let other = SnapshotStrategy.text("timeline") { _ in "" }
    let expectation = Expectation(
      of: .film(film(cards: 1)), as: [.timeline, other], at: scratch.place)
    let outcome = await expectation.outcome(in: [:], trait: nil)
    #expect(
      outcome.verdict
        == .failed(
          "the goldens timeline and timeline would be in one file, '*.timeline.txt':"
            + " give one of them another name"))
  }
}
