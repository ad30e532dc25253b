import Glibc

/// Clocks that time runs, in milliseconds.
enum Clock {
  /// The processor time of this thread: unlike a clock on the wall, it does not count what others do
  /// on a busy machine.
  case processor
  /// The time on the wall.
  case wall

  private var now: Double {
    var time = timespec()
    unsafe clock_gettime(self == .processor ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  /// The fastest of some runs.
  func fastest(_ runs: Int, _ body: () throws -> Void) rethrows -> Double {
    var best = Double.infinity
    for _ in 0..<runs {
      let start = now
      try body()
      best = min(best, now - start)
    }
    return best
  }

  /// The fastest of some runs.
  func fastest(_ runs: Int, _ body: () async throws -> Void) async rethrows -> Double {
    var best = Double.infinity
    for _ in 0..<runs {
      let start = now
      try await body()
      best = min(best, now - start)
    }
    return best
  }
}

/// The memory that the process has had at once, at most, in bytes.
func peakMemory() -> Int {
  var usage = rusage()
  unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return usage.ru_maxrss * 1_024
}

/// The processors there are.
func processorCount() -> Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
