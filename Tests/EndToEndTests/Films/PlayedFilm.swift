import Foundation
import TestSupport
import Testing

/// An animated picture as a decoder that is not ours shows it: FFmpeg's, or for WebP libwebp's.
struct PlayedFilm {
  /// The canvas after each frame of the file: straight pixels, four bytes each.
  let frames: [[UInt8]]
  /// When each of them begins, in seconds.
  let begins: [Double]

  /// What is shown of a file in the workshop.
  init(_ name: String, in workshop: Workshop, frameSize: Int) throws {
    if name.hasSuffix(".webp") {
      let file = try #require(workshop.bytes(of: name))
      let played = try #require(PlayedWebP([UInt8](file)))
      frames = played.frames
      begins = ([0] + played.ends.dropLast()).map { Double($0) / 1000 }
      return
    }
    let run = try workshop.run(
      """
      ffmpeg -v error -y -i \(name) -fps_mode passthrough -enc_time_base 1:100000 \
        -f rawvideo -pix_fmt rgba played.rgba
      ffprobe -v error -show_entries frame=pts_time -of csv=p=0 \(name)
      """)
    try #require(run.status == 0 && run.error.isEmpty, "\(run.error)")
    // FFmpeg adds up the delays of an APNG in rounded steps.
    begins =
      name.hasSuffix(".apng")
      ? Self.begins(ofAPNG: [UInt8](try #require(workshop.bytes(of: name))))
      : run.output.split(separator: "\n").compactMap { Double($0.prefix { $0 != "," }) }
    let bytes = [UInt8](try #require(workshop.bytes(of: "played.rgba")))
    frames = PixelBytes.frames(bytes, size: frameSize)
    try #require(frames.count == begins.count)
  }

  /// When the frames of an APNG begin, by the fractions in its chunks.
  private static func begins(ofAPNG file: [UInt8]) -> [Double] {
    var begins = [0.0]
    var place = 8
    while place + 12 <= file.count {
      if file[place + 4..<place + 8].elementsEqual("fcTL".utf8) {
        let delay = [28, 30].map { Double(file[place + $0]) * 256 + Double(file[place + $0 + 1]) }
        begins.append(begins[begins.count - 1] + delay[0] / delay[1])
      }
      place += 12 + file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return begins.dropLast()
  }

  /// What is seen at a moment.
  func frame(at seconds: Double) -> [UInt8] {
    frames[(begins.lastIndex { $0 <= seconds + 1e-6 }) ?? 0]
  }
}
