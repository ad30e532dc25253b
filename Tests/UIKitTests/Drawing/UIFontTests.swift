import UIKit
import SegueSceneGraph
import Testing

@MainActor @Suite struct UIFontTests {
  @Test func theSystemFontHasTheHeightsOfSanFrancisco() {
    let font = UIFont.systemFont(ofSize: 17)
    // As UIKit prints them.
    #expect(abs(font.lineHeight - 20.287109375) < 1e-9)
    #expect(abs(font.ascender - 16.1865234375) < 1e-9)
    #expect(abs(font.descender + 4.1005859375) < 1e-9)
    #expect(abs(font.capHeight - 11.97802734375) < 1e-9)
  }

  // Apple's guidelines, "Typography", at the size Large.
  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, 34.0), (.title1, 28), (.title2, 22), (.title3, 20),
    (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13),
    (.caption1, 12), (.caption2, 11),
  ])
  func stylesHaveTheirSizes(style: UIFont.TextStyle, size: CGFloat) {
    #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
  }

  @Test func namesSayFamilyWeightAndSlant() throws {
    let font = try #require(UIFont(name: "AvenirNext-DemiBoldItalic", size: 12))
    #expect(font.familyName == "Avenir Next")
    #expect(font.sceneFont.weight == 600 && font.sceneFont.isItalic)
    #expect(UIFont(name: "Georgia", size: 12)?.sceneFont.source == .family("Georgia"))
    #expect(UIFont.systemFont(ofSize: 3, weight: .heavy).sceneFont.weight == 800)
    #expect(UIFont.boldSystemFont(ofSize: 1).fontName == ".SFUI-Semibold")
  }

  @Test func descriptorsChangeFonts() throws {
    let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor
    let bold = try #require(descriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.pointSize == 20 && font.sceneFont.weight == 700 && font.sceneFont.isItalic)
  }
}
