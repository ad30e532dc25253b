import SegueRendering
import SegueSceneFile

/// Where the time of a run went.
struct Timings {
  /// Tells the time.
  let stopwatch: Stopwatch
  /// Reading the scene and what it is made of.
  var read = Duration.zero
  /// Decoding pictures.
  var decode = Duration.zero
  /// What the frames took.
  var film = FilmEffort()

  /// Counts how long `body` takes to one of the stages.
  mutating func measure<Value, Problem: Error>(
    _ stage: WritableKeyPath<Timings, Duration>, _ body: () throws(Problem) -> Value
  ) throws(Problem) -> Value {
    let start = stopwatch.now()
    let value = try body()
    self[keyPath: stage] += stopwatch.now() - start
    return value
  }

  /// The stages in their order, and the whole run.
  private var stages: [(name: String, time: Duration)] {
    [
      ("read", read), ("decode", decode), ("draw", film.drawing), ("encode", film.encoding),
      ("total", stopwatch.now()),
    ]
  }

  /// A line for each stage.
  var text: String {
    stages.map { name, time in
      let label = name + String(repeating: " ", count: 8 - name.count)
      let (seconds, rest) = time.wholeMilliseconds.quotientAndRemainder(dividingBy: 1000)
      let fraction = String(String(1000 + rest).dropFirst())
      return "\(label)\(seconds).\(fraction) s\n"
    }.joined()
  }

  /// The seconds of each stage.
  var json: JSONText {
    .object(
      stages.map { name, time in
        .init(name, .number(Double(time.wholeMilliseconds) / 1000))
      })
  }
}
