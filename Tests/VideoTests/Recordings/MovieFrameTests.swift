import SegueFiles
import SegueVideo
import SegueMotion
import SegueRaster
import TestSupport
import Testing

/// Decoded movies beside those of the program ffmpeg.
@Suite(.enabled(if: Studio.hasFFmpeg, "the program ffmpeg is not installed"))
struct MovieFrameTests {
  /// A movie and how it is made.
  struct Made: Sendable, CustomTestStringConvertible {
    let name: String
    let options: String
    var size = "96x64"
    /// Where ffmpeg is told that halved chroma stands.
    var place = "in_h_chr_pos=0:in_v_chr_pos=128:"
    var testDescription: String { "\(name) \(size) \(options)" }
  }

  static let movies =
    [
      Made(name: "a.mp4", options: "-c:v libx264 -pix_fmt yuv420p"),
      Made(
        name: "b.mp4",
        options: "-c:v libx264 -pix_fmt yuv420p -colorspace bt709 -color_range tv", size: "98x62"),
      Made(
        name: "c.mov", options: "-c:v libx264 -pix_fmt yuv444p -colorspace smpte170m", place: ""),
      Made(
        name: "d.mkv", options: "-c:v libx264 -pix_fmt yuvj422p -color_range pc",
        place: "in_h_chr_pos=0:"),
      Made(name: "e.mp4", options: "-c:v libx264 -pix_fmt yuv420p10le"),
      Made(name: "f.webm", options: "-c:v libvpx-vp9 -pix_fmt yuv420p -b:v 1M"),
      Made(name: "g.mkv", options: "-c:v ffv1 -pix_fmt bgr0"),
      Made(
        name: "h.mov", options: "-c:v prores_ks -profile:v 4 -pix_fmt yuv444p10le",
        place: ""),
      Made(name: "i.mp4", options: "-c:v mpeg4 -qscale 2", size: "64x48"),
    ]
    + ["97x64", "96x63", "97x63"].flatMap { size in
      [
        Made(name: "q.mp4", options: "-c:v libx264 -pix_fmt yuv444p", size: size, place: ""),
        Made(name: "r.mov", options: "-c:v qtrle -pix_fmt rgb24", size: size, place: ""),
      ]
    }

  /// Movies of windows, whose sides are as people have pulled them, with halved chroma.
  ///
  /// Their colors are not compared with ffmpeg's, which stretches the planes of chroma over the picture, although
  /// their last samples stand for one column or row; `OddMovieTests` has the formula.
  static let odd = ["97x64", "96x63", "97x63"].flatMap { size in
    [
      Made(name: "j.webm", options: "-c:v libvpx -pix_fmt yuv420p -b:v 1M", size: size),
      Made(name: "k.webm", options: "-c:v libvpx-vp9 -pix_fmt yuv420p -b:v 1M", size: size),
      Made(
        name: "l.mkv", options: "-c:v libaom-av1 -cpu-used 8 -crf 20 -pix_fmt yuv420p", size: size),
      Made(name: "m.mp4", options: "-c:v mpeg4 -qscale 2 -pix_fmt yuv420p", size: size),
      Made(name: "n.mov", options: "-c:v mjpeg -qscale 2 -pix_fmt yuvj420p", size: size),
      Made(name: "o.mkv", options: "-c:v ffv1 -pix_fmt yuv420p", size: size),
      Made(name: "p.mkv", options: "-c:v ffv1 -pix_fmt yuv422p", size: size),
    ]
  }

  private func make(_ movie: Made, in studio: Studio) throws {
    try studio.run(
      """
      ffmpeg -v error -f lavfi -i testsrc2=size=\(movie.size):rate=25:duration=0.32,format=gbrp \
        -vf gblur=3 \(movie.options) \(movie.name)
      """)
  }

