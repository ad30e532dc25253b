import SegueFiles
import SegueImages
package import SegueMotion
import SegueRaster

/// A film that was recorded elsewhere: its pictures one after the other, and when each is seen.
///
/// However long the film is, only one picture and the next are in memory, and what decoding takes.
///
/// ```swift
/// let recording = try Recording.open("push.mp4")
/// while let frame = try recording.next() { print(frame.begin.seconds()) }
/// ```
package final class Recording {
  private let source: any RecordingSource
  private let limits: RecordingLimits
  private var pending: SourceFrame?
  private var pendingBegin = FrameTime.zero
  private var count = 0
  private var census = RecordingCensus()

  init(_ source: any RecordingSource, _ limits: RecordingLimits) throws(MovieError) {
    self.source = source
    self.limits = limits
    pending = try source.next()
    if pending == nil { throw .damaged(source.kind, "it has no frames") }
  }

  /// Storage format of the recording.
  package var kind: RecordingKind { source.kind }
  /// The columns of every picture.
  package var width: Int { source.size.width }
  /// The rows of every picture.
  package var height: Int { source.size.height }
  /// Fidelity of its pixels to those that were filmed.
  package var fidelity: RecordingFidelity { source.fidelity }
  /// Meaning of its samples, as the recording itself states it; only for movies.
  package var colors: RecordedColors? { source.colors }
  /// The unit in which it counts times: none of them is more exact than half of it.
  package var tick: FrameTime { source.tick }

  /// Remarks about the recording, as far as its pictures have been taken.
  package var remarks: [RecordingRemark] {
    (source.remarks.map { $0 } + census.remarks(tick: tick)).sorted {
      "\($0)" < "\($1)"
    }
  }

  /// The next picture; nothing behind the last one.
  package func next() throws(MovieError) -> RecordedFrame? {
    guard let frame = pending else { return nil }
    count += 1
    try checkLimits()
    let begin = pendingBegin
    let following = try source.next()
    let natural = try sum(begin, frame.duration)
    var end = following?.begin ?? natural
    // Times that go back would be no film.
    if end < begin { end = begin }
    pending = following
    pendingBegin = end
    guard (frame.surface.width, frame.surface.height) == source.size else {
      throw .damaged(source.kind, "its frames are not of one size")
    }
    let isRepeated = census.note(
      frame.surface, seconds: end.seconds() - begin.seconds(), isLast: following == nil)
    return RecordedFrame(
      surface: frame.surface, begin: begin, end: end, isRepeated: isRepeated)
  }

  private func sum(_ a: FrameTime, _ b: FrameTime) throws(MovieError) -> FrameTime {
    guard let sum = a.adding(b) else {
      throw .damaged(source.kind, "its times cannot be added up exactly")
    }
    return sum
  }

  private func checkLimits() throws(MovieError) {
    guard count <= limits.frames else { throw .tooMuch("more than \(limits.frames) frames") }
    guard count * width * height <= limits.allPixels else {
      throw .tooMuch("more than \(limits.allPixels) pixels in all frames")
    }
  }
}

/// Statistics gathered while the pictures of a recording are read.
private struct RecordingCensus {
  private var shortest: Double?
  private var longest = 0.0
  private var index = 0
  private var unseen = 0
  private var repeated = 0
  private var firstRepeated: Int?
  private var before: Surface?

  /// Takes note of a picture; says whether it is the one before it once more.
  mutating func note(_ surface: Surface, seconds: Double, isLast: Bool) -> Bool {
    if seconds <= 0 { unseen += 1 }
    // The last one is often shown for longer.
    if !isLast {
      shortest = min(shortest ?? seconds, seconds)
      longest = max(longest, seconds)
    }
    let isRepeated = before == surface
    if isRepeated {
      repeated += 1
      firstRepeated = firstRepeated ?? index
    }
    before = surface
    index += 1
    return isRepeated
  }

