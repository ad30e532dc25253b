import SegueGeometry
import SegueRaster
import TestSupport
import Testing

/// Outlines of curves beside the same outlines of very short lines.
@Suite struct CurveTests {
  /// The outline with each curve divided into lines of at most 1/60 of it.
  private func divided(_ outline: Outline) -> Outline {
    var last = GridPoint(x: 0, y: 0)
    var elements: [OutlineElement] = []
    for element in outline.elements {
      switch element {
      case .move(let end), .line(let end):
        elements.append(element)
        last = end
      case .quad(let control, let end):
        elements += points(last, control, control, end, weight: 1)
        last = end
      case .cubic(let first, let second, let end):
        elements += points(last, first, second, end, weight: 3)
        last = end
      }
    }
    return Outline(elements)
  }

  /// Points of a cubic curve, or with a weight of 1 of a quadratic one whose control point comes twice.
  private func points(
    _ a: GridPoint, _ b: GridPoint, _ c: GridPoint, _ d: GridPoint, weight: Double
  ) -> [OutlineElement] {
    (1...60).map { step in
      let t = Double(step) / 60
      let s = 1 - t
      func along(_ axis: (GridPoint) -> Int32) -> Int32 {
        let (a, b, c, d) = (Double(axis(a)), Double(axis(b)), Double(axis(c)), Double(axis(d)))
        let value =
          if weight == 3 {
            a * s * s * s + 3 * b * s * s * t + 3 * c * s * t * t + d * t * t * t
          } else {
            a * s * s + 2 * b * s * t + d * t * t
          }
        return Int32(value.rounded())
      }
      return .line(GridPoint(x: along(\.x), y: along(\.y)))
    }
  }

  /// What the outline covers of each pixel less what its short lines cover.
  private func differences(_ outline: Outline) throws -> [Int] {
    let (a, b) = try (CoverageTests.coverage(outline), CoverageTests.coverage(divided(outline)))
    return zip(a.joined(), b.joined()).compactMap { a, b in
      a == b && (a == 0 || a == 255) ? nil : a - b
    }
  }

  private func circle(radius: Double) -> Outline {
    Outline(
      Path(
        ellipseIn: Rect(x: 32 - radius, y: 32 - radius, width: 2 * radius, height: 2 * radius)))
  }

  /// 1/32 pixel is 8 levels for one edge, and some pixels of these shapes have two.
  @Test(arguments: 0..<100)
  func `a curve is within 1/32 pixel of what it shall be`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(8_000 + seed))
    func point() -> GridPoint {
      GridPoint(x: Int32(random.int(in: 300...16_000)), y: Int32(random.int(in: 300...16_000)))
    }
    let outline = Outline(
      seed.isMultiple(of: 2)
        ? [.move(point()), .quad(point(), point())]
        : [.move(point()), .cubic(point(), point(), point())])
    let worst = try differences(outline).map(abs).max() ?? 0
    #expect(worst <= 10, "seed \(seed): \(worst)")
  }

  /// Steps between points of the circle would make every pixel of its edge 1.9 levels too faint.
  @Test(arguments: [1.5, 4, 9.5, 17.3, 28])
  func `a disc is as large as its circle`(radius: Double) throws {
    let differences = try differences(circle(radius: radius))
    let mean = Double(differences.reduce(0, +)) / Double(differences.count)
    #expect(abs(mean) < 0.5, "radius \(radius): \(mean)")
    #expect(differences.map(abs).max() ?? 0 <= 10)
  }

  @Test(arguments: [4.0, 9.5, 17.3, 28.0])
  func `a circle has the area of a circle`(radius: Double) throws {
    let values = try CoverageTests.coverage(circle(radius: radius)).joined()
    // Each pixel of the edge loses half of 1/256 on average, because coverage is floored to that.
    let floored = Double(values.count { $0 != 0 && $0 != 255 }) / 512
    let area = Double(values.reduce(0, +)) / 255 + floored
    // Four cubic curves enclose 0.0279 % more than the circle that they stand for.
    #expect(abs(area - 1.000279 * Double.pi * radius * radius) < 2 * Double.pi * radius / 1_024)
  }

  @Test func `curves far from the canvas are no larger than numbers allow`() throws {
    let far = Int32.max
    let outline = Outline([
      .move(GridPoint(x: -far, y: -far)),
      .cubic(
        GridPoint(x: far, y: -far), GridPoint(x: far, y: far), GridPoint(x: -far, y: far)),
    ])
    let values = try CoverageTests.coverage(outline)
    #expect(values.joined().allSatisfy { $0 == 255 })
  }
}
