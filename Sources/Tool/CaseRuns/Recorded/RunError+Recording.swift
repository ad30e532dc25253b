import SegueVideo
import SegueTextSupport

extension RunError {
  /// Reads a recording; what is wrong with it becomes a message with its path.
  static func reading<Value>(
    _ path: String, _ body: () throws(MovieError) -> Value
  ) throws(RunError) -> Value {
    do throws(MovieError) {
      return try body()
    } catch .input(let error) {
      throw RunError(error)
    } catch {
      throw RunError(
        "\(Quote(path: path)): \("\(error)".visible)", hint: error.hint, lack: error.lack)
    }
  }
}
