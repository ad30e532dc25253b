import SegueCompositing
import SegueGeometry
import SegueRaster
import SegueSceneGraph
import Testing

/// Where layers end: snapped edges, seams, corners.
@Suite struct EdgeTests {
  private static let red = Color(rgb: 0xFF0000)
  private static let blue = Color(rgb: 0x0000FF)
  private static let fractions = (0..<64).map { Double($0) / 64 }

  /// Two screens side by side, pushed to the left.
  private func screens(
    _ shift: Double, children: [Layer] = [], configure: @escaping (inout LayerProperties) -> Void
  ) -> [Layer] {
    [
      .box("from", Rect(x: -shift, y: 0, width: 30, height: 20), Self.red, children: children) {
        configure(&$0)
      },
      .box("to", Rect(x: 30 - shift, y: 0, width: 30, height: 20), Self.blue, children: children) {
        configure(&$0)
      },
    ]
  }

  @Test(arguments: fractions, [1.0, 2.625, 3.0])
  func `screens side by side leave no gap and share no pixel`(shift: Double, scale: Double) throws {
    let stage = TransitionEnvironment(size: Size(30, 20), scale: scale, background: .white)
    let red = Pixel(Self.red)
    let blue = Pixel(Self.blue)
    let row = try stage.draw(screens(shift) { _ in }).row(7)
    let edge = row.count { $0 == red }
    #expect(row.prefix(edge).allSatisfy { $0 == red })
    #expect(row.dropFirst(edge).allSatisfy { $0 == blue })
    #expect(abs(Double(edge) - (30 - shift) * scale) <= 0.5)
  }

  @Test(arguments: fractions)
  func `screens with rounded corners meet without a seam`(shift: Double) throws {
    let stage = TransitionEnvironment(size: Size(30, 20), scale: 3)
    let child = Layer.box("child", Rect(x: 4, y: 4, width: 3, height: 3), .black)
    let surface = try stage.draw(
      screens(shift, children: [child]) {
        $0.cornerRadii = CornerRadii(all: 4)
        $0.clipsToBounds = true
      })
    for pixel in surface.row(30) { #expect(pixel == Pixel(Self.red) || pixel == Pixel(Self.blue)) }
  }

  @Test func `a rounded leaf moves by less than a pixel`() {
    func outline(_ x: Double) -> [DrawCommand] {
      TransitionEnvironment().commands([
        .box(Rect(x: x, y: 3, width: 20, height: 10)) { $0.cornerRadii = CornerRadii(all: 4) }
      ])
    }
    #expect(outline(4) != outline(4.1))
  }

  @Test func `a line along a snapped edge begins at the edge and is as thick as it says`() throws {
    let stage = TransitionEnvironment(size: Size(30, 20), scale: 2)
    for x in [5, 5.1, 5.2, 5.3, 5.4] {
      let row = try stage.draw([
        .box(Rect(x: x, y: 3, width: 20, height: 10), .white) {
          $0.border = Border(width: 0.5, color: .black)
        }
      ]).row(14)
      #expect(row.count { $0 == .black } == 2, "at \(x): \(row)")
      #expect(row.allSatisfy { $0 == .black || $0 == .white }, "at \(x)")
    }
  }

  @Test func `a rotated layer ends softly`() throws {
    let surface = try TransitionEnvironment(size: Size(40, 40)).draw([
      .box(Rect(x: 10, y: 10, width: 20, height: 20)) { $0.transform.rotationZ = .degrees(45) }
    ])
    // The area of the square is all that is dark.
    let dark = surface.pixels.indices.reduce(0) { $0 + 255 - Int(surface.pixels[$1] & 255) }
    #expect(abs(Double(dark) / 255 - 400) < 1)
  }

  /// A layer of opaque white parts on black shows neither below its edge: every pixel is what a
  /// single white shape would leave.
  @Test(arguments: [0.0, 17.0])
  func `parts of one layer leave no fringe at a rounded clip`(degrees: Double) throws {
    var stage = TransitionEnvironment(size: Size(60, 60), scale: 1)
    stage.background = .black
    let frame = Rect(x: 10.3, y: 12.7, width: 40, height: 30)
    func layer(_ parts: Bool) -> Layer {
      .box(frame, .white) {
        $0.cornerRadii = CornerRadii(all: 12)
        $0.transform.rotationZ = .degrees(degrees)
        guard parts else { return }
        $0.clipsToBounds = true
        $0.content = .paint(.color(.white))
        $0.border = Border(width: 2, color: .white)
      }
    }
    #expect(try stage.draw([layer(true)]).distance(to: stage.draw([layer(false)])) <= 1)
  }

  @Test func `a background does not shine through the outer edge of an opaque border`() throws {
    let frame = Rect(x: 10, y: 10, width: 40, height: 20)
    func layer(_ background: Color?) -> Layer {
      Layer("card") {
        $0.frame = frame
        $0.background = background.map { .color($0) }
        $0.cornerRadii = CornerRadii(all: 8)
        $0.border = Border(width: 3, color: .black)
      }
    }
    let stage = TransitionEnvironment()
    let plain = try stage.draw([layer(nil)])
    let filled = try stage.draw([layer(Self.red)])
    for y in 0..<40 {
      for x in 0..<60 where x < 11 || x >= 49 || y < 11 || y >= 29 {
        #expect(plain[x, y] == filled[x, y], "\(x), \(y)")
      }
    }
  }

  /// The inner edge has the middles of the outer one's corners, as in CSS.
  @Test(arguments: [Color.white, red], [5.0, 14])
  func `a border is a box with a smaller one in it`(background: Color, width: Double) throws {
    let frame = Rect(x: 8, y: 4, width: 44, height: 32)
    let bordered = Layer.box(frame, background) {
      $0.cornerRadii = CornerRadii(all: 12)
      $0.border = Border(width: width, color: .black)
    }
    let boxes = [
      Layer.box("outer", frame, .black) { $0.cornerRadii = CornerRadii(all: 12) },
      Layer.box("inner", frame.inset(by: Insets(all: width)), background) {
        $0.cornerRadii = CornerRadii(all: max(12 - width, 0))
      },
    ]
    #expect(
      try TransitionEnvironment().draw([bordered]).distance(to: TransitionEnvironment().draw(boxes))
        <= 1)
  }

