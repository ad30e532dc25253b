import CFFmpeg
import SegueTextSupport

/// Log of libav's messages while it works for one of our contexts.
///
/// Nothing that it says reaches the terminal: each context carries the log of its owner, and words
/// about anything else are dropped. The last complaint explains an error code better than the code.
final class LibavLog: Sendable {
  private let lines = Locked<[Line]>([])

  private struct Line: Equatable {
    let level: CInt
    let text: String
  }

  /// A log, and libav's lines kept from the terminal from now on.
  init() { Self.redirected }

  /// Pointer that a context has to carry in its `opaque` field, for as long as the log lives.
  var opaque: UnsafeMutableRawPointer { unsafe Unmanaged.passUnretained(self).toOpaque() }

  /// The errors that were complained of since the last call, in one line; nil if there were none.
  func takeComplaints(withWarnings: Bool = false) -> String? {
    let limit = withWarnings ? AV_LOG_WARNING : AV_LOG_ERROR
    return lines.withLock { lines in
      defer { lines = [] }
      let texts = lines.filter { $0.level <= limit }.map(\.text)
      return texts.isEmpty ? nil : texts.joined(separator: "; ")
    }
  }

  private func add(_ line: Line) {
    lines.withLock { lines in
      // Warnings must not crowd out errors.
      let same = lines.filter { $0.level == line.level }
      if same.count < 4, same.last != line { lines.append(line) }
    }
  }

  private static let redirected: Void = unsafe libav.av_log_set_callback {
    source, level, format, arguments in
    guard level <= AV_LOG_WARNING, let log = unsafe LibavLog.log(of: source),
      let arguments = unsafe arguments
    else { return }
    var line = [CChar](repeating: 0, count: 512)
    var withPrefix: CInt = 0
    _ = unsafe libav.av_log_format_line2(
      source, level, format, arguments, &line, CInt(line.count), &withPrefix)
    let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    let words = text.trimmed { $0.isWhitespace || $0 == "." }
    log.add(Line(level: level, text: String(words)))
  }

  /// The log that the context carries which libav speaks about.
  private static func log(of source: UnsafeMutableRawPointer?) -> LibavLog? {
    guard let source = unsafe source else { return nil }
    let kind = unsafe source.load(as: UnsafePointer<AVClass>?.self)
    var opaque = unsafe UnsafeMutableRawPointer(bitPattern: 0)
    if unsafe kind == libav.avcodec_get_class() {
      unsafe opaque = source.assumingMemoryBound(to: AVCodecContext.self).pointee.opaque
    } else if unsafe kind == libav.avformat_get_class() {
      unsafe opaque = source.assumingMemoryBound(to: AVFormatContext.self).pointee.opaque
    }
    return unsafe opaque.map { unsafe Unmanaged<LibavLog>.fromOpaque($0).takeUnretainedValue() }
  }
}
