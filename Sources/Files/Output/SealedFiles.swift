import Dispatch
import Synchronization

/// Outputs that are complete but for their names, so that many can be made at the same time and
/// appear one after the other.
///
/// What is abandoned was never there: whatever stood under its name still does.
public final class SealedFiles: Sendable {
  private let files = Mutex<[Int: SealedFile]>([:])

  /// None yet.
  public init() {}

  /// Writes `bytes` behind what has been written to `output`, and keeps it under `number`.
  ///
  /// The disk is waited for beside the pool that runs tasks, which has only as many threads as there
  /// are processors.
  public func seal(
    _ output: consuming OutputFile, with bytes: [UInt8], as number: Int
  ) async throws(FileError) {
    let file = SealedFile(output)
    files.withLock { $0[number] = file }
    let failure = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: file.seal(with: bytes)) }
    }
    if let failure { throw failure }
  }

  /// Whether an output is kept under `number`.
  public func contains(_ number: Int) -> Bool { files.withLock { $0[number] != nil } }

  /// Gives an output its name; it is durable when its folder is settled.
  public func publish(_ number: Int) throws(FileError) {
    guard let file = files.withLock({ $0.removeValue(forKey: number) })?.take() else {
      preconditionFailure("the output is not sealed")
    }
    try file.publish(settlesName: false)
  }

  /// Removes what has no name yet, whoever else still knows of it.
  public func abandon() {
    let left = files.withLock { files in
      defer { files = [:] }
      return files
    }
    for (_, file) in left { _ = file.take() }
  }
}

/// An output that is complete but for its name.
private final class SealedFile: Sendable {
  private let file: Mutex<OutputFile?>

  init(_ file: consuming OutputFile) { self.file = Mutex(consume file) }

  /// Takes the output out; if nobody wants it, it is gone.
  func take() -> OutputFile? { file.withLock { $0.take() } }

  /// Writes the last bytes and waits for the disk; returns why it could not.
  func seal(with bytes: [UInt8]) -> FileError? {
    file.withLock { file in
      do throws(FileError) {
        try file?.write(bytes)
        try file?.settle()
        return nil
      } catch {
        return error
      }
    }
  }
}
