import SegueFiles
public import SegueMotion
import SegueImages

extension Recording {
  /// Returns the kind of recording at `path`, judged by its first bytes; `nil` if it is none.
  public static func kind(of path: String) -> RecordingKind? {
    if FolderSource.isFilm(path) { return .folder }
    guard let file = try? OpenedFile(path), let head = try? file.read(1 << 12, at: 0) else {
      return nil
    }
    return kind(head)
  }

  /// Opens the recording at `path`; the pictures of a folder are shown at `rate`.
  public static func open(
    _ path: String, rate: FrameRate = .sixty, limits: RecordingLimits = RecordingLimits()
  ) throws(RecordingError) -> Recording {
    if FolderSource.isFilm(path) {
      return try Recording(try FolderSource(path, rate: rate, limits), limits)
    }
    let (file, kind) = try look(at: path)
    switch kind {
    case nil, .folder: throw .unknown
    case .movie: return try Recording(try MovieSource(file, limits), limits)
    case .some(let kind):
      guard file.size <= limits.bytes else {
        throw .file(FileError(.read, path, .tooLarge(limit: limits.bytes)))
      }
      let bytes = try Self.bytes(file.size, of: file)
      return try Recording(try AnimationSource(bytes, kind, limits), limits)
    }
  }

  private static func look(
    at path: String
  ) throws(RecordingError) -> (file: OpenedFile, kind: RecordingKind?) {
    do throws(FileError) {
      let file = try OpenedFile(path)
      return (file, kind(try file.read(1 << 12, at: 0)))
    } catch {
      throw .file(error)
    }
  }

  private static func bytes(
    _ count: Int, of file: OpenedFile
  ) throws(RecordingError) -> [UInt8] {
    do throws(FileError) {
      return try file.read(count, at: 0)
    } catch {
      throw .file(error)
    }
  }

  private static func kind(_ head: [UInt8]) -> RecordingKind? {
    func has(_ word: String, at place: Int) -> Bool {
      head.count >= place + word.utf8.count
        && head[place..<place + word.utf8.count].elementsEqual(word.utf8)
    }
    if has("GIF8", at: 0) { return .gif }
    if has("RIFF", at: 0), has("WEBP", at: 8) { return WebPPlayer.moves(head) ? .webP : nil }
    if has("PNG\r\n", at: 1) { return APNGPlayer.moves(head) ? .apng : nil }
    if head.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) { return .movie }
    // Pictures are stored in such boxes too.
    let isPicture = ["avi", "hei", "hev", "mif1", "msf1"].contains { has("ftyp" + $0, at: 4) }
    let boxes = ["ftyp", "moov", "mdat", "wide", "free", "skip", "pnot"]
    return !isPicture && boxes.contains { has($0, at: 4) } ? .movie : nil
  }
}

extension FolderSource {
  /// Returns `true` if the path is a folder that has frames.
  fileprivate static func isFilm(_ path: String) -> Bool {
    let folder = Folder(path, reach: .everywhere)
    return frames(of: folder).count > 1
  }
}
