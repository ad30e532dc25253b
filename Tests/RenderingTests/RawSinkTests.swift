import Foundation
import SegueFiles
import SegueMotion
import SegueRaster
import SegueRendering
import Testing

/// Frames that are written without compression.
@Suite struct RawSinkTests {
  /// The specification of YUV4MPEG2: the planes are Y, Cb, Cr.
  @Test func `a frame of video is luma, then blue, then red`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "segue-\(UUID()).y4m").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    var planes = VideoPlanes(width: 2, height: 2)
    (planes.luma, planes.blue, planes.red) = ([16, 17, 18, 19], [100], [200])
    var sink = RawSink(.y4m, rate: FrameRate(60), to: try OutputFile(path))
    try sink.write(.video(planes), index: 0)
    try sink.finish()
    let header = "YUV4MPEG2 W2 H2 F60:1 Ip A1:1 C420mpeg2 XCOLORRANGE=LIMITED\nFRAME\n"
    let bytes = try InputFile.read(path, limit: 1_000).bytes
    #expect(bytes == Array(header.utf8) + [16, 17, 18, 19, 100, 200])
  }
}
