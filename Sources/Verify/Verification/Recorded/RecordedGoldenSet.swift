import SegueFiles
import SegueRaster
import SegueRendering

/// Kind of golden of a recording: how it is written, read and compared to the letter.
protocol RecordingGolden: GoldenStrategy {
  /// Returns the golden of a recording, and leaves in the evidence what reports show of it.
  func bytes(
    of film: RecordedFilm, in item: some RecordedCase, into evidence: inout CaseResult.Evidence
  ) throws(RenderError) -> [UInt8]

  /// Reads a golden into the set, in which those before it have been read.
  func read(_ bytes: [UInt8], into goldens: inout RecordedGoldenSet) throws(GoldenError)

  /// Returns the first thing that the golden says otherwise of a film whose every pixel is as expected.
  func difference(of film: RecordedFilm, from goldens: RecordedGoldenSet) -> Difference?
}

extension RecordingGolden {
  /// Returns nothing: it is compared in another way.
  func difference(of film: RecordedFilm, from goldens: RecordedGoldenSet) -> Difference? { nil }
}

extension GoldenKind {
  /// The way in which such goldens come of recordings; `nil` for a kind of scenes alone.
  var recordingGolden: (any RecordingGolden)? { strategy as? any RecordingGolden }
}

/// Golden set of a recording: its goldens, as far as they are there and can be read.
struct RecordedGoldenSet {
  /// The goldens, byte for byte.
  private(set) var files: [GoldenKind: [UInt8]] = [:]
  /// The list.
  var record: FingerprintRecord?
  /// The film as the list and the sheet tell of it.
  var film: RecordedFilm?
  /// Several moments, which people look at.
  var strip: Surface?
  /// The goldens that are not there.
  private(set) var missing: [GoldenKind] = []
  /// Problems with the goldens that are there.
  private(set) var damages: [Difference] = []

  private let folder: GoldenFolder
  private let name: String

  /// Reads the goldens of a recording.
  init(
    _ name: String, _ kinds: Set<GoldenKind>, in folder: GoldenFolder
  ) throws(RenderError) {
    self.folder = folder
    self.name = name
    for kind in kinds.ordered {
      files[kind] = try folder.bytes(kind, of: name)
      if files[kind] == nil { missing.append(kind) }
    }
    for kind in kinds.ordered { read(kind) }
  }

  private mutating func read(_ kind: GoldenKind) {
    guard let bytes = files[kind], let golden = kind.recordingGolden else { return }
    do throws(GoldenError) {
      try golden.read(bytes, into: &self)
    } catch {
      damages.append(.damaged(kind, error).located(in: folder, of: name))
    }
  }

  /// The first thing that the goldens say otherwise of a film whose every pixel is as expected: the list is the
  /// same byte for byte, and the sheet color for color.
  func difference(from new: RecordedFilm) -> Difference? {
    for kind in Set(files.keys).ordered {
      if let difference = kind.recordingGolden?.difference(of: new, from: self) {
        return difference.located(in: folder, of: name)
      }
    }
    return nil
  }
}

extension FingerprintRecord {
  /// The different frames that a sheet shows.
  func frames(in sheet: [UInt8]) throws(GoldenError) -> [FrameFingerprint] {
    try ThumbnailSheet(grid, count: runs.count).frames(golden: sheet, digests: runs.map(\.digest))
  }
}

extension RecordedFilm {
  /// The film that goldens tell of.
  init(_ record: FingerprintRecord, showing frames: [FrameFingerprint]) {
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
  package func recordedSize(of name: String) -> (width: Int, height: Int)? {
    guard let bytes = try? golden(.recording, of: name).read(),
      let record = try? FingerprintRecord(reading: bytes)
    else { return nil }
    return (record.grid.width, record.grid.height)
  }
}
