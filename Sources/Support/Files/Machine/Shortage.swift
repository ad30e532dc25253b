import CSystem

/// Missing resource that a process needs to start and the system does not grant.
///
/// The runtime of the language ends the process by a signal where it gets no file of its own, and waits
/// for ever for a thread; a library that finds letters ends it where it gets none. So the program asks
/// before it does anything.
package struct Shortage: Hashable, Sendable, CustomStringConvertible {
  /// The shortage in words, such as "too many open files".
  package let description: String

  /// Returns the resource that is missing right now; `nil` where all are there.
  ///
  /// - Parameter connections: those that a server has at once, each with a file and a thread of its own.
  package static func current(connections: Int = 0) -> Shortage? {
    let needs = ProcessNeeds(processors: Int(csystem_processors()), connections: connections)
    return shortage("cannot open files", csystem_try_files(CInt(needs.files)))
      ?? shortage("cannot start threads", csystem_try_threads(CInt(needs.threads)))
  }

  private static func shortage(_ words: String, _ result: CInt) -> Shortage? {
    guard result < 0 else { return nil }
    let text = unsafe String(cString: csystem_error_text(-result))
    return Shortage(description: "\(words): \(text.prefix(1).lowercased() + text.dropFirst())")
  }
}

/// The files and threads that a run has at once, at most, unless it is asked for more work at a time than the
/// machine has processors.
///
/// The numbers were measured. With 1, 2, 4, 8 and 16 processors, previews of many scenes had up to 13, 15, 18, 26 and
/// 42 threads at once, recording 8, 11, 16, 26 and 46, and 13, 19, 31, 50 and 75 files; nothing else had more.
package struct ProcessNeeds: Hashable, Sendable {
  /// Files besides the standard streams: libraries, fonts and pictures, and for each processor an output, its
  /// folder, and what is read meanwhile.
  package let files: Int
  /// Threads besides the first: the pool's, those that wait for disks, and those of the encoder, of the text
  /// library and of whoever waits for signals.
  package let threads: Int

  /// The needs on a machine with that many processors, and of a server with so many connections.
  package init(processors: Int, connections: Int = 0) {
    // Beyond that, runs are not wider.
    let processors = min(max(processors, 1), 128)
    files = 20 + 4 * processors + connections
    threads = 14 + 3 * processors + connections
  }
}
