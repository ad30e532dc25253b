import Foundation
import HeadlessCoreGraphics
import SegueSceneGraph
import Testing

@Suite struct CGColorTests {
  @Test func graysHaveTwoComponentsAndColorsFour() {
    #expect(CGColor(gray: 0.5, alpha: 0.25).components == [0.5, 0.25])
    #expect(CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1).components == [0.1, 0.2, 0.3, 1])
    #expect(CGColor.black.numberOfComponents == 2)
    #expect(CGColor.black.copy(alpha: 0.5) == CGColor(gray: 0, alpha: 0.5))
  }

  @Test func equalityIsThatOfComponentsAndSpaces() {
    #expect(CGColor(gray: 0, alpha: 1) == .black)
    #expect(CGColor(red: 0, green: 0, blue: 0, alpha: 1) != .black)
    #expect(CGColor(red: 0, green: 0, blue: 0, alpha: 1).color == CGColor.black.color)
  }

  @Test func widePrimariesLieOutsideOfStandardOnes() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let red = unsafe CGColor(colorSpace: space, components: [1, 0, 0, 1])?.color
    // As CSS Color 4 has color(display-p3 1 0 0) in sRGB.
    let expected = Color(
      red: 1.0930663624351615, green: -0.22674197356975417, blue: -0.15013458093711934)
    let found = try #require(red)
    for index in 0..<3 { #expect(abs(found.components[index] - expected.components[index]) < 1e-9) }
    let back = CGColor(found).converted(to: space, intent: .defaultIntent, options: nil)
    let components = try #require(back?.components)
    #expect(abs(components[0] - 1) < 1e-9 && abs(components[1]) < 1e-4)
  }

  @Test func gradientsShareTheWayEvenlyWithoutPlaces() throws {
    let colors = [CGColor.black, CGColor.white, CGColor.clear]
    let even = unsafe CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil)
    #expect(even?.stops.map(\.offset) == [0, 0.5, 1])
    let placed = unsafe CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 0.2, 0.9])
    #expect(placed?.stops.map(\.offset) == [0, 0.2, 0.9])
  }
}
