import SegueVideo
import SegueRaster
import Testing

@Suite struct DeepColorTests {
  @Test(arguments: [
    (Pixel.white, 940, 512, 512), (.black, 64, 512, 512),
    (Pixel(red: 255, green: 0, blue: 0), 250, 409, 960),
    (Pixel(red: 0, green: 0, blue: 255), 127, 960, 471),
    (Pixel(red: 128, green: 128, blue: 128), 504, 512, 512),
  ])
  func `known colors have known levels`(pixel: Pixel, luma: Int, blue: Int, red: Int) {
    let color = DeepColor(word: pixel.word)
    #expect((Int(color.luma), Int(color.blue), Int(color.red)) == (luma, blue, red))
    #expect(color.alpha == 1023)
  }

  @Test func `levels are those of the formula, rounded once`() {
    for r in stride(from: 0, through: 255, by: 5) {
      for g in stride(from: 0, through: 255, by: 5) {
        for b in stride(from: 0, through: 255, by: 5) {
          let color = DeepColor(word: UInt32(r) | UInt32(g) << 8 | UInt32(b) << 16)
          let luma = 0.2126 * Double(r) + 0.7152 * Double(g) + 0.0722 * Double(b)
          let exact = [
            64 + 876 * luma / 255, 512 + 896 * (Double(b) - luma) / 1.8556 / 255,
            512 + 896 * (Double(r) - luma) / 1.5748 / 255,
          ]
          for (level, exact) in zip([color.luma, color.blue, color.red], exact)
          where abs(Double(level) - exact) > 0.501 {
            Issue.record("\(r), \(g), \(b): \(level) is not \(exact)")
          }
        }
      }
    }
  }
}
