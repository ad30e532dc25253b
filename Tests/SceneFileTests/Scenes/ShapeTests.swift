import SegueGeometry
import SegueSceneFile
import SegueSceneGraph
import TestSupport
import Testing

@Suite struct ShapeTests {
  /// The shape of the only layer, 100 by 50, whose path is written like this.
  private static func shape(_ path: String, at milliseconds: Double = 0) throws -> ShapeContent {
    let reading = SceneReading(
      layers: #"{"id": "a", "size": [100, 50], "path": \#(path)}"#)
    #expect(reading.messages.isEmpty, "\(reading.messages)")
    guard case .shape(let shape) = try reading.layer("a", at: milliseconds).content else {
      throw NoShape()
    }
    return shape
  }

  private struct NoShape: Error {}

  private static let bounds = Rect(x: 0, y: 0, width: 100, height: 50)

  @Test(arguments: [
    (
      #""M0 0 H9 V9 Z""#,
      ShapeForm.path(
        Path([
          .move(.zero), .line(Point(9, 0)), .line(Point(9, 9)), .close,
        ]))
    ),
    (#"{"ellipse": {}}"#, .ellipse),
    (#"{"rectangle": {"cornerRadius": 8}}"#, .rectangle(cornerRadius: 8)),
    (#"{"polygon": {}}"#, .polygon(sides: 3, cornerRadius: 0)),
    (#"{"polygon": {"cornerRadius": 3, "sides": 6}}"#, .polygon(sides: 6, cornerRadius: 3)),
    (#"{"star": {}}"#, .star(points: 5, innerRadius: 0.3819660112501051, cornerRadius: 0)),
    (
      #"{"star": {"innerRadius": 0.5, "points": 8, "cornerRadius": 1}}"#,
      .star(points: 8, innerRadius: 0.5, cornerRadius: 1)
    ),
  ])
  func `forms are words`(path: String, form: ShapeForm) throws {
    #expect(try Self.shape(path).form == form)
  }

  @Test func `a shape of Material has a name and a size`() throws {
    guard case .path(let heart) = try Self.shape(#""material.heart 90 45""#).form else {
      throw NoShape()
    }
    #expect(
      heart == MaterialShape.heart.outline(in: Rect(x: 0, y: 0, width: 90, height: 45)))
  }

  @Test(arguments: [
    (#""material.hart 90""#, "there is no shape 'hart'"),
    (#""material.heart""#, "expected the width of the shape"),
    (#""material.heart 0""#, "expected the width of the shape"),
    (#""material.heart 1 2 3""#, "expected the width of the shape"),
  ])
  func `a shape that is none is told`(_ path: String, _ words: String) {
    let reading = SceneReading(
      layers: #"{"id": "a", "size": [100, 50], "path": \#(path)}"#)
    #expect(reading.messages.contains { $0.contains(words) }, "\(reading.messages)")
  }

  @Test func `one shape becomes another, each as it is at its end`() throws {
    let path =
      #"{"data": {"from": "material.circle 40", "to": "material.heart 40", "duration": 100, "easing": "linear"}}"#
    let box = Rect(x: 0, y: 0, width: 40, height: 40)
    let outlines = [MaterialShape.circle, .heart].map { $0.outline(in: box) }
    let matched = try #require(Path.matched(outlines))
    for (milliseconds, share) in [(0.0, 0.0), (25, 0.25), (100, 1)] {
      guard case .path(let found) = try Self.shape(path, at: milliseconds).form else {
        throw NoShape()
      }
      try #require(found.hasStructure(of: matched[0]))
      for (index, point) in found.points.enumerated() {
        let meant = matched[0].points[index].interpolated(to: matched[1].points[index], at: share)
        #expect((point - meant).length < 1e-9)
      }
    }
  }

  @Test func `forms fill the box of the layer, or one of their own`() throws {
    let ellipse = try Self.shape(#"{"ellipse": {}}"#)
    #expect(ellipse.outline(in: Self.bounds).controlBox == Self.bounds)
    let small = try Self.shape(#"{"rectangle": {"box": [10, 5, 30, 20]}}"#)
    #expect(
      small.outline(in: Self.bounds) == Path(Rect(x: 10, y: 5, width: 30, height: 20)))
  }

  @Test func `lines have what lines have`() throws {
    let shape = try Self.shape(
      ##"""
      {"ellipse": {}, "fill": "none", "trimStart": 0.25, "trimEnd": 0.75, "trimOffset": -0.5,
       "stroke": {"color": "#F00", "width": 3, "cap": "round", "join": "bevel", "miterLimit": 2,
                  "dashes": [4, 2], "dashPhase": 1}}
      """##)
    #expect(shape.fill == nil)
    #expect(
      shape.stroke
        == Stroke(
          .color(Color(rgb: 0xFF0000)), width: 3, cap: .round, join: .bevel, miterLimit: 2,
          dashes: [4, 2], dashPhase: 1))
    #expect(shape.trimStart == 0.25 && shape.trimEnd == 0.75 && shape.trimOffset == -0.5)
  }

  @Test func `a line draws itself, and forms change`() throws {
    let animation = #""duration": 100, "easing": "linear""#
    let path = """
      {"star": {"innerRadius": {"from": 0.2, "to": 0.8, \(animation)},
                "cornerRadius": {"from": 0, "to": 4, \(animation)}},
       "stroke": {"dashPhase": {"from": 0, "to": -10, \(animation)}},
       "trimEnd": {"from": 0, "to": 1, \(animation)},
       "trimOffset": {"from": 0, "to": 2, \(animation)}}
      """
    let half = try Self.shape(path, at: 50)
    #expect(half.form == .star(points: 5, innerRadius: 0.5, cornerRadius: 2))
    #expect(half.stroke?.dashPhase == -5 && half.trimEnd == 0.5 && half.trimOffset == 1)
  }

  @Test func `what one form has another has not`() throws {
    let reading = SceneReading(
      layers: #"{"id": "a", "path": {"ellipse": {}}}"#,
      rest:
        #""animations": [{"layer": "a", "property": "path.star.innerRadius", "to": 1, "duration": 9}]"#
    )
    #expect(reading.document == nil)
    #expect(reading.messages.count == 1, "\(reading.messages)")
  }
}
