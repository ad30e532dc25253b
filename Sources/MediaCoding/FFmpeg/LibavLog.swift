import CFFmpeg
import Synchronization

/// What libav says while it works for one of our contexts.
///
/// Nothing that it says reaches the terminal: each context carries the log of its owner, and words
/// about anything else are dropped. The last complaint explains an error code better than the code.
final class LibavLog: Sendable {
  private let complaints = Mutex<[String]>([])

  /// A log, and libav's lines kept from the terminal from now on.
  init() { Self.redirected }

  /// What a context has to carry in its `opaque` field, for as long as the log lives.
  var opaque: UnsafeMutableRawPointer { unsafe Unmanaged.passUnretained(self).toOpaque() }

  /// The errors that were complained of since the last call, in one line; nil if there were none.
  func takeComplaints() -> String? {
    complaints.withLock { lines in
      defer { lines = [] }
      return lines.isEmpty ? nil : lines.joined(separator: "; ")
    }
  }

  private func add(_ line: String) {
    complaints.withLock { if $0.count < 4, $0.last != line { $0.append(line) } }
  }

  private static let redirected: Void = unsafe av_log_set_callback {
    source, level, format, arguments in
    guard level <= AV_LOG_ERROR, let log = unsafe LibavLog.log(of: source),
      let arguments = unsafe arguments
    else { return }
    var line = [CChar](repeating: 0, count: 512)
    var withPrefix: CInt = 0
    unsafe av_log_format_line2(
      source, level, format, arguments, &line, CInt(line.count), &withPrefix)
    let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    log.add(text.trimmed)
  }

  /// The log that the context carries which libav speaks about.
  private static func log(of source: UnsafeMutableRawPointer?) -> LibavLog? {
    guard let source = unsafe source else { return nil }
    let kind = unsafe source.load(as: UnsafePointer<AVClass>?.self)
    var opaque = unsafe UnsafeMutableRawPointer(bitPattern: 0)
    if unsafe kind == avcodec_get_class() {
      unsafe opaque = source.assumingMemoryBound(to: AVCodecContext.self).pointee.opaque
    } else if unsafe kind == avformat_get_class() {
      unsafe opaque = source.assumingMemoryBound(to: AVFormatContext.self).pointee.opaque
    }
    return unsafe opaque.map { unsafe Unmanaged<LibavLog>.fromOpaque($0).takeUnretainedValue() }
  }
}

extension String {
  /// The text without the white space and full stops around it.
  var trimmed: String {
    let isEdge = { (c: Character) in c.isWhitespace || c == "." }
    return String(drop(while: isEdge).reversed().drop(while: isEdge).reversed())
  }
}
