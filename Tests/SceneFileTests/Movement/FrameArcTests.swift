import SegueGeometry
import SegueSceneGraph
import Testing

/// A box on an arc: both of its corners go on quarter ellipses of their own, as Android moves
/// rectangles.
@Suite struct FrameArcTests {
  /// The upper left corner from (10, 20) to (110, 220), the lower right one from (50, 300) to (250,
  /// 100): rows of Android's own numbers at constant speed.
  private static let vectors: [(Double, [Double])] = [
    (0.1, [33.368, 25.537, 52.462, 268.713]), (0.25, [61.309, 48.333, 65.224, 223.463]),
    (0.5, [90.411, 101.104, 108.579, 158.579]), (0.75, [105.345, 159.687, 173.463, 115.224]),
    (0.9, [109.265, 195.794, 218.713, 102.462]),
  ]

  private static func frame(
    _ course: String, anchor: String = "", at time: Double
  ) throws -> [Double] {
    let reading = SceneReading(
      layers: """
        {"id": "box"\(anchor), "frame": {\(course), "arc": "above", "duration": 1000}}
        """)
    let frame = try reading.layer("box", at: time).frame
    return [frame.minX, frame.minY, frame.maxX, frame.maxY]
  }

  /// Boxes with a negative height do not exist, so that the numbers are taken apart into two boxes
  /// that share a corner with each arc.
  @Test(arguments: vectors)
  func `each corner goes on its own arc`(_ part: Double, _ corners: [Double]) throws {
    // Corner by corner: the other one is far away and goes straight, by no way at all.
    let first = try Self.frame(
      #""from": [10, 20, 990, 980], "to": [110, 220, 890, 780], "easing": "linear""#,
      at: part * 1000)
    #expect((first[0] - corners[0]).magnitude < 0.02 && (first[1] - corners[1]).magnitude < 0.02)
    #expect((first[2] - 1000).magnitude < 1e-9 && (first[3] - 1000).magnitude < 1e-9)
    let second = try Self.frame(
      #""from": [0, 0, 50, 300], "to": [0, 0, 250, 100], "easing": "linear""#, at: part * 1000)
    #expect((second[2] - corners[2]).magnitude < 0.02 && (second[3] - corners[3]).magnitude < 0.02)
    #expect(second[0].magnitude < 1e-9 && second[1].magnitude < 1e-9)
  }

  @Test(arguments: ["", #", "anchor": [0, 0]"#, #", "anchor": [0.2, 0.9]"#])
  func `the anchor does not matter`(anchor: String) throws {
    let course = #""from": [10, 20, 90, 80], "to": [110, 220, 190, 30], "easing": "linear""#
    let plain = try Self.frame(course, at: 300)
    let other = try Self.frame(course, anchor: anchor, at: 300)
    #expect(zip(plain, other).allSatisfy { ($0 - $1).magnitude < 1e-9 })
  }

  /// Flutter's hero from (16, 500, 100, 100) to (0, 0, 360, 240): the diagonal towards the top right
  /// leads.
  @Test(
    arguments: [
      (250, [9, 399.33, 218.52, 510.16]), (500, [4, 278.18, 295.75, 420.18]),
      (750, [1, 142.75, 343.73, 330.11]),
    ] as [(Double, [Double])])
  func `on circles the corners go that Flutter's heroes go by`(
    _ time: Double, _ corners: [Double]
  ) throws {
    let reading = SceneReading(
      layers: """
        {"id": "box", "frame": {"from": [16, 500, 100, 100], "to": [0, 0, 360, 240],
         "arc": "circle", "duration": 1000, "easing": "linear"}}
        """)
    let frame = try reading.layer("box", at: time).frame
    let found = [frame.minX, frame.minY, frame.maxX, frame.maxY]
    #expect(zip(found, corners).allSatisfy { ($0 - $1).magnitude < 0.006 }, "\(found)")
  }

  @Test func `an end that is not given is the layer's own`() throws {
    let whole = #""from": [10, 20, 90, 80], "to": [110, 220, 190, 30], "easing": "linear""#
    for part in [
      #""from": [10, 20, 90, 80], "value": [110, 220, 190, 30], "easing": "linear""#,
      #""from": [10, 20, 90, 80], "by": [100, 200, 100, -50], "easing": "linear""#,
      #""to": [110, 220, 190, 30], "by": [100, 200, 100, -50], "easing": "linear""#,
      #""keyframes": [{"value": [10, 20, 90, 80]}, {"value": [110, 220, 190, 30]}]"#,
    ] {
      let (a, b) = (try Self.frame(whole, at: 400), try Self.frame(part, at: 400))
      #expect(zip(a, b).allSatisfy { ($0 - $1).magnitude < 1e-9 }, "\(part): \(a), \(b)")
    }
  }
}
