import HeadlessSwiftUI
import SwiftUI
import Testing

extension Color {
  /// Red, green and blue as bytes, and the opacity.
  fileprivate func bytes(in environment: EnvironmentValues = EnvironmentValues()) -> [Double] {
    resolve(in: environment).bytes
  }
}

extension Color.Resolved {
  fileprivate var bytes: [Double] { numbers.prefix(3).map { ($0 * 255).rounded() } + [numbers[3]] }
}

private let dark = {
  var environment = EnvironmentValues()
  environment.colorScheme = .dark
  return environment
}()

@Suite("Colors")
@MainActor
struct ColorTests {
  @Test("Colors of the system are UIKit's, light and dark")
  func system() {
    #expect(Color.red.bytes() == [255, 59, 48, 1])
    #expect(Color.red.bytes(in: dark) == [255, 69, 58, 1])
    #expect(Color.primary.bytes() == [0, 0, 0, 1])
    #expect(Color.primary.bytes(in: dark) == [255, 255, 255, 1])
    #expect(Color.secondary.bytes() == [60, 60, 67, 0.6])
    #expect(Color(.systemIndigo).bytes() == [88, 86, 214, 1])
    #expect(Color(uiColor: .separator).bytes() == [60, 60, 67, 0.29])
    #expect(Color.accentColor.bytes() == [0, 122, 255, 1])
  }

  @Test("Components are those of sRGB unless another space is named")
  func spaces() {
    #expect(Color(red: 1, green: 0.5, blue: 0, opacity: 0.25).bytes() == [255, 128, 0, 0.25])
    #expect(Color(white: 0.2).bytes() == [51, 51, 51, 1])
    // Half of the light is 188 of 255.
    #expect(Color(.sRGBLinear, white: 0.5).bytes() == [188, 188, 188, 1])
    // White is the same in all of them; Display P3's red has more red than sRGB's.
    #expect(Color(.displayP3, white: 1).bytes() == [255, 255, 255, 1])
    #expect(Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: dark).red > 1)
  }

  @Test("Hue, saturation and brightness")
  func hue() {
    #expect(Color(hue: 1.0 / 3, saturation: 1, brightness: 1).bytes() == [0, 255, 0, 1])
    #expect(Color(hue: 0, saturation: 0.5, brightness: 1).bytes() == [255, 128, 128, 1])
  }

  @Test("Opacities multiply")
  func opacity() {
    #expect(Color.black.opacity(0.5).opacity(0.5).bytes() == [0, 0, 0, 0.25])
    #expect(Color.secondary.opacity(0.5).bytes()[3] == 0.3)
  }

  @Test("Two colors of the same parts are the same")
  func equality() {
    #expect(Color.red == Color(.systemRed))
    #expect(Color(white: 1) == .white)
    #expect(Color.red.opacity(0.5) != .red)
    #expect(Set([Color.red, .red, .blue]).count == 2)
  }

  @Test("A mix as a device makes it, and one as people see it")
  func mix() {
    let (black, white) = (Color.black, Color.white)
    #expect(black.mix(with: white, by: 0.25, in: .device).bytes() == [64, 64, 64, 1])
    // Half the lightness of Oklab is an eighth of the light: 99 of 255.
    #expect(black.mix(with: white, by: 0.5).bytes() == [99, 99, 99, 1])
    #expect(Color.red.mix(with: .blue, by: 0).bytes() == Color.red.bytes())
    #expect(Color.red.mix(with: .blue, by: 2).bytes() == Color.blue.bytes())
  }

  @Test("Colors move in linear light: from red to blue by 188, 0, 188")
  func movement() {
    let (red, blue) = (
      Color.Resolved(red: 1, green: 0, blue: 0), Color.Resolved(red: 0, green: 0, blue: 1)
    )
    func mean(_ amount: Double) -> Color.Resolved {
      var color = red
      color.animatableData = red.animatableData.interpolated(
        towards: blue.animatableData, amount: amount)
      return color
    }
    #expect(mean(0.5).bytes == [188, 0, 188, 1])
    #expect(mean(0.25).bytes == [225, 0, 137, 1])
    #expect(red.animatableData.numbers == [128, 0, 0, 128])
  }

  @Test("Light can be set and read")
  func light() {
    var color = Color.Resolved(red: 0, green: 0, blue: 0)
    color.linearGreen = 0.5
    #expect(color.bytes == [0, 188, 0, 1])
    #expect(abs(color.linearGreen - 0.5) < 1e-6)
  }
}

extension ColorTests {
  @Test("A color is one of UIKit's, and depends on its surroundings there, too")
  func bridged() {
    let color = UIColor(Color.red)
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark.cgColor == UIColor(Color(red: 1, green: 69.0 / 255, blue: 58.0 / 255)).cgColor)
  }
}
