import Glibc

/// Time that some work takes.
struct ProcessCost {
  /// On the wall.
  var seconds = 0.0
  /// The time of all processors together; what others do on a busy machine does not count.
  var processorSeconds = 0.0

  /// Nothing is less.
  static let most = ProcessCost(seconds: .infinity, processorSeconds: .infinity)

  /// Returns the cost of `body` in this process.
  static func of(_ body: () async throws -> Void) async throws -> ProcessCost {
    let (start, before) = (now(), processorTime())
    try await body()
    return ProcessCost(
      seconds: now() - start, processorSeconds: processorTime() - before)
  }

  /// The least of both.
  func least(_ other: ProcessCost) -> ProcessCost {
    ProcessCost(
      seconds: min(seconds, other.seconds),
      processorSeconds: min(processorSeconds, other.processorSeconds))
  }

  static func - (a: ProcessCost, b: ProcessCost) -> ProcessCost {
    ProcessCost(
      seconds: a.seconds - b.seconds, processorSeconds: a.processorSeconds - b.processorSeconds)
  }

  /// The time on the wall.
  static func now() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func processorTime() -> Double {
    var usage = rusage()
    unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.processorSeconds
  }
}

extension rusage {
  /// The time of all processors together.
  var processorSeconds: Double {
    Double(ru_utime.tv_sec + ru_stime.tv_sec) + Double(ru_utime.tv_usec + ru_stime.tv_usec) / 1e6
  }
}
