package import SegueCommandLine
import SegueJSON
package import SegueRendering
import SegueTextSupport

/// Timings of the stages of a run.
package struct Timings {
  /// Tells the time.
  let stopwatch: Stopwatch
  /// Reading the scene and what it is made of.
  package var read = Duration.zero
  /// Decoding pictures.
  package var decode = Duration.zero
  /// The effort spent on the frames.
  var film = FilmRenderer.Effort()

  package init(
    stopwatch: Stopwatch, read: Duration = .zero, decode: Duration = .zero,
    film: FilmRenderer.Effort = FilmRenderer.Effort()
  ) {
    self.stopwatch = stopwatch
    self.read = read
    self.decode = decode
    self.film = film
  }

  /// Adds the time that `body` takes to one of the stages.
  package mutating func measure<Value, Problem: Error>(
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
      let seconds = NumberText.fixed(units: time.wholeMilliseconds, decimals: 3)
      return "\(name.leftAligned(in: 8))\(seconds) s\n"
    }.joined()
  }

  /// The seconds of each stage.
  var json: JSONValue {
    .object(
      stages.map { name, time in
        .init(name, .number(Double(time.wholeMilliseconds) / 1000))
      })
  }
}
