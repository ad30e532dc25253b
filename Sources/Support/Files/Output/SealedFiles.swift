import Dispatch
import SegueTextSupport

/// Outputs that are complete but for their names, so that many can be made at the same time and
/// appear one after the other.
///
/// What is abandoned was never there: whatever stood under its name still does. The disk is waited
/// for beside the pool that runs tasks, which has only as many threads as there are processors.
package final class SealedFiles: Sendable {
  private let files = Locked<[Int: SealedFile]>([:])

  /// None yet.
  package init() {}

  /// Writes `bytes` behind what has been written to `output`, and keeps it under `number`.
  package func seal(
    _ output: consuming OutputFile, with bytes: [UInt8], as number: Int
  ) async throws(FileError) {
    let file = SealedFile(output)
    files.withLock { $0[number] = file }
    try await Self.wait { () throws(FileError) in try file.seal(with: bytes) }
  }

  /// Returns `true` if an output is kept under `number`.
  package func contains(_ number: Int) -> Bool { files.withLock { $0[number] != nil } }

  /// Gives an output its name; it is durable when its folder is settled.
  package func publish(_ number: Int) async throws(FileError) {
    guard let file = files.withLock({ $0.removeValue(forKey: number) }) else {
      preconditionFailure("the output is not sealed")
    }
    try await Self.wait { () throws(FileError) in
      try file.take()?.publish(settlesName: false)
    }
  }

  /// Removes what has no name yet, whoever else still knows of it.
  package func abandon() {
    let left = files.withLock { files in
      defer { files = [:] }
      return files
    }
    for (_, file) in left { _ = file.take() }
  }

  /// Does what waits for a disk on a thread of its own.
  private static func wait(
    _ body: @escaping @Sendable () throws(FileError) -> Void
  ) async throws(FileError) {
    let result = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: Result(catching: body)) }
    }
    try result.get()
  }
}

/// An output that is complete but for its name.
private final class SealedFile: Sendable {
  private let file: Locked<OutputFile?>

  init(_ file: consuming OutputFile) { self.file = Locked(consume file) }

  /// Takes the output out; if nobody wants it, it is gone.
  func take() -> OutputFile? { file.withLock { $0.take() } }

  /// Writes the last bytes and waits until they would survive a power cut.
  func seal(with bytes: [UInt8]) throws(FileError) {
    try file.withLock { (file) throws(FileError) in
      try file?.write(bytes)
      try file?.settle()
    }
  }
}
