import SegueCompositing
import SegueGeometry
import SegueRaster
import SegueSceneGraph
import Testing

/// Where fields are, and what they are masks of.
@Suite struct FieldPlaceTests {
  private static let stage = TransitionEnvironment(size: Size(60, 40), background: .black)

  private func field(
    _ kind: WipeMask.Kind, _ progress: Double, _ frame: Rect,
    configure: (inout LayerProperties) -> Void = { _ in }
  ) -> Layer {
    Layer("field") {
      $0.frame = frame
      $0.content = .field(WipeMask(kind, progress: progress))
      configure(&$0)
    }
  }

  /// The share of the stage that is white.
  private func whiteness(_ layers: [Layer]) throws -> Double {
    let surface = try Self.stage.draw(layers)
    return surface.pixels.indices.reduce(0) { $0 + Double(surface.pixels[$1] & 255) } / 255
  }

  /// A field counts in the pixels of its own box, wherever that is.
  @Test(arguments: WipeMask.Kind.allCases) func `a field moves with its box`(
    kind: WipeMask.Kind
  ) throws {
    let still = try Self.stage.draw([
      field(kind, 0.4, Rect(x: 0, y: 0, width: 25, height: 16))
    ])
    let moved = try Self.stage.draw([
      field(kind, 0.4, Rect(x: 30, y: 20, width: 25, height: 16))
    ])
    for y in 0..<16 {
      #expect((0..<25).allSatisfy { still[$0, y] == moved[$0 + 30, y + 20] }, "row \(y)")
    }
  }

  @Test(arguments: WipeMask.Kind.allCases)
  func `a layer of one part and a group show the same through a field`(kind: WipeMask.Kind) throws {
    let mask = field(kind, 0.6, Rect(x: 3, y: 2, width: 50, height: 30))
    let box = Rect(x: 0, y: 0, width: 60, height: 40)
    let color = Color(rgb: 0xE0A040)
    let single = Layer("box", mask: mask) {
      $0.frame = box
      $0.background = .color(color)
    }
    let group = Layer("box", mask: mask, children: [.box("inner", box, color)]) { $0.frame = box }
    #expect(try Self.stage.draw([single]) == Self.stage.draw([group]))
  }

  /// A mask that is more than a field has to be drawn for itself, and its alpha is rounded twice.
  @Test(arguments: WipeMask.Kind.allCases.filter { !$0.comparesPictures })
  func `a mask that has to be drawn lets as much through`(kind: WipeMask.Kind) throws {
    let box = Rect(x: 0, y: 0, width: 60, height: 40)
    var mask = field(kind, 0.7, Rect(x: 3, y: 2, width: 50, height: 30))
    func layer() -> Layer {
      Layer("box", mask: mask) {
        $0.frame = box
        $0.background = .color(Color(rgb: 0xE0A040))
      }
    }
    let direct = try Self.stage.draw([layer()])
    mask.children = [Layer("nothing")]
    #expect(try Self.stage.draw([layer()]).distance(to: direct) <= 1)
  }

  /// By itself a field has nothing to compare.
  @Test(arguments: WipeMask.Kind.allCases.filter { $0.comparesPictures })
  func `what compares pictures is an even fade in a mask that has to be drawn`(
    kind: WipeMask.Kind
  ) throws {
    let box = Rect(x: 0, y: 0, width: 60, height: 40)
    func drawn(_ kind: WipeMask.Kind) throws -> Surface {
      var mask = field(kind, 0.7, Rect(x: 3, y: 2, width: 50, height: 30))
      mask.children = [Layer("nothing")]
      let layer = Layer("box", mask: mask) {
        $0.frame = box
        $0.background = .color(Color(rgb: 0xE0A040))
      }
      return try Self.stage.draw([layer])
    }
    #expect(try drawn(kind) == drawn(.fade))
  }

  /// Inside of a soft clip the layer is compared with what lies behind the clip.
  @Test func `a comparison looks behind a clip`() throws {
    let box = Rect(x: 0, y: 0, width: 60, height: 40)
    let below = Layer.box("below", box, Color(rgb: 0x30_60_90))
    let masked = Layer("box", mask: field(.distance, 0.5, box)) {
      $0.frame = box
      $0.background = .color(.white)
    }
    let clip = Layer("clip", children: [masked]) {
      $0.frame = box
      $0.clipsToBounds = true
      $0.cornerRadii = CornerRadii(all: 9)
    }
    let plain = try Self.stage.draw([below, masked])
    let clipped = try Self.stage.draw([below, clip])
    #expect(clipped[30, 20] == plain[30, 20])
    #expect(clipped[0, 0] == Pixel(red: 0x30, green: 0x60, blue: 0x90))
  }

