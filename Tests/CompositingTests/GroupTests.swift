import SegueCompositing
import SegueGeometry
import SegueRaster
import SegueSceneGraph
import Testing

/// Opacity, isolation, masks and clips.
@Suite struct GroupTests {
  private static let stage = TransitionEnvironment(
    size: Size(40, 30), background: Color(rgb: 0x204060))
  private static let children = [
    Layer.box("one", Rect(x: 2, y: 2, width: 20, height: 15), Color(rgb: 0xFF8000)),
    Layer.box("two", Rect(x: 10, y: 8, width: 20, height: 15), Color(rgb: 0x10E0A0, alpha: 0.6)),
    Layer("three") {
      $0.frame = Rect(x: 5.4, y: 4.2, width: 22, height: 12)
      $0.background = .color(Color(rgb: 0x3030FF, alpha: 0.5))
      $0.cornerRadii = CornerRadii(all: 5)
      $0.transform.rotationZ = .degrees(12)
    },
  ]

  private func group(
    _ children: [Layer] = children, configure: (inout LayerProperties) -> Void = { _ in }
  ) -> Layer {
    Layer("group", children: children) {
      $0.frame = Rect(x: 0, y: 0, width: 40, height: 30)
      configure(&$0)
    }
  }

  /// x·y/255, rounded to nearest.
  private func share(_ x: Int, _ y: Int) -> Int { (2 * x * y + 255) / 510 }

  @Test(arguments: (0...51).map { $0 * 5 })
  func `a faded group is its picture, faded once`(opacity: Int) throws {
    var alone = Self.stage
    alone.background = .clear
    let picture = try alone.draw(Self.children)
    let faded = try Self.stage.draw([group { $0.opacity = Double(opacity) / 255 }])
    let below = Pixel(Self.stage.background)
    for y in 0..<30 {
      for x in 0..<40 {
        let source = picture[x, y]
        let alpha = share(Int(source.alpha), opacity)
        for (channel, backdrop, result) in [
          (source.red, below.red, faded[x, y].red), (source.green, below.green, faded[x, y].green),
          (source.blue, below.blue, faded[x, y].blue),
        ] {
          let exact = share(Int(channel), opacity) + share(Int(backdrop), 255 - alpha)
          #expect(abs(Int(result) - exact) <= 1, "\(x), \(y)")
        }
      }
    }
  }

  @Test func `two opaque children of a half transparent group do not show through each other`()
    throws
  {
    let stage = TransitionEnvironment(size: Size(20, 10), background: .white)
    let surface = try stage.draw([
      Layer(
        "group",
        children: [
          .box("below", Rect(x: 0, y: 0, width: 15, height: 10), Color(rgb: 0xFF0000)),
          .box("above", Rect(x: 5, y: 0, width: 15, height: 10), Color(rgb: 0x0000FF)),
        ]
      ) {
        $0.frame = Rect(x: 0, y: 0, width: 20, height: 10)
        $0.opacity = 0.5
      }
    ])
    // Half is 128 of 255; what is left of white is 127.
    #expect(surface[2, 5] == Pixel(red: 255, green: 127, blue: 127))
    #expect(surface[10, 5] == Pixel(red: 127, green: 127, blue: 255))
  }

  @Test func `groups that nothing isolates are their children`() throws {
    let nested = group([group(Self.children.dropLast()), group(Self.children.suffix(1))])
    #expect(try Self.stage.draw([nested]) == Self.stage.draw(Self.children))
    #expect(Self.stage.list([nested]) == Self.stage.list(Self.children))
  }

  @Test func `an isolated group of opaque children looks like them`() throws {
    let isolated = group(Array(Self.children.prefix(1))) { $0.isIsolated = true }
    #expect(Self.stage.list([isolated]).passes.count == 2)
    #expect(try Self.stage.draw([isolated]) == Self.stage.draw([Self.children[0]]))
  }

