import Glibc
import SegueVideo

/// Recorded films, played to their ends.
struct RecordingKindOfInput: FuzzKind {
  let name: String
  private let paths: [String]
  private var layout = RecordingLayout()

  static let all =
    ["gif", "apng", "movie"].map { name in
      RecordingKindOfInput(
        name: name,
        paths: (name == "movie" ? ["mp4", "webm", "mov"] : [name]).map {
          "Tests/Goldens/recordings/screen.\($0)"
        })
    } + [
      RecordingKindOfInput(name: "webp-film", paths: ["Tests/Goldens/pictures/animated.webp"]),
      RecordingKindOfInput(
        name: "sheet", paths: [],
        layout: RecordingLayout(cell: RecordingLayout.Cell(width: 6, height: 5))),
    ]

  /// A sheet is any picture whose sides are multiples of a frame's.
  var seeds: [[UInt8]] {
    layout.cell == nil ? SeedFiles.bytes(paths) : PictureKind.small
  }

  /// A recording is read from a file, which has no name here.
  func accepts(_ input: [UInt8]) -> Bool {
    guard let stream = unsafe tmpfile() else { return false }
    defer { unsafe fclose(stream) }
    let file = unsafe fileno(stream)
    guard unsafe write(file, input, input.count) == input.count else { return false }
    var limits = RecordingLimits()
    limits.pixels = 1 << 20
    limits.allPixels = 1 << 26
    do {
      let recording = try Recording.open("/proc/self/fd/\(file)", as: layout, limits: limits)
      while try recording.next() != nil {}
      return true
    } catch {
      return false
    }
  }

  /// A PNG has a sum behind each chunk.
  func repaired(_ input: [UInt8]) -> [UInt8] {
    ["apng", "sheet"].contains(name) ? PNGSums.repaired(input) : input
  }
}
