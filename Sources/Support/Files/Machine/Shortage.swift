import CSystem

/// Missing resource that a process needs to start and the system does not grant.
///
/// The runtime of the language ends the process by a signal where it gets no file of its own, and waits
/// for ever for a thread; so the program asks before it does.
package struct Shortage: Hashable, Sendable, CustomStringConvertible {
  /// The shortage in words, such as "too many open files".
  package let description: String

  /// The files that the runtime opens for itself, and one for us.
  private static let files: CInt = 5
  /// The most threads that are tried.
  private static let threads: CInt = 8

  /// Returns the resource that is missing right now; `nil` where all are there.
  package static func current() -> Shortage? {
    if let shortage = shortage("cannot open files", csystem_try_files(files)) { return shortage }
    let threads = min(csystem_processors() + 2, threads)
    return shortage("cannot start threads", csystem_try_threads(max(2, threads)))
  }

  private static func shortage(_ words: String, _ result: CInt) -> Shortage? {
    guard result < 0 else { return nil }
    let text = unsafe String(cString: csystem_error_text(-result))
    return Shortage(description: "\(words): \(text.prefix(1).lowercased() + text.dropFirst())")
  }
}
