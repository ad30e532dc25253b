import HeadlessQuartzCore
import SegueMotion

/// A node of a symbol with effects: it is asked for its looks in each frame while one of them moves.
final class SymbolNode: ViewNode<Image> {
  private var child: Node?
  private var courses: [SymbolCourse] = []
  private var ticker: FrameTicker?

  override var children: [Node] { child.map { [$0] } ?? [] }

  override func accepts(_ view: Image) -> Bool { view.isSymbol }

  override func update() {
    let (now, runs) = (AppSession.current.clock.now, environment.symbolRuns)
    if courses.count == runs.count {
      for (index, run) in runs.enumerated() { courses[index].take(run, at: now) }
    } else {
      courses = runs.map { SymbolCourse($0, at: now) }
    }
    let pose = courses.reduce(SymbolPose()) { $0.joined(with: $1.pose(at: now)) }
    var inner = environment
    inner.symbolRuns = []
    child = reconciled(child, with: PosedSymbol(image: view, pose: pose), in: inner)
    follow(courses.contains { $0.moves(at: now) })
  }

  private func follow(_ moves: Bool) {
    guard moves else { return stop() }
    guard ticker == nil else { return }
    ticker = FrameTicker(refreshing: self)
  }

  private func stop() {
    ticker?.stop()
    ticker = nil
  }

  override func didUnmount() { stop() }
}

/// A symbol in a pose.
nonisolated private struct PosedSymbol: View {
  let image: Image
  let pose: SymbolPose

  @MainActor var body: some View {
    image
      .scaleEffect(pose.scale)
      .rotationEffect(.degrees(pose.turn))
      .offset(x: pose.x, y: pose.y)
      .opacity(pose.opacity)
  }
}
