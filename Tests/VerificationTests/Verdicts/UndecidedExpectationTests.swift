import SegueGeometry
import SegueMotion
import SegueMotionAssertions
import SegueRendering
import SegueSceneGraph
import SegueVerification
import Testing

/// Expectations for which there is no work left.
@Suite struct UndecidedExpectationTests {
  /// A film of cards at rest that is held to as many expectations.
  private static func item(_ count: Int) -> SnapshotCase {
    let layers = (0..<count).map { index in
      Layer(LayerID("card-\(index)")) { $0.frame = Rect(x: 2, y: 2, width: 4, height: 4) }
    }
    let film = AnimatedScene(
      canvas: Canvas(size: Size(10, 10)), duration: .milliseconds(100),
      epochs: [Epoch(tree: LayerTree(layers))])
    var item = SnapshotCase("cards", of: film, drawnBy: SceneRenderer())
    item.expectations = (0..<count).map { index in
      HeldExpectation(
        MotionExpectation(LayerPattern("card-\(index)"), Moves(.left), because: "it is time"))
    }
    return item
  }

  @Test func `with enough work each is decided`() throws {
    let failed = try Self.item(4).failedExpectations()
    #expect(failed.map(\.index) == [0, 1, 2, 3])
    #expect(!failed.contains { $0.words.contains("not decided") })
  }

  @Test func `what was found before stands, and the first that is not decided fails`() throws {
    let work = WorkBudget(steps: 1_000_000)
    _ = try Self.item(4).failedExpectations(within: work)
    let steps = work.taken * 5 / 8
    let failed = try Self.item(4).failedExpectations(within: WorkBudget(steps: steps))
    #expect(failed.map(\.index) == [0, 1, 2])
    #expect(
      failed.last?.words
        == "layer 'card-2': not decided: a film's expectations may take \(steps) steps of work"
        + " together, and this one would take more; 1 expectation behind it is not looked at,"
        + " because it is time")
    #expect(failed.last?.hint == "hold fewer layers to it, or a shorter span")
  }
}
