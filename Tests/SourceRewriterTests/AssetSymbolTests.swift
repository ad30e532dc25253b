import SegueSourceRewriter
import Testing

/// Names that catalogs give to code, as Xcode makes them.
@Suite struct AssetSymbolTests {
  private func shared(_ assets: [AssetName], _ text: String = "import SwiftUI") -> String {
    SourceRewriter.run(
      on: [SourceFile(path: "/app/A.swift", text: text)], in: "/app", catalogs: assets
    ).outputs.last?.text ?? ""
  }

  @Test(arguments: [
    ("heart", "heart"), ("lol_reaction", "lolReaction"), ("fan_l", "fanL"), ("Brand", "brand"),
    ("wwdc24Invite", "wwdc24Invite"), ("my-icon 2", "myIcon2"), ("24-hours", "_24Hours"),
    ("heroImage", "hero"), ("Hero Image", "hero"), ("image", "image"), ("URLIcon", "urlIcon"),
    ("default", "`default`"),
  ]) func `a picture has the name of its set as a word`(name: String, symbol: String) {
    #expect(
      shared([AssetName(.image, name)]).contains(
        "  static let \(symbol) = ImageResource(name: \"\(name)\", bundle: Foundation.Bundle.main)")
    )
  }

  @Test func `the color of accents is called by its purpose`() {
    let text = shared([AssetName(.color, "AccentColor")])
    #expect(text.contains("static let accent = ColorResource(name: \"AccentColor\""))
    #expect(text.contains("static var accent: UIKit.UIColor"))
  }

  @Test func `a folder that is part of names is a type`() {
    let text = shared([
      AssetName(.image, "heart", in: ["icons"]), AssetName(.image, "star", in: ["icons"]),
      AssetName(.image, "plain"),
    ])
    #expect(
      text.contains(
        """
        extension ImageResource {
          static let plain = ImageResource(name: "plain", bundle: Foundation.Bundle.main)
          enum Icons {
            static let heart = ImageResource(name: "icons/heart", bundle: Foundation.Bundle.main)
            static let star = ImageResource(name: "icons/star", bundle: Foundation.Bundle.main)
          }
        }
        """))
    #expect(!text.contains("static var heart"))
  }

  @Test func `colors are known to UIKit, and to views where the target has some`() {
    let brand = [AssetName(.color, "Brand")]
    let line = "static var brand: SwiftUI.Color { SwiftUI.Color(ColorResource.brand) }"
    let text = shared(brand)
    #expect(
      text.contains(
        "static var brand: UIKit.UIColor { UIKit.UIColor(resource: ColorResource.brand) }"))
    #expect(text.contains("extension SwiftUI.Color {\n  \(line)"))
    #expect(text.contains("extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {\n  \(line)"))
    let plain = shared(brand, "import UIKit")
    #expect(plain.contains("UIKit.UIColor(resource: ColorResource.brand)"))
    #expect(!plain.contains("SwiftUI"))
  }

  @Test func `names that an app or the system has already are left to them`() {
    let text = shared(
      [AssetName(.color, "Red"), AssetName(.color, "Brand"), AssetName(.image, "heart")],
      "import SwiftUI\nextension Color { static let brand = Color(\"Brand\") }")
    #expect(text.contains("static let red = ColorResource"))
    #expect(!text.contains("static var red"))
    #expect(!text.contains("extension SwiftUI.Color {"))
    #expect(text.contains("static var heart: UIKit.UIImage"))
  }

  @Test func `a name in two folders is declared once`() {
    let text = shared([AssetName(.image, "heart"), AssetName(.image, "heart")])
    #expect(text.components(of: "static let heart") == 1)
  }

  @Test func `without catalogs nothing is added`() {
    #expect(!shared([]).contains("ImageResource"))
  }
}

extension String {
  /// How often a text stands in this one.
  fileprivate func components(of part: String) -> Int {
    indices.filter { self[$0...].hasPrefix(part) }.count
  }
}
