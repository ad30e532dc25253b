package import SegueCommandLine
import SegueFilmRequests
import SegueTextSupport
package import SegueVideo

extension RunError {
  /// Reads a recording; what is wrong with it becomes a message with its path.
  package static func reading<Value>(
    _ path: String, _ body: () throws(MovieError) -> Value
  ) throws(RunError) -> Value {
    do throws(MovieError) { return try body() } catch { throw RunError(error, path: path) }
  }

  /// Creates the failure for what is wrong with the recording at a path.
  package init(_ error: MovieError, path: String) {
    if case .input(let error) = error {
      self.init(error)
    } else {
      self.init(
        "\(Quote(path: path)): \("\(error)".visible)", hint: error.hint, lack: error.lack)
    }
  }
}
