import SegueVideo
import SegueTextSupport

extension Failure {
  /// Reads a recording; what is wrong with it becomes a message with its path.
  static func reading<Value>(
    _ path: String, _ body: () throws(RecordingError) -> Value
  ) throws(Failure) -> Value {
    do throws(RecordingError) {
      return try body()
    } catch .file(let error) {
      throw Failure(error)
    } catch {
      throw Failure(
        "\(Quote(path: path)): \("\(error)".visible)", hint: error.hint, lack: error.lack)
    }
  }
}
