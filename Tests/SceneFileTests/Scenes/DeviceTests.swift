import SegueGeometry
import SegueMotion
import SegueSceneFile
import SegueSceneGraph
import Testing

/// Named devices have the pixels of the phones and tablets that are sold under these names.
@Suite struct DeviceTests {
  /// From the makers' specifications, standing upright; those of the iPhones that show a scaled picture are
  /// the pixels of their screenshots.
  private static let pixels: [(names: String, width: Int, height: Int)] = [
    ("iphone-se", 750, 1334), ("iphone-11", 828, 1792), ("iphone-11-pro", 1125, 2436),
    ("iphone-11-pro-max", 1242, 2688), ("iphone-12-mini iphone-13-mini", 1125, 2436),
    ("iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-14 iphone-16e", 1170, 2532),
    ("iphone-12-pro-max iphone-13-pro-max iphone-14-plus", 1284, 2778),
    ("iphone-14-pro iphone-15 iphone-15-pro iphone-16", 1179, 2556),
    ("iphone-14-pro-max iphone-15-plus iphone-15-pro-max iphone-16-plus", 1290, 2796),
    ("iphone-16-pro iphone-17 iphone-17-pro", 1206, 2622),
    ("iphone-16-pro-max iphone-17-pro-max", 1320, 2868), ("iphone-air", 1260, 2736),
    ("ipad-9", 1620, 2160), ("ipad-mini-6 ipad-mini-7", 1488, 2266),
    ("ipad-10 ipad-11 ipad-air-11", 1640, 2360), ("ipad-air-13 ipad-pro-12-9", 2048, 2732),
    ("ipad-pro-11", 1668, 2388), ("ipad-pro-11-m4 ipad-pro-11-m5", 1668, 2420),
    ("ipad-pro-13", 2064, 2752),
    ("pixel-6 pixel-6a pixel-7 pixel-7a pixel-8 pixel-8a", 1080, 2400),
    ("pixel-6-pro pixel-7-pro", 1440, 3120),
    ("pixel-8-pro pixel-9-pro-xl pixel-10-pro-xl", 1344, 2992),
    ("pixel-9 pixel-9a pixel-10", 1080, 2424), ("pixel-9-pro pixel-10-pro", 1280, 2856),
    ("pixel-tablet", 1600, 2560), ("galaxy-s22 galaxy-s23 galaxy-s24 galaxy-s25", 1080, 2340),
    ("galaxy-s22-plus galaxy-s23-plus galaxy-s24-plus galaxy-s25-plus galaxy-a55", 1080, 2340),
    ("galaxy-s24-ultra galaxy-s25-ultra", 1080, 2340),
  ]

  @Test func `a canvas of a device has exactly its pixels`() throws {
    var known: Set<String> = []
    for row in Self.pixels {
      for name in row.names.split(separator: " ").map(String.init) {
        known.insert(name)
        let scene = #"{"version": 1, "canvas": {"device": "\#(name)"}, "layers": []}"#
        let canvas = try #require(SceneReading(scene).document, "\(name)").scene.canvas
        #expect(canvas.pixelWidth == row.width && canvas.pixelHeight == row.height, "\(name)")
        let device = try #require(Device(named: name))
        #expect(device.pixels == PixelSize(row.width, row.height), "\(name)")
        // What is as large as the device in points ends where its last pixel ends.
        #expect((canvas.size.width * canvas.scale - Double(row.width)).magnitude < 1e-6, "\(name)")
        #expect(
          (canvas.size.height * canvas.scale - Double(row.height)).magnitude < 1e-6, "\(name)")
      }
    }
    #expect(known == Set(Device.all.map(\.name)))
  }

  @Test func `the points of a phone follow from its pixels`() throws {
    for (name, width, height) in [
      ("pixel-8", 411.43, 914.29), ("pixel-9", 411.43, 923.43), ("pixel-9-pro", 426.67, 952),
      ("pixel-8-pro", 448, 997.33), ("pixel-7-pro", 411.43, 891.43),
      ("galaxy-s24-plus", 384, 832), ("galaxy-s24-ultra", 411.43, 891.43),
    ] {
      let size = try #require(Device(named: name)).size
      #expect((size.width - width).magnitude < 0.005, "\(name)")
      #expect((size.height - height).magnitude < 0.005, "\(name)")
    }
  }
}
