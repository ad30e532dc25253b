import SegueGeometry
import SegueSceneGraph
import Testing

@Suite struct LayerReportTests {
  /// The line of one layer of 100 by 50 at (10, 20).
  static func line(_ configure: (inout LayerProperties) -> Void) -> String {
    let layer = Layer("card") {
      $0.frame = Rect(x: 10, y: 20, width: 100, height: 50)
      configure(&$0)
    }
    return Scene(canvas: Canvas(size: Size(390, 844)), layers: [layer]).reports[0].line
  }

  static let place = "frame=10,20,100,50 matrix=1,0,0,1,10,20 opacity=1"

  @Test func `a plain layer has its place and its opacity`() {
    #expect(Self.line { _ in } == "card \(Self.place)")
  }

  @Test func `what is special about the place and the sight of a layer`() {
    let line = Self.line {
      $0.isHidden = true
      $0.opacity = 1.0 / 3
      $0.zPosition = 2
      $0.perspective = 800
      $0.isDoubleSided = false
    }
    #expect(
      line == "card hidden frame=10,20,100,50 matrix=1,0,0,1,10,20 opacity=0.333333 zPosition=2"
        + " perspective=800 singleSided")
  }

  @Test func `the looks of a layer`() {
    let line = Self.line {
      $0.background = .color(.white)
      $0.cornerRadii = CornerRadii(all: 8)
      $0.cornerCurve = .continuous
      $0.clipsToBounds = true
      $0.border = Border(width: 2)
      $0.shadow = Shadow(opacity: 0.5, offset: Vector(0, 3), blur: 6)
      $0.blendMode = .colorDodge
      $0.maskMode = .luminanceInverted
      $0.filters = [.blur(sigma: 4), .saturation(0.5)]
      $0.backdropFilters = [.blur(sigma: 20)]
      $0.isIsolated = true
    }
    #expect(
      line == "card \(Self.place) background=#FFFFFF cornerRadius=8 cornerCurve=continuous clip"
        + " borderWidth=2 borderColor=#000000 shadowColor=#000000 shadowOpacity=0.5"
        + " shadowOffset=0,3 shadowBlur=6 blendMode=color-dodge maskMode=luminance-inverted"
        + " blur=4 saturation=0.5 backdrop-blur=20 isolate")
  }

  @Test func `corners that differ are listed clockwise`() {
    let line = Self.line {
      $0.cornerRadii = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
    }
    #expect(line == "card \(Self.place) cornerRadius=1,2,3,4")
  }

  static let contents: [(Content, String)] = [
    (.paint(.color(.black)), "fill=#000000"),
    (.image(ImageContent(AssetID("photo"), tint: .white)), "image=photo tint=#FFFFFF"),
    (.image(ImageContent(AssetID("photo"))), "image=photo"),
    (.text(TextContent([TextRun("Hi")])), "text=\"Hi\" color=#000000"),
    (.text(TextContent([])), "text=\"\""),
    (.field(WipeMask(.wipeTopLeft, progress: 0.25)), "field=wipe-top-left progress=0.25"),
    (
      .shape(ShapeContent(Path(Rect(x: 1, y: 2, width: 3, height: 4)))),
      "path=1,2,3,4 pathFill=#000000"
    ),
    (
      .shape(
        ShapeContent(
          Path(Rect(x: 1, y: 2, width: 3, height: 4)), fill: nil,
          stroke: Stroke(.color(.white), width: 2, dashPhase: 1), trimStart: 0.25, trimEnd: 0.5)),
      "path=1,2,3,4 strokeWidth=2 stroke=#FFFFFF dashPhase=1 trimStart=0.25 trimEnd=0.5"
    ),
    (.shape(ShapeContent(.ellipse, fill: nil, trimOffset: -0.5)), "ellipse trimOffset=-0.5"),
    (.shape(ShapeContent(.rectangle(cornerRadius: 3), fill: nil)), "rectangle=3"),
    (.shape(ShapeContent(.polygon(sides: 6, cornerRadius: 0), fill: nil)), "polygon=6,0"),
    (
      .shape(ShapeContent(.star(points: 5, innerRadius: 0.5, cornerRadius: 2), fill: nil)),
      "star=5,0.5,2"
    ),
  ]

  @Test(arguments: contents)
  func `the content of a layer`(_ content: Content, _ words: String) {
    #expect(Self.line { $0.content = content } == "card \(Self.place) \(words)")
  }

  @Test(
    arguments: [
      ("say \"a\\b\"", "\"say \\\"a\\\\b\\\"\""), ("two\nlines", "\"two\\nlines\""),
      ("bell\u{7}", "\"bell\\u{7}\""),
      (String(repeating: "ab", count: 16), "\"\(String(repeating: "ab", count: 16))\""),
      (String(repeating: "ab", count: 17), "\"\(String(repeating: "ab", count: 16))…\""),
    ])
  func `words stay on their line`(_ words: String, _ quoted: String) {
    let line = Self.line { $0.content = .text(TextContent([TextRun(words)])) }
    #expect(line == "card \(Self.place) text=\(quoted) color=#000000")
  }

  @Test func `layers inside are indented, in paint order, masks marked`() {
    let page = Layer(
      "page", mask: Layer("hole"), children: [Layer("top") { $0.zPosition = 1 }, Layer("low")])
    let scene = Scene(canvas: Canvas(size: Size(10, 10)), layers: [page])
    let matrix = "frame=0,0,0,0 matrix=1,0,0,1,0,0 opacity=1"
    #expect(
      scene.reports.map(\.line) == [
        "page \(matrix)", "  hole mask \(matrix)", "  low \(matrix)", "  top \(matrix) zPosition=1",
      ])
  }

  /// Turned by 90° about y and seen from 100 away: w is 0.5 + 0.01 x.
  @Test func `a tilted layer has nine numbers, row after row`() {
    let door = Layer("door") {
      $0.size = Size(100, 50)
      $0.transform.rotationY = .degrees(90)
    }
    let room = Layer("room", children: [door]) { $0.perspective = 100 }
    let scene = Scene(canvas: Canvas(size: Size(10, 10)), layers: [room])
    #expect(
      scene.reports[1].line
        == "  door frame=-50,-25,100,50 matrix=0,0,0.01,0,1,0,0,-25,0.5 opacity=1")
  }

  @Test func `the values are there for programs too`() {
    let layer = Layer("card") { $0.isHidden = true }
    let report = Scene(canvas: Canvas(size: Size(1, 1)), layers: [layer]).reports[0]
    #expect(report.id == "card" && report.depth == 0)
    #expect(report.fields.map(\.name) == ["hidden", "frame", "matrix", "opacity"])
    #expect(report.fields.first?.value == .flag)
    #expect(report.fields.last?.value == .number(1))
  }
}
