import SegueCompositing
import SegueGeometry
import SegueRaster
import SegueSceneGraph
import TestSupport

/// A transition between two pictures by fields, and what FFmpeg calls it.
struct TransitionContext: Sendable, CustomStringConvertible {
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
    TransitionContext("fade", .fade), TransitionContext("smoothleft", .smoothLeft),
    TransitionContext("smoothright", .smoothRight), TransitionContext("smoothup", .smoothUp),
    TransitionContext("smoothdown", .smoothDown), TransitionContext("circleopen", .circleOpen),
    TransitionContext("circleclose", .circleClose), TransitionContext("radial", .radial),
    TransitionContext("vertopen", .verticalOpen), TransitionContext("vertclose", .verticalClose),
    TransitionContext("horzopen", .horizontalOpen),
    TransitionContext("horzclose", .horizontalClose),
    TransitionContext("diagtl", .diagonalTopLeft), TransitionContext("diagtr", .diagonalTopRight),
    TransitionContext("diagbl", .diagonalBottomLeft),
    TransitionContext("diagbr", .diagonalBottomRight),
  ]

  private static let hard = [
    TransitionContext("wipeleft", .wipeLeft), TransitionContext("wiperight", .wipeRight),
    TransitionContext("wipeup", .wipeUp), TransitionContext("wipedown", .wipeDown),
    TransitionContext("wipetl", .wipeTopLeft), TransitionContext("wipetr", .wipeTopRight),
    TransitionContext("wipebl", .wipeBottomLeft), TransitionContext("wipebr", .wipeBottomRight),
    TransitionContext("hlslice", .sliceLeft), TransitionContext("hrslice", .sliceRight),
    TransitionContext("vuslice", .sliceUp), TransitionContext("vdslice", .sliceDown),
  ]

  private static let crops = [
    TransitionContext("circlecrop", .circleCrop, veil: (.circleCropVeil, .black)),
    TransitionContext("rectcrop", .rectCrop, veil: (.rectCropVeil, .black)),
  ]

  private static let dips = [
    TransitionContext("fadeblack", .dip, veil: (.dipVeil, .black)),
    TransitionContext("fadewhite", .dip, veil: (.dipVeil, .white)),
  ]

  private static let comparing = [
    TransitionContext("fadefast", .fadeFast), TransitionContext("fadeslow", .fadeSlow),
    TransitionContext("distance", .distance),
  ]

  /// Those in which random numbers decide.
  static let chance = [
    TransitionContext("hlwind", .windLeft), TransitionContext("hrwind", .windRight),
    TransitionContext("vuwind", .windUp), TransitionContext("vdwind", .windDown),
    TransitionContext("dissolve", .dissolve),
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