  @Test("planes are those of ffmpeg's raw video, byte for byte", arguments: movies.oneIn(2) + odd)
  func planes(_ movie: Made) throws {
    let studio = try Studio()
    try make(movie, in: studio)
    try studio.run("ffmpeg -v error -i \(movie.name) -f rawvideo raw")
    let raw = try studio.bytes("raw")
    let reader = try MovieReader(
      try OpenedFile(studio.path(movie.name)), maximumPixels: 1 << 20)
    var bytes: [UInt8] = []
    while let picture = try reader.next() {
      #expect("\(picture.width)x\(picture.height)" == movie.size)
      bytes += picture.planes.joined()
    }
    #expect(bytes.count == raw.count && bytes == raw)
  }

  /// Ours puts chroma in a straight line between where it stands; ffmpeg has to be told where that is, and
  /// goes along a curve.
  @Test("colors are those of ffmpeg, within its rounding", arguments: movies)
  func colors(_ movie: Made) throws {
    let studio = try Studio()
    try make(movie, in: studio)
    try studio.run(
      """
      ffmpeg -v error -i \(movie.name) -f rawvideo -pix_fmt rgba -vf \
        scale=\(movie.place)flags=accurate_rnd+full_chroma_int raw
      """)
    let raw = try studio.bytes("raw")
    let frames = try Recording.open(studio.path(movie.name)).frames()
    let bytes = try frames.flatMap { try $0.surface.straightBytes }
    try #require(bytes.count == raw.count && frames.count == 8)
    let differences = zip(bytes, raw).map { abs(Int($0) - Int($1)) }
    let mean = Double(differences.reduce(0, +)) / Double(differences.count)
    let large = Double(differences.count { $0 > 8 }) / Double(differences.count)
    #expect(mean < 0.75 && large < 0.03)
  }

  @Test(
    "kernels yield the pixels that are found a sample at a time",
    arguments: [
      Made(name: "k.mp4", options: "-c:v libx264 -pix_fmt yuvj420p -color_range pc", size: "64x64"),
      Made(name: "l.webm", options: "-c:v libvpx-vp9 -pix_fmt yuv420p -b:v 1M", size: "35x41"),
      Made(name: "m.mp4", options: "-c:v libx264 -pix_fmt yuv420p", size: "2x2"),
      Made(name: "n.mkv", options: "-c:v ffv1 -pix_fmt bgr0", size: "35x41"),
      Made(name: "o.mov", options: "-c:v qtrle -pix_fmt rgb24", size: "35x41"),
      Made(name: "p.mov", options: "-c:v png -pix_fmt rgba", size: "35x41"),
      Made(name: "q.mp4", options: "-c:v libx264rgb -pix_fmt bgr24 -qp 0", size: "34x42"),
    ] + odd)
  func kernels(_ movie: Made) throws {
    let studio = try Studio()
    try make(movie, in: studio)
    let reader = try MovieReader(
      try OpenedFile(studio.path(movie.name)), maximumPixels: 1 << 20)
    while let picture = try reader.next() {
      #expect("\(picture.width)x\(picture.height)" == movie.size)
      let slow = try picture.slowSurface()
      for set in KernelSet.available {
        #expect(try picture.surface(kernels: set) == slow)
      }
    }
  }

  @Test("times are the file's, and a rotation is applied")
  func timesAndTurns() throws {
    let studio = try Studio()
    try studio.run(
      """
      ffmpeg -v error -f lavfi -i testsrc2=size=64x48:rate=30:duration=0.2 -c:v libx264 \
        -pix_fmt yuv444p a.mp4
      ffmpeg -v error -i a.mp4 -c copy -metadata:s:v rotate=90 b.mp4
      ffmpeg -v error -i b.mp4 -f rawvideo -pix_fmt rgba \
        -sws_flags accurate_rnd+full_chroma_int raw
      """)
    let plain = try Recording.open(studio.path("a.mp4")).frames()
    #expect(
      plain.enumerated().allSatisfy { abs($1.begin.seconds() - Double($0) / 30) < 1e-9 })
    let turned = try Recording.open(studio.path("b.mp4"))
    #expect((turned.width, turned.height) == (48, 64))
    let bytes = try turned.frames().flatMap { try $0.surface.straightBytes }
    let raw = try studio.bytes("raw")
    #expect(turned.remarks.contains(.turned))
    try #require(bytes.count == raw.count)
    let sum = zip(bytes, raw).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    #expect(Double(sum) / Double(raw.count) < 0.75)
  }
}