  @Test func `opacity below half a level draws nothing`() {
    for opacity in [0, 0.0019, -3] {
      #expect(
        Self.stage.list([group { $0.opacity = opacity }]).passes == Self.stage.list([]).passes)
    }
  }

  @Test func `opacity beyond one is one`() {
    #expect(Self.stage.list([group { $0.opacity = 1.2 }]) == Self.stage.list([group()]))
  }

  @Test func `a group counts as one part only when it has one`() {
    let single = Layer.box(Rect(x: 0, y: 0, width: 9, height: 9)) { $0.opacity = 0.5 }
    #expect(Self.stage.list([single]).passes.count == 1)
    let double = Layer.box(Rect(x: 0, y: 0, width: 9, height: 9)) {
      $0.opacity = 0.5
      $0.border = Border(width: 1)
    }
    #expect(Self.stage.list([double]).passes.count == 2)
  }

  // MARK: - Masks

  @Test func `a mask that covers everything changes nothing`() throws {
    var masked = group { $0.isIsolated = true }
    let plain = try Self.stage.draw([masked])
    masked.mask = .box("mask", Rect(x: 0, y: 0, width: 40, height: 30), .white)
    #expect(try Self.stage.draw([masked]) == plain)
  }

  @Test func `a mask of nothing leaves nothing`() throws {
    for mask in [Layer("mask"), .box("mask", Rect(x: 90, y: 0, width: 9, height: 9))] {
      var masked = group()
      masked.mask = mask
      #expect(try Self.stage.draw([masked]) == Self.stage.draw([]))
    }
  }

  @Test func `a mask keeps what it covers and nothing around it`() throws {
    let stage = TransitionEnvironment(size: Size(20, 20))
    var layer = Layer.box(Rect(x: 0, y: 0, width: 20, height: 20))
    layer.mask = .box("mask", Rect(x: 5, y: 5, width: 8, height: 8), Color(white: 0, alpha: 0.5))
    let surface = try stage.draw([layer])
    #expect(surface[4, 4] == .white && surface[13, 13] == .white)
    #expect(surface[5, 5] == Pixel(red: 127, green: 127, blue: 127))
  }

  // MARK: - Clips

  @Test func `children end at the clip, the shadow does not`() throws {
    let child = Layer.box("child", Rect(x: -5, y: -5, width: 30, height: 30), Color(rgb: 0xFF0000))
    let layer = Layer.box(Rect(x: 10, y: 10, width: 10, height: 10), .white, children: [child]) {
      $0.clipsToBounds = true
      $0.shadow = Shadow(offset: Vector(0, 8))
    }
    let surface = try TransitionEnvironment(size: Size(30, 30)).draw([layer])
    #expect(surface[15, 15] == Pixel(Color(rgb: 0xFF0000)))
    #expect(surface[8, 15] == .white)
    #expect(surface[15, 24] == .black)
  }

  @Test func `a line along the edge lies above the children`() throws {
    let child = Layer.box("child", Rect(x: 0, y: 0, width: 20, height: 20), Color(rgb: 0xFF0000))
    for clips in [false, true] {
      let layer = Layer("box", children: [child]) {
        $0.frame = Rect(x: 5, y: 5, width: 20, height: 20)
        $0.border = Border(width: 2)
        $0.cornerRadii = CornerRadii(all: 3)
        $0.clipsToBounds = clips
      }
      #expect(try TransitionEnvironment(size: Size(30, 30)).draw([layer])[6, 15] == .black)
    }
  }

  @Test func `light adds up`() throws {
    let half = Color(rgb: 0x808080)
    let stage = TransitionEnvironment(size: Size(10, 10), background: half)
    let surface = try stage.draw([
      .box(Rect(x: 0, y: 0, width: 5, height: 10), Color(rgb: 0x404040)) {
        $0.blendMode = .plusLighter
      }
    ])
    #expect(surface[2, 2] == Pixel(Color(rgb: 0xC0C0C0)))
    #expect(surface[7, 2] == Pixel(half))
  }

  /// 0x80, and of 0x40 the share that the opacity leaves.
  @Test(arguments: [(0.25, UInt8(0x90)), (0.5, 0xA0), (0.75, 0xB0)])
  func `a faint light adds its share`(opacity: Double, sum: UInt8) throws {
    let stage = TransitionEnvironment(size: Size(10, 10), background: Color(rgb: 0x808080))
    let surface = try stage.draw([
      .box(Rect(x: 0, y: 0, width: 10, height: 10), Color(rgb: 0x404040)) {
        $0.blendMode = .plusLighter
        $0.opacity = opacity
      }
    ])
    #expect(surface[5, 5] == Pixel(red: sum, green: sum, blue: sum))
  }

  /// What two pictures share stays as it is while one becomes the other, and nothing shines through.
  @Test(arguments: [0.2, 0.44, 0.6, 1])
  func `two faint lights in a group of their own are one`(opacity: Double) throws {
    let box = Rect(x: 0, y: 0, width: 10, height: 10)
    let pair = [("old", 1 - opacity), ("new", opacity)].map { name, opacity in
      Layer.box(name, box, Color(rgb: 0x648030)) {
        $0.opacity = opacity
        $0.blendMode = .plusLighter
      }
    }
    let group = Layer("pair", children: pair) {
      $0.frame = box
      $0.isIsolated = true
    }
    let found = try TransitionEnvironment(size: Size(10, 10), background: .white).draw([group])[
      5, 5]
    let expected = Pixel(Color(rgb: 0x648030))
    #expect(abs(Int(found.red) - Int(expected.red)) <= 1)
    #expect(abs(Int(found.green) - Int(expected.green)) <= 1)
    #expect(abs(Int(found.blue) - Int(expected.blue)) <= 1)
    #expect(found.alpha == 255)
  }

  // MARK: - Order

  @Test func `the higher sibling lies above, the hidden one nowhere`() throws {
    let surface = try TransitionEnvironment(size: Size(10, 10)).draw([
      .box("high", Rect(x: 0, y: 0, width: 10, height: 10), Color(rgb: 0xFF0000)) {
        $0.zPosition = 2
      },
      .box("low", Rect(x: 0, y: 0, width: 10, height: 10), .black),
      .box("hidden", Rect(x: 0, y: 0, width: 10, height: 10), .black) {
        $0.zPosition = 3
        $0.isHidden = true
      },
    ])
    #expect(surface[5, 5] == Pixel(Color(rgb: 0xFF0000)))
  }

  @Test(arguments: [0.0, 60, 89, 91, 180, 269, 271, 300])
  func `a layer without a back is seen from the front only`(degrees: Double) {
    let layer = Layer.box(Rect(x: 5, y: 5, width: 20, height: 20)) {
      $0.transform.rotationY = .degrees(degrees)
      $0.isDoubleSided = false
    }
    let isFront = degrees < 90 || degrees > 270
    #expect(Self.stage.commands([layer]).isEmpty != isFront)
  }

  @Test func `the back of a group without extents hides its children`() {
    let layer = Layer("group", children: [.box(Rect(x: 0, y: 0, width: 9, height: 9))]) {
      $0.transform.rotationY = .degrees(180)
      $0.position = Point(20, 20)
      $0.isDoubleSided = false
    }
    #expect(Self.stage.commands([layer]).isEmpty)
  }
}
