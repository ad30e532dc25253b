import Glibc

/// Keeps the input that is being tried, and ends the program when it takes too long or too much.
struct Probe {
  private let path: String
  private let file: CInt

  /// The longest that one input may take, in seconds; what draws SVGs gives up after ten of its own,
  /// which are many on a busy machine.
  private static let secondsPerInput: CUnsignedInt = 240
  /// The most memory that the program may ever have used, in KiB; the sanitizer doubles it.
  private static let memory = 8 << 20

  /// The seconds since some moment.
  static var now: Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec
  }

  /// A probe that keeps inputs at `path`; `nil` where nothing can be written.
  init?(_ path: String) {
    self.path = path
    file = unsafe open(path, O_RDWR | O_CREAT | O_TRUNC, 0o644)
    if file < 0 { return nil }
  }

  /// Keeps an input; if it is still being tried after a while, a signal ends the program.
  func keep(_ input: [UInt8]) {
    ftruncate(file, 0)
    _ = unsafe pwrite(file, input, input.count, 0)
    alarm(Self.secondsPerInput)
  }

  /// Ends the program where it has used too much memory.
  func checkMemory() {
    var usage = rusage()
    unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    guard usage.ru_maxrss > Self.memory else { return }
    print("fuzz: error: \(usage.ru_maxrss >> 10) MiB of memory were used")
    abort()
  }

  /// Removes the input, because nothing was wrong.
  func forget() {
    alarm(0)
    unsafe unlink(path)
  }
}
