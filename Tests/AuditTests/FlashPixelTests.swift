import SegueAudit
import Testing

/// What colors add to flashes, with the published luminances.
@Suite struct FlashPixelTests {
  struct Color: CustomTestStringConvertible {
    let red: UInt32
    let green: UInt32
    let blue: UInt32
    let luminance: Double
    let isRed: Bool

    var testDescription: String { "\(red) \(green) \(blue)" }

    var pixel: UInt32 { 255 << 24 | blue << 16 | green << 8 | red }
  }

  private static let colors = [
    Color(red: 255, green: 0, blue: 0, luminance: 0.2126, isRed: true),
    Color(red: 255, green: 64, blue: 64, luminance: 0.25297, isRed: true),
    Color(red: 200, green: 0, blue: 0, luminance: 0.12279, isRed: true),
    Color(red: 0, green: 0, blue: 255, luminance: 0.0722, isRed: false),
    Color(red: 128, green: 128, blue: 128, luminance: 0.21586, isRed: false),
    Color(red: 90, green: 90, blue: 90, luminance: 0.10224, isRed: false),
    Color(red: 231, green: 231, blue: 231, luminance: 0.7991, isRed: false),
    Color(red: 255, green: 255, blue: 255, luminance: 1, isRed: false),
    Color(red: 0, green: 0, blue: 0, luminance: 0, isRed: false),
  ]

  @Test(arguments: colors) func `luminance and red are as published`(_ color: Color) {
    let values = FlashPixel.values(color.pixel)
    let luminance = Double(values.luminance) / FlashPixel.luminanceUnit
    #expect((luminance - color.luminance).magnitude < 1e-4)
    #expect((values.red > 0) == color.isRed)
  }

  @Test func `the first gray that flashes against black is 90, the last below the bright ones 231`()
  {
    func luminance(_ gray: UInt32) -> Double {
      let pixel = 255 << 24 | gray << 16 | gray << 8 | gray
      return Double(FlashPixel.values(pixel).luminance) / FlashPixel.luminanceUnit
    }
    #expect(luminance(89) < 0.1 && luminance(90) >= 0.1)
    #expect(luminance(231) < 0.8 && luminance(232) >= 0.8)
  }
}