  func remarks(tick: FrameTime) -> [RecordingRemark] {
    var remarks: [RecordingRemark] = []
    if let shortest, longest - shortest > 1.5 * tick.seconds() { remarks.append(.variableRate) }
    if let firstRepeated { remarks.append(.repeated(count: repeated, first: firstRepeated)) }
    if unseen > 0 { remarks.append(.unseen(count: unseen)) }
    return remarks
  }
}

extension Recording {
  /// Returns the kind of recording at `path`, judged by its first bytes and by what was said of it; `nil` if it is
  /// none.
  package static func kind(
    of path: String, as layout: RecordingLayout = RecordingLayout()
  ) -> RecordingKind? {
    if FolderSource.isFilm(path, layout) { return .folder }
    guard let file = try? OpenedFile(path), let head = try? file.read(1 << 12, at: 0) else {
      return nil
    }
    return kind(head, layout)
  }

  /// Opens the recording at `path`; what its file does not state is taken from `layout`.
  package static func open(
    _ path: String, as layout: RecordingLayout = RecordingLayout(),
    limits: RecordingLimits = RecordingLimits()
  ) throws(MovieError) -> Recording {
    let rate = layout.rate ?? .sixty
    if FolderSource.isFilm(path, layout) {
      return try Recording(try FolderSource(path, rate: rate, limits), limits)
    }
    let (file, kind) = try look(at: path, layout)
    switch kind {
    case nil, .folder: throw .unknownRecording
    case .movie: return try Recording(try MovieSource(file, limits), limits)
    case .some(let kind):
      guard file.size <= limits.bytes else {
        throw .input(FileError(.read, of: path, reason: .tooLarge(limit: limits.bytes)))
      }
      let bytes = try Self.bytes(file.size, of: file)
      if kind == .sheet, let cell = layout.cell {
        return try Recording(try SheetSource(bytes, of: cell, rate: rate, limits), limits)
      }
      return try Recording(try AnimationSource(bytes, kind: kind, limits: limits), limits)
    }
  }

  private static func look(
    at path: String, _ layout: RecordingLayout
  ) throws(MovieError) -> (file: OpenedFile, kind: RecordingKind?) {
    do throws(FileError) {
      let file = try OpenedFile(path)
      return (file, kind(try file.read(1 << 12, at: 0), layout))
    } catch {
      throw .input(error)
    }
  }

  private static func bytes(
    _ count: Int, of file: OpenedFile
  ) throws(MovieError) -> [UInt8] {
    do throws(FileError) {
      return try file.read(count, at: 0)
    } catch {
      throw .input(error)
    }
  }

  private static func kind(_ head: [UInt8], _ layout: RecordingLayout) -> RecordingKind? {
    func has(_ word: String, at place: Int) -> Bool {
      head.count >= place + word.utf8.count
        && head[place..<place + word.utf8.count].elementsEqual(word.utf8)
    }
    if has("GIF8", at: 0) { return .gif }
    if has("RIFF", at: 0), has("WEBP", at: 8) { return WebPPlayer.moves(head) ? .webP : nil }
    if has("PNG\r\n", at: 1) {
      return APNGPlayer.moves(head) ? .apng : layout.cell == nil ? nil : .sheet
    }
    if head.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) { return .movie }
    // Pictures are stored in such boxes too.
    let isPicture = ["avi", "hei", "hev", "mif1", "msf1"].contains { has("ftyp" + $0, at: 4) }
    let boxes = ["ftyp", "moov", "mdat", "wide", "free", "skip", "pnot"]
    return !isPicture && boxes.contains { has($0, at: 4) } ? .movie : nil
  }
}

extension FolderSource {
  /// Returns `true` if the path is a folder that has frames; where there are sheets, they are as large as a cell.
  fileprivate static func isFilm(_ path: String, _ layout: RecordingLayout) -> Bool {
    let folder = Folder(path, reach: .everywhere)
    let names = frames(of: folder)
    guard names.count > 1 else { return false }
    guard let cell = layout.cell, let first = names.first,
      let bytes = try? folder.read(first, limit: RecordingLimits().bytes).bytes,
      let header = try? PictureDecoder().header(of: bytes.span)
    else { return layout.cell == nil }
    return header.width == cell.width && header.height == cell.height
  }
}
