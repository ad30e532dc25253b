import Dispatch

/// A thread's worth of work that may block, beside the pool that runs tasks.
package final class EncoderQueue: SerialExecutor {
  private let queue: DispatchQueue

  /// A queue, and what debuggers call it.
  init(_ label: String) { queue = DispatchQueue(label: label) }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { unsafe job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  /// Stops the program unless it is called on this thread.
  package func checkIsolated() { dispatchPrecondition(condition: .onQueue(queue)) }
}

extension SegmentEncoder {
  /// The thread of the encoder.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe queue.asUnownedSerialExecutor()
  }
}

extension MovieWriter {
  /// The thread of the writer.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe queue.asUnownedSerialExecutor()
  }
}
