import UIKit
import Testing

@MainActor @Suite struct UITraitCollectionTests {
  @Test func laterTraitsWin() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(horizontalSizeClass: .regular),
    ])
    #expect(traits.displayScale == 2 && traits.userInterfaceStyle == .dark)
    #expect(traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .unspecified)
    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 3)))
  }

  @Test func colorsDependOnAppearanceAlone() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(
      dark.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
    let fine = UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: 3)])
    #expect(!fine.hasDifferentColorAppearance(comparedTo: dark))
    #expect(UITraitCollection(userInterfaceStyle: .dark) == dark)
  }

  // UIKit's header files.
  @Test func numbersAreThoseOfUIKit() {
    #expect(UIInterfaceOrientation.landscapeLeft.rawValue == 4)
    #expect(UIDeviceOrientation.landscapeLeft.rawValue == 3)
    #expect(UIInterfaceOrientationMask.all.rawValue == 30)
    #expect(UIStatusBarStyle.darkContent.rawValue == 3)
    #expect(UIUserInterfaceIdiom.mac.rawValue == 5)
    #expect(UIRectEdge.all.rawValue == 15)
  }

  @Test func insetsTakeMarginsOff() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
      .inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(rect == CGRect(x: 2, y: 1, width: 94, height: 46))
  }
}
