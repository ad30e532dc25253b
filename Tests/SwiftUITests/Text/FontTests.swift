import HeadlessSwiftUI
import HeadlessUIKit
import SwiftUI
import Testing

@Suite("Fonts of SwiftUI")
@MainActor
struct FontTests {
  private func resolved(_ font: Font, at size: DynamicTypeSize = .large) -> UIFont {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = size
    return font.resolved(in: environment)
  }

  @Test(
    "Styles have Apple's sizes and weights",
    arguments: [
      (Font.largeTitle, 34.0, UIFont.Weight.regular), (.title, 28, .regular),
      (.title2, 22, .regular), (.title3, 20, .regular), (.headline, 17, .semibold),
      (.body, 17, .regular), (.callout, 16, .regular), (.subheadline, 15, .regular),
      (.footnote, 13, .regular), (.caption, 12, .regular), (.caption2, 11, .regular),
    ])
  func styles(font: Font, size: Double, weight: UIFont.Weight) {
    let font = resolved(font)
    #expect(Double(font.pointSize) == size)
    #expect(font.face.weight == weight)
  }

  @Test("Styles grow with the size that people choose, system sizes do not")
  func growth() {
    #expect(resolved(.body, at: .xSmall).pointSize == 14)
    #expect(resolved(.body, at: .accessibility5).pointSize == 53)
    #expect(resolved(.caption2, at: .medium).pointSize == 11)
    #expect(resolved(.system(size: 20), at: .accessibility5).pointSize == 20)
    #expect(resolved(.custom("Avenir", fixedSize: 20), at: .xxxLarge).pointSize == 20)
    #expect(resolved(.custom("Avenir", size: 34), at: .xxxLarge).pointSize == 46)
  }

  @Test("Weight, slant and design are those of the face")
  func changes() {
    let font = resolved(.system(size: 20, weight: .heavy, design: .rounded).italic())
    #expect(font.face.weight == .heavy)
    #expect(font.face.isItalic)
    #expect(font.face.design == .rounded)
    #expect(resolved(.body.bold()).face.weight == .bold)
    #expect(resolved(.body.weight(.light).weight(.medium)).face.weight == .medium)
    #expect(resolved(.body.monospaced()).face.design == .monospaced)
    #expect(resolved(.system(.title, design: .serif, weight: .black)).face.weight == .black)
  }

  @Test("A font of a name has its family")
  func named() {
    #expect(resolved(.custom("Avenir-Heavy", size: 12)).familyName == "Avenir")
    #expect(resolved(Font(UIFont.systemFont(ofSize: 9))).pointSize == 9)
  }

  @Test("Texts have the font of the environment, changed as views around say")
  func environment() {
    var environment = EnvironmentValues()
    #expect(environment.textFont.pointSize == 17)
    environment.font = .footnote
    environment.fontChanges = [.weight(.bold), .italic(true)]
    #expect(environment.textFont.pointSize == 13)
    #expect(environment.textFont.face.weight == .bold)
    #expect(environment.textFont.face.isItalic)
  }

  @Test("Fonts of the same parts are the same")
  func equality() {
    #expect(Font.body == .system(.body))
    #expect(Font.body.bold() != .body)
  }
}
