import SegueCompositing
import SegueGeometry
import SegueRaster
import SegueSceneGraph
import TestSupport

/// A transition between two pictures by fields, and what FFmpeg calls it.
struct XFadeCase: Sendable, CustomStringConvertible {
  let name: String
  let kind: WipeMask.Kind
  /// The field of the layer between the two, and its color.
  var veil: (kind: WipeMask.Kind, color: Color)?

  init(_ name: String, _ kind: WipeMask.Kind, veil: (WipeMask.Kind, Color)? = nil) {
    self.name = name
    self.kind = kind
    self.veil = veil.map { (kind: $0.0, color: $0.1) }
  }

  var description: String { name }

  static let all = smooth + hard + crops + dips + comparing + chance

  private static let smooth = [
    XFadeCase("fade", .fade), XFadeCase("smoothleft", .smoothLeft),
    XFadeCase("smoothright", .smoothRight), XFadeCase("smoothup", .smoothUp),
    XFadeCase("smoothdown", .smoothDown), XFadeCase("circleopen", .circleOpen),
    XFadeCase("circleclose", .circleClose), XFadeCase("radial", .radial),
    XFadeCase("vertopen", .verticalOpen), XFadeCase("vertclose", .verticalClose),
    XFadeCase("horzopen", .horizontalOpen),
    XFadeCase("horzclose", .horizontalClose),
    XFadeCase("diagtl", .diagonalTopLeft), XFadeCase("diagtr", .diagonalTopRight),
    XFadeCase("diagbl", .diagonalBottomLeft),
    XFadeCase("diagbr", .diagonalBottomRight),
  ]

  private static let hard = [
    XFadeCase("wipeleft", .wipeLeft), XFadeCase("wiperight", .wipeRight),
    XFadeCase("wipeup", .wipeUp), XFadeCase("wipedown", .wipeDown),
    XFadeCase("wipetl", .wipeTopLeft), XFadeCase("wipetr", .wipeTopRight),
    XFadeCase("wipebl", .wipeBottomLeft), XFadeCase("wipebr", .wipeBottomRight),
    XFadeCase("hlslice", .sliceLeft), XFadeCase("hrslice", .sliceRight),
    XFadeCase("vuslice", .sliceUp), XFadeCase("vdslice", .sliceDown),
  ]

  private static let crops = [
    XFadeCase("circlecrop", .circleCrop, veil: (.circleCropVeil, .black)),
    XFadeCase("rectcrop", .rectCrop, veil: (.rectCropVeil, .black)),
  ]

  private static let dips = [
    XFadeCase("fadeblack", .dip, veil: (.dipVeil, .black)),
    XFadeCase("fadewhite", .dip, veil: (.dipVeil, .white)),
  ]

  private static let comparing = [
    XFadeCase("fadefast", .fadeFast), XFadeCase("fadeslow", .fadeSlow),
    XFadeCase("distance", .distance),
  ]

  /// Those in which random numbers decide.
  static let chance = [
    XFadeCase("hlwind", .windLeft), XFadeCase("hrwind", .windRight),
    XFadeCase("vuwind", .windUp), XFadeCase("vdwind", .windDown),
    XFadeCase("dissolve", .dissolve),
  ]

  /// The stage, on which the two pictures are `a` and `b`.
  static func stage(_ a: Surface, _ b: Surface) throws -> TransitionEnvironment {
    let size = Size(Double(a.width), Double(a.height))
    var stage = TransitionEnvironment(size: size)
    stage.assets.add(AssetTable.Entry(try Picture(a), size: size), as: AssetID("a"))
    stage.assets.add(AssetTable.Entry(try Picture(b), size: size), as: AssetID("b"))
    return stage
  }

  /// The two pictures, and what lies between, at a moment.
  func layers(_ progress: Double, _ size: Size) -> [Layer] {
    func layer(_ id: LayerID, _ content: Content, _ field: WipeMask.Kind?) -> Layer {
      let box = Rect(origin: .zero, size: size)
      let mask = field.map { kind in
        Layer(LayerID("\(id)-mask")) {
          $0.frame = box
          $0.content = .field(WipeMask(kind, progress: progress))
        }
      }
      return Layer(id, mask: mask) {
        $0.frame = box
        $0.content = content
      }
    }
    return [layer("from", .image(ImageContent(AssetID("a"))), nil)]
      + (veil.map { [layer("veil", .paint(.color($0.color)), $0.kind)] } ?? [])
      + [layer("to", .image(ImageContent(AssetID("b"))), kind)]
  }
}

extension Surface {
  /// An opaque picture in which neighbors differ as much as they can.
  static func noise(_ width: Int, _ height: Int, seed: UInt64) throws -> Surface {
    var random = SeededGenerator(seed: seed)
    return try .filled(width, height) { _, _ in
      Pixel(word: UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000)
    }
  }
}
