import UIKit
import SegueSceneGraph
import Testing

@MainActor @Suite(.serialized) struct UIColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
    let color = color.resolvedColor(with: traits).cgColor.color
    return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }

  // Apple's Human Interface Guidelines, "Color", as of iOS 15 to 18.
  @Test(arguments: [
    (UIColor.systemBlue, [0, 122, 255], [10, 132, 255]),
    (UIColor.systemRed, [255, 59, 48], [255, 69, 58]),
    (UIColor.systemGreen, [52, 199, 89], [48, 209, 88]),
    (UIColor.systemOrange, [255, 149, 0], [255, 159, 10]),
    (UIColor.systemYellow, [255, 204, 0], [255, 214, 10]),
    (UIColor.systemIndigo, [88, 86, 214], [94, 92, 230]),
    (UIColor.systemPink, [255, 45, 85], [255, 55, 95]),
    (UIColor.systemPurple, [175, 82, 222], [191, 90, 242]),
    (UIColor.systemTeal, [48, 176, 199], [64, 200, 224]),
    (UIColor.systemGray, [142, 142, 147], [142, 142, 147]),
    (UIColor.systemGray6, [242, 242, 247], [28, 28, 30]),
    (UIColor.systemBackground, [255, 255, 255], [0, 0, 0]),
    (UIColor.label, [0, 0, 0], [255, 255, 255]),
  ])
  func systemColorsAreThoseOfTheGuidelines(color: UIColor, light: [Int], dark: [Int]) {
    #expect(bytes(color, self.light) == light)
    #expect(bytes(color, self.dark) == dark)
  }

  @Test func backgroundsAreLighterInSheets() {
    let sheet = UITraitCollection(
      traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
    #expect(bytes(.systemBackground, sheet) == [28, 28, 30])
  }

  @Test func currentTraitsResolve() {
    #expect(UIColor.label.cgColor.color == .black)
    dark.performAsCurrent { #expect(UIColor.label.cgColor.color == .white) }
    #expect(UIColor.label.cgColor.color == .black)
  }

  @Test func rulesAreAskedForEachKindOfSurroundings() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    #expect(bytes(color, light) == [0, 0, 255])
    #expect(bytes(color.withAlphaComponent(0.5), dark) == [255, 0, 0])
    #expect(color.withAlphaComponent(0.5).resolvedColor(with: dark).cgColor.alpha == 0.5)
  }

  @Test func equalityIsThatOfComponents() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
    #expect(UIColor.systemRed != UIColor.red)
    #expect(UIColor.systemRed == UIColor.systemRed)
    // Grays have a space of their own.
    #expect(UIColor(red: 0, green: 0, blue: 0, alpha: 1) != UIColor.black)
    let literal: UIColor = #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(literal == .blue)
  }

  // Hues of the corners of the cube of colors.
  @Test(arguments: [
    (UIColor.red, CGFloat(0)), (UIColor.yellow, CGFloat(1)), (UIColor.green, CGFloat(2)),
    (UIColor.cyan, CGFloat(3)), (UIColor.blue, CGFloat(4)), (UIColor.magenta, CGFloat(5)),
  ])
  func huesGoAround(color: UIColor, sixths: CGFloat) {
    let hue = sixths / 6
    var (found, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    unsafe color.getHue(&found, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(abs(found - hue) < 1e-12 && saturation == 1 && brightness == 1 && alpha == 1)
    let again = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1).cgColor.color
    for index in 0..<3 {
      #expect(abs(again.components[index] - color.cgColor.color.components[index]) < 1e-12)
    }
  }

  @Test func componentsAreGiven() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    unsafe UIColor.brown.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue, alpha] == [0.6, 0.4, 0.2, 1])
    unsafe UIColor.lightGray.getWhite(&red, alpha: nil)
    #expect(abs(red - 2.0 / 3) < 1e-12)
  }
}
