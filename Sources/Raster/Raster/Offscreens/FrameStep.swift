/// A part of the work on a frame: rows of one surface, which do not depend on each other.
///
/// Everything that can fail has happened when a step exists; running it is total.
struct FrameStep: Sendable {
  /// The rows there are.
  let rows: Range<Int>
  /// Finishes some of them.
  let run: @Sendable (Range<Int>) -> Void

  /// Finishes all rows, split among `workers` tasks.
  func run(workers: Int) async {
    let height = max((rows.count + workers - 1) / workers, 1)
    await withTaskGroup(of: Void.self) { group in
      for start in stride(from: rows.lowerBound, to: rows.upperBound, by: height) {
        let band = start..<min(start + height, rows.upperBound)
        group.addTask { run(band) }
      }
    }
  }
}
