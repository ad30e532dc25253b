import CFFmpeg
import SegueFiles
import SegueTextSupport

/// The functions of FFmpeg, each under its own name; to be called after ``Libav/load()``.
var libav: cffmpeg {
  guard case .success(let functions) = unsafe Libav.loaded else {
    preconditionFailure("FFmpeg is used without being there")
  }
  return unsafe functions.pointee
}

/// The libraries of FFmpeg, which are loaded when they are first needed: that takes longer than
/// drawing a small picture, which needs none of them.
enum Libav {
  fileprivate nonisolated(unsafe) static let loaded:
    Result<
      UnsafePointer<cffmpeg>, MovieError
    > = {
      var complaint: UnsafePointer<CChar>?
      guard let functions = unsafe cffmpeg_load(&complaint) else {
        let words = unsafe complaint.map { unsafe String(cString: $0) } ?? ""
        return unsafe .failure(.missingLibraries(words))
      }
      return unsafe .success(functions)
    }()

  /// Loads the libraries, unless they are there; whatever begins with a codec or a container of
  /// theirs does so first.
  static func load() throws(MovieError) {
    _ = try unsafe loaded.get()
  }

  /// Returns words of theirs; none for none.
  static func text(_ words: UnsafePointer<CChar>?) -> String {
    unsafe words.map { unsafe String(cString: $0) } ?? ""
  }
}

extension MovieCodec {
  /// Loads the libraries that encoders need, which takes longer than reading a scene, so that it can
  /// be done beside other work.
  ///
  /// Without it the first encoder loads them, which also says so where they are not there.
  package static func loadLibraries() { try? Libav.load() }
}

extension MovieCodec {
  /// The libraries that movies of this codec pass through, as they are here; none where there is no FFmpeg.
  package var libraries: [String] {
    Self.loadLibraries()
    let encoder = [traits.library].compactMap(\.self)
    return (Self.common + encoder).compactMap(LoadedLibrary.text)
  }

  /// The libraries that films pass through which are read, as they are here; none where there is no FFmpeg.
  package static var readingLibraries: [String] {
    loadLibraries()
    return common.compactMap(LoadedLibrary.text)
  }

  /// Libraries that all codecs use.
  private static let common = ["libavcodec.so", "libavformat.so", "libavutil.so"]
}

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
