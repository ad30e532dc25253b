import SegueMotion
import SegueSceneGraph
import Testing

/// Work that is counted, and never timed.
@Suite struct WorkBudgetTests {
  @Test func `a budget is spent when more was taken than there was`() {
    let work = WorkBudget(steps: 10)
    work.take(10)
    #expect((work.isSpent, work.taken) == (false, 10))
    work.take(1)
    #expect((work.isSpent, work.taken) == (true, 10))
    work.take(.max)
    #expect((work.isSpent, work.taken) == (true, 10))
  }

  @Test func `a frame takes steps for its layers, for what they show, and for its pixels`() {
    let text = Content.text(TextContent([TextRun("twenty-four letters here", font: Font(size: 9))]))
    func steps(_ contents: [Content], _ pixels: Int = 64) -> Int {
      WorkBudget.stepsOfFrame(contents, pixels: pixels)
    }
    #expect(steps([.none, .none]) - steps([.none]) == 16)
    #expect(steps([text]) - steps([.none]) == 12)
    #expect(steps([.none], 64_064) - steps([.none]) == 1000)
  }
}
