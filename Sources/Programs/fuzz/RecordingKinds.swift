import Glibc
import SegueVideo

/// Recorded films, played to their ends.
struct RecordingKindOfInput: FuzzKind {
  let name: String
  private let paths: [String]

  static let all =
    ["gif", "apng", "movie"].map { name in
      RecordingKindOfInput(
        name: name,
        paths: (name == "movie" ? ["mp4", "webm", "mov"] : [name]).map {
          "Tests/Goldens/recordings/screen.\($0)"
        })
    } + [RecordingKindOfInput(name: "webp-film", paths: ["Tests/Goldens/pictures/animated.webp"])]

  var seeds: [[UInt8]] { SeedFiles.bytes(paths) }

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
      let recording = try Recording.open("/proc/self/fd/\(file)", limits: limits)
      while try recording.next() != nil {}
      return true
    } catch {
      return false
    }
  }

  /// An APNG has a sum behind each chunk.
  func repaired(_ input: [UInt8]) -> [UInt8] { name == "apng" ? PNGSums.repaired(input) : input }
}