  @Test(arguments: [(0.0, 0.0), (180.0, 0.0), (0.0, 180.0), (180.0, 180.0)])
  func `corners go where a flip carries them`(x: Double, y: Double) throws {
    let stage = TransitionEnvironment(size: Size(30, 30))
    let surface = try stage.draw([
      .box(Rect(x: 5, y: 5, width: 20, height: 20)) {
        $0.cornerRadii = CornerRadii(topLeft: 8, topRight: 0, bottomRight: 0, bottomLeft: 0)
        $0.transform.rotationX = .degrees(x)
        $0.transform.rotationY = .degrees(y)
      }
    ])
    let rounded = (x: y == 0 ? 5 : 24, y: x == 0 ? 5 : 24)
    for corner in [(5, 5), (24, 5), (5, 24), (24, 24)] {
      let isRounded = corner.0 == rounded.x && corner.1 == rounded.y
      #expect((surface[corner.0, corner.1] == .white) == isRounded, "\(corner)")
    }
  }

  @Test func `an empty box shows nothing`() {
    for size in [Size(0, 10), Size(10, 0), Size(-5, 5)] {
      let layer = Layer("empty") {
        $0.position = Point(20, 20)
        $0.size = size
        $0.background = .color(.black)
        $0.border = Border(width: 2)
        $0.transform.rotationZ = .degrees(10)
      }
      #expect(TransitionEnvironment().commands([layer]).isEmpty, "\(size)")
    }
  }

  @Test func `what has no finite place is not drawn`() {
    for value in [Double.nan, .infinity] {
      let layer = Layer.box(Rect(x: 0, y: 0, width: 10, height: 10)) { $0.position.x = value }
      #expect(TransitionEnvironment().commands([layer]).isEmpty)
    }
  }
}

extension Pixel {
  /// The stored form of an opaque color of whole bytes.
  init(_ color: Color) {
    self.init(
      red: UInt8((color.red * 255).rounded()), green: UInt8((color.green * 255).rounded()),
      blue: UInt8((color.blue * 255).rounded()))
  }
}
