import SegueFiles
import SegueRaster
import SegueRendering

/// Golden set of a recording: its goldens, as far as they are there and can be read.
struct RecordedGoldenSet {
  /// The film as the list and the sheet tell of it.
  private(set) var film: RecordedFilm?
  /// Several moments, which people look at.
  private(set) var strip: Surface?
  /// The list, byte for byte.
  private let text: [UInt8]
  /// The goldens that are not there.
  private(set) var missing: [GoldenKind] = []
  /// Problems with the goldens that are there.
  private(set) var damages: [Difference] = []

  private let folder: GoldenFolder
  private let name: String

  /// Reads the goldens of a recording.
  init(
    _ name: String, _ kinds: Set<GoldenKind>, in folder: GoldenFolder
  ) throws(FilmFailure) {
    self.folder = folder
    self.name = name
    var found: [GoldenKind: [UInt8]] = [:]
    for kind in GoldenKind.allCases where kinds.contains(kind) {
      do throws(FileError) {
        found[kind] = try folder.golden(kind, of: name).read()
      } catch {
        throw .file(error)
      }
      if found[kind] == nil { missing.append(kind) }
    }
    text = found[.recording] ?? []
    if let bytes = found[.strip] {
      strip = read(.strip) { () throws(GoldenDamage) in try Surface(goldenStrip: bytes) }
    }
    guard let text = found[.recording], let sheet = found[.looks] else { return }
    let record = read(.recording) { () throws(GoldenDamage) in
      try FingerprintRecord(reading: text)
    }
    guard let record else { return }
    film = read(.looks) { () throws(GoldenDamage) in
      RecordedFilm(record, showing: try record.frames(in: sheet))
    }
  }

  /// The first thing that the goldens say otherwise of a film whose every pixel is as expected: the list is the
  /// same byte for byte, and the sheet color for color.
  func difference(from new: RecordedFilm) -> Difference? {
    if var damage = GoldenDamage(comparing: text, to: Array(FingerprintRecord(new).text.utf8)) {
      damage.file = folder.file(.recording, of: name)
      return .text(.recording, damage)
    }
    let frames = zip(film?.footage.frames ?? [], new.footage.frames)
    guard let frame = frames.enumerated().first(where: { $1.0.means != $1.1.means })?.offset else {
      return nil
    }
    var damage = GoldenDamage(
      found: "frame \(frame) in other colors", expected: "those of the recording")
    damage.file = folder.file(.looks, of: name)
    return .damaged(.looks, damage)
  }

  private mutating func read<Value>(
    _ kind: GoldenKind, _ body: () throws(GoldenDamage) -> Value
  ) -> Value? {
    do throws(GoldenDamage) {
      return try body()
    } catch {
      var damage = error
      damage.file = folder.file(kind, of: name)
      damages.append(.damaged(kind, damage))
      return nil
    }
  }
}

extension FingerprintRecord {
  /// The different frames that a sheet shows.
  fileprivate func frames(in sheet: [UInt8]) throws(GoldenDamage) -> [FrameFingerprint] {
    try ThumbnailSheet(grid, count: runs.count).frames(golden: sheet, digests: runs.map(\.digest))
  }
}

extension RecordedFilm {
  /// The film that goldens tell of.
  fileprivate init(_ record: FingerprintRecord, showing frames: [FrameFingerprint]) {
    var footage = FrameFingerprints(
      in: record.grid, at: record.rate, isExact: record.kept == .exact,
      hasCoarseColors: record.kept == .lossy)
    for (frame, run) in zip(frames, record.runs) {
      footage.frames += Array(repeating: frame, count: run.count)
    }
    let digests = record.runs.flatMap { run in
      run.digest.map { Array(repeating: $0, count: run.count) } ?? []
    }
    self.init(footage, digests: digests, kept: record.kept, ignored: record.ignored)
  }

  /// The frames that differ from the one before them, and the first.
  var differentFrames: [FrameFingerprint] {
    footage.frames.indices.filter {
      $0 == 0 || footage.frames[$0].identity != footage.frames[$0 - 1].identity
    }.map { footage.frames[$0] }
  }
}

extension GoldenFolder {
  /// The pixels of the frames that the golden of a recording tells of, if it can be read.
  public func recordedSize(of name: String) -> (width: Int, height: Int)? {
    guard let bytes = try? golden(.recording, of: name).read(),
      let record = try? FingerprintRecord(reading: bytes)
    else { return nil }
    return (record.grid.width, record.grid.height)
  }
}
