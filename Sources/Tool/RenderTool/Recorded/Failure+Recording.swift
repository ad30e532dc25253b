import SegueVideo
import SegueTextSupport

extension Failure {
  /// Reads a recording; what is wrong with it becomes a message with its path.
  static func reading<Value>(
    _ path: String, _ body: () throws(MovieError) -> Value
  ) throws(Failure) -> Value {
    do throws(MovieError) {
      return try body()
    } catch .input(let error) {
      throw Failure(error)
    } catch {
      throw Failure(
        "\(Quote(path: path)): \("\(error)".visible)", hint: error.hint, lack: error.lack)
    }
  }
}
