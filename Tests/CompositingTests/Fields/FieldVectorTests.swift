import SegueRaster
import SegueSceneGraph
import Testing

/// Transitions between two pictures of 8 by 4 pixels whose numbers were taken from FFmpeg.
@Suite struct FieldVectorTests {
  /// The gray of the pixels (2, 1), (6, 1) and (5, 3) after a quarter, a half and three quarters.
  private static let grays: [String: [[Int]]] = [
    "fade": [[167, 171, 190], [122, 126, 145], [77, 81, 100]],
    "wipeleft": [[212, 216, 235], [212, 36, 55], [212, 36, 55]],
    "wiperight": [[32, 216, 235], [32, 216, 235], [32, 36, 55]],
    "wipeup": [[212, 216, 235], [212, 216, 55], [212, 216, 55]],
    "wipedown": [[32, 36, 235], [32, 36, 235], [32, 36, 55]],
    "circlecrop": [[0, 0, 0], [0, 0, 0], [0, 0, 0]],
    "rectcrop": [[0, 0, 0], [0, 0, 0], [0, 0, 0]],
    "fadefast": [[147, 151, 170], [94, 98, 117], [53, 57, 76]],
    "fadeslow": [[157, 161, 180], [107, 111, 130], [63, 67, 86]],
    "distance": [[32, 36, 55], [32, 36, 55], [32, 36, 55]],
    "fadeblack": [[1, 2, 3], [10, 12, 18], [23, 26, 40]],
    "fadewhite": [[242, 242, 243], [178, 180, 186], [89, 92, 106]],
    "radial": [[212, 213, 235], [212, 36, 76], [212, 36, 55]],
    "smoothleft": [[212, 187, 227], [183, 64, 111], [60, 36, 55]],
    "smoothright": [[204, 216, 235], [88, 208, 206], [32, 92, 83]],
    "smoothup": [[212, 216, 206], [183, 187, 83], [60, 64, 55]],
    "smoothdown": [[212, 216, 235], [122, 126, 235], [32, 36, 145]],
    "circleopen": [[212, 216, 235], [122, 126, 97], [32, 36, 55]],
    "circleclose": [[212, 216, 235], [122, 126, 192], [32, 36, 55]],
    "vertopen": [[212, 216, 206], [122, 126, 83], [32, 36, 55]],
    "vertclose": [[212, 216, 235], [122, 126, 206], [32, 36, 83]],
    "horzopen": [[212, 216, 235], [122, 126, 145], [32, 36, 55]],
    "horzclose": [[212, 216, 235], [122, 126, 145], [32, 36, 55]],
    "dissolve": [[212, 36, 235], [212, 36, 235], [32, 36, 55]],
    "diagtl": [[212, 216, 235], [209, 199, 153], [105, 77, 55]],
    "diagtr": [[212, 216, 235], [200, 215, 218], [81, 117, 96]],
    "diagbl": [[212, 216, 235], [204, 159, 235], [88, 43, 145]],
    "diagbr": [[212, 216, 235], [170, 213, 235], [48, 109, 145]],
    "hlslice": [[212, 216, 235], [212, 36, 55], [32, 36, 55]],
    "hrslice": [[212, 216, 235], [32, 216, 235], [32, 36, 55]],
    "vuslice": [[212, 216, 235], [212, 216, 55], [32, 36, 55]],
    "vdslice": [[212, 216, 235], [32, 36, 235], [32, 36, 55]],
    "wipetl": [[212, 216, 235], [212, 36, 55], [212, 36, 55]],
    "wipetr": [[32, 216, 235], [32, 216, 55], [32, 36, 55]],
    "wipebl": [[32, 36, 235], [32, 36, 55], [32, 36, 55]],
    "wipebr": [[32, 36, 235], [32, 36, 235], [32, 36, 55]],
    "hlwind": [[212, 155, 235], [212, 36, 55], [32, 36, 55]],
    "hrwind": [[151, 216, 235], [32, 216, 180], [32, 36, 55]],
    "vuwind": [[212, 216, 222], [212, 216, 55], [32, 36, 55]],
    "vdwind": [[143, 215, 235], [32, 36, 235], [32, 36, 55]],
  ]

  private static func picture(_ gray: Int) throws -> Surface {
    try .filled(8, 4) { x, y in
      let level = UInt8(gray + x + 10 * y)
      return Pixel(red: level, green: level, blue: level, alpha: 255)
    }
  }

  @Test(arguments: XFadeCase.all)
  func `a transition has the numbers that FFmpeg has, within two levels`(
    dissolve: XFadeCase
  ) throws {
    let stage = try XFadeCase.stage(Self.picture(200), Self.picture(20))
    let grays = try #require(Self.grays[dissolve.name])
    for (moment, row) in grays.enumerated() {
      let surface = try stage.draw(dissolve.layers(Double(moment + 1) / 4, stage.size))
      let found = [(2, 1), (6, 1), (5, 3)].map { Int(surface[$0.0, $0.1].green) }
      #expect(
        zip(found, row).allSatisfy { abs($0 - $1) <= 2 }, "\(dissolve): \(found), not \(row)")
    }
  }

  @Test(arguments: XFadeCase.all)
  func `a transition begins with the one picture and ends with the other`(
    dissolve: XFadeCase
  ) throws {
    let (a, b) = (try Surface.noise(31, 22, seed: 3), try Surface.noise(31, 22, seed: 4))
    let stage = try XFadeCase.stage(a, b)
    for progress in [0, -0.5, -.infinity, .nan] {
      #expect(try stage.draw(dissolve.layers(progress, stage.size)) == a)
    }
    for progress in [1, 1.5, .infinity] {
      #expect(try stage.draw(dissolve.layers(progress, stage.size)) == b)
    }
  }

  @Test(arguments: WipeMask.Kind.allCases) func `every kind is compared`(kind: WipeMask.Kind) {
    #expect(XFadeCase.all.contains { $0.kind == kind || $0.veil?.kind == kind })
  }
}
