import CFFmpeg
import SegueFiles

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
}

extension MovieCodec {
  /// Loads the libraries that encoders need, which takes longer than reading a scene, so that it can
  /// be done beside other work.
  ///
  /// Without it the first encoder loads them, which also says so where they are not there.
  public static func loadLibraries() { try? Libav.load() }
}

extension MovieCodec {
  /// The libraries that movies of this codec pass through, as they are here; none where there is no FFmpeg.
  public var libraries: [String] {
    Self.loadLibraries()
    let encoder = [traits.library].compactMap(\.self)
    return (Self.common + encoder).compactMap(LoadedLibrary.text)
  }

  /// The libraries that films pass through which are read, as they are here; none where there is no FFmpeg.
  public static var readingLibraries: [String] {
    loadLibraries()
    return common.compactMap(LoadedLibrary.text)
  }

  /// Libraries that all codecs use.
  private static let common = ["libavcodec.so", "libavformat.so", "libavutil.so"]
}
