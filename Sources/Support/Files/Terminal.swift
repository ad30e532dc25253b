import Glibc

/// One of the three streams that every process is started with.
package enum StandardStream: Int32, CaseIterable, Sendable {
  case input = 0
  case output = 1
  case error = 2
}

extension StandardStream {
  /// True if the stream is connected to a terminal.
  ///
  /// C name: `isatty`.
  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The width of the terminal in columns; nil where there is none or it does not know.
  ///
  /// C name: `TIOCGWINSZ`.
  package var columns: Int? {
    var size = winsize()
    guard unsafe ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes all of `bytes`, however many pieces the system makes of them.
  ///
  /// C name: `write`.
  package func write(_ bytes: [UInt8]) throws(FileError.Reason) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.write(
          rawValue, buffer.baseAddress.map { unsafe $0 + written }, buffer.count - written)
      }
      if count >= 0 { written += count } else { try Self.throwUnlessInterrupted() }
    }
  }

  /// Everything up to the end of the stream, at most `limit` bytes.
  ///
  /// C name: `read`.
  package func readToEnd(limit: Int) throws(FileError.Reason) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe piece.withUnsafeMutableBytes {
        unsafe read(rawValue, $0.baseAddress, $0.count)
      }
      if count == 0 { return bytes }
      if count < 0 { try Self.throwUnlessInterrupted() }
      bytes += piece.prefix(max(0, count))
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    }
  }

  private static func throwUnlessInterrupted() throws(FileError.Reason) {
    switch errno {
    case EINTR: return
    case EPIPE: throw .closedPipe
    case let code: throw .ofStream(code)
    }
  }
}

extension FileError.Reason {
  /// The reason that an error code of a stream stands for, in the operating system's own words.
  static func ofStream(_ code: Int32) -> FileError.Reason {
    .system(code: code, text: unsafe String(cString: strerror(code)))
  }
}

/// Process setup that a program does before anything else.
package enum ProcessStart {
  /// Opens `/dev/null` in place of every standard stream that was closed, so that no file opened
  /// later becomes a standard stream.
  package static func openClosedStreams() {
    for stream in StandardStream.allCases where fcntl(stream.rawValue, F_GETFD) == -1 {
      // The lowest free number is this stream's own, because those below it are open by now.
      _ = unsafe open("/dev/null", O_RDWR)
    }
  }

  /// Makes a closed pipe and a file-size limit errors of `write` rather than the end of the process.
  package static func ignoreWriteSignals() {
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
  }

  /// The value of a variable of the environment; nil where it is not set.
  ///
  /// C name: `getenv`.
  package static func variable(named name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }
}