  @Test func `a hidden mask hides, a field seen from behind too`() throws {
    let box = Rect(x: 0, y: 0, width: 60, height: 40)
    for change: (inout LayerProperties) -> Void in [
      { $0.isHidden = true }, { $0.opacity = 0 },
      {
        $0.isDoubleSided = false
        $0.transform.rotationY = .degrees(180)
      },
    ] {
      let mask = field(.smoothLeft, 0.5, box, configure: change)
      let layer = Layer("box", mask: mask) {
        $0.frame = box
        $0.background = .color(.white)
      }
      #expect(try whiteness([layer]) == 0)
    }
  }

  @Test func `opacities of a layer and of its mask multiply`() throws {
    let box = Rect(x: 0, y: 0, width: 60, height: 40)
    let layer = Layer("box", mask: field(.fade, 0.5, box)) {
      $0.frame = box
      $0.background = .color(.white)
      $0.opacity = 0.5
    }
    #expect(try Self.stage.draw([layer])[9, 9].red == 64)
  }

  /// Turned by half, a wipe to the left is one to the right.
  @Test func `a field turns with its layer`() throws {
    let box = Rect(x: 10, y: 8, width: 40, height: 24)
    for (kind, other) in [
      (WipeMask.Kind.smoothLeft, WipeMask.Kind.smoothRight), (.wipeUp, .wipeDown),
      (.diagonalTopLeft, .diagonalBottomRight), (.sliceLeft, .sliceRight),
    ] {
      let turned = try Self.stage.draw([
        field(kind, 0.45, box) { $0.transform.rotationZ = .degrees(180) }
      ])
      let plain = try Self.stage.draw([field(other, 0.45, box)])
      // Hard edges of the one are a pixel off those of the other, as FFmpeg has it.
      let differing = turned.pixels.indices.count {
        abs(Int(turned.pixels[$0] & 255) - Int(plain.pixels[$0] & 255)) > 12
      }
      #expect(differing <= 40 * 4, "\(kind): \(differing)")
    }
  }

  @Test(
    arguments: [
      WipeMask.Kind.wipeLeft, .wipeTopRight, .smoothUp, .verticalOpen, .sliceDown, .radial,
    ])
  func `a field covers as much of a layer that is turned and scaled`(kind: WipeMask.Kind) throws {
    let box = Rect(x: 20, y: 10, width: 20, height: 20)
    let plain = try whiteness([field(kind, 0.5, box)])
    let turned = try whiteness([
      field(kind, 0.5, box) {
        $0.transform.rotationZ = .degrees(31)
        $0.transform.scale = [1.2, 1.2, 1]
      }
    ])
    #expect((turned / 1.44 - plain).magnitude < 0.06 * 400, "\(plain), \(turned)")
  }

  @Test(arguments: WipeMask.Kind.allCases)
  func `a field tilts with its layer and ends where nobody sees it`(kind: WipeMask.Kind) throws {
    let box = Rect(x: 0, y: 0, width: 60, height: 40)
    let tilted = field(kind, 0.5, box) { $0.transform.rotationY = .degrees(60) }
    var room = Layer("room", children: [tilted]) { $0.frame = box }
    let kept = kind == .circleCrop || kind == .rectCrop
    for distance in [20.0, 90, 500] {
      room.perspective = distance
      let white = try whiteness([room])
      #expect(kept ? white == 0 : white > 0 && white < 2_400, "\(distance): \(white)")
    }
  }

  @Test func `an edge of a turned wipe is smooth`() throws {
    let surface = try Self.stage.draw([
      field(.wipeLeft, 0.5, Rect(x: 10, y: 0, width: 40, height: 40)) {
        $0.transform.rotationZ = .degrees(20)
      }
    ])
    let soft = (10..<30).count { y in
      surface.row(y).contains { $0.red > 30 && $0.red < 225 }
    }
    #expect(soft == 20)
  }
}
