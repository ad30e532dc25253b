import HeadlessSwiftUI
import SwiftUI
import Testing

private struct Spacing: EnvironmentKey {
  static let defaultValue = 4.0
}

extension EnvironmentValues {
  fileprivate var spacing: Double {
    get { self[Spacing.self] }
    set { self[Spacing.self] = newValue }
  }
}

@Suite("Values of the environment")
@MainActor
struct EnvironmentValuesTests {
  @Test("A key has its default until it is set")
  func defaults() {
    var values = EnvironmentValues()
    #expect(values.spacing == 4)
    values.spacing = 7
    #expect(values.spacing == 7)
    #expect(EnvironmentValues().spacing == 4)
  }

  @Test("A copy goes its own way")
  func copies() {
    let outer = EnvironmentValues()
    var inner = outer
    inner.colorScheme = .dark
    #expect(outer.colorScheme == .light)
    #expect(inner.colorScheme == .dark)
  }

  @Test("Every environment has what a device has at first")
  func builtIn() {
    var values = EnvironmentValues()
    #expect(values.layoutDirection == .leftToRight)
    #expect(values.isEnabled)
    #expect(!values.accessibilityReduceMotion)
    #expect(values.accessibilityPlayAnimatedImages)
    #expect(values.dynamicTypeSize == .large)
    #expect(values.lineLimit == nil)
    #expect(values.multilineTextAlignment == .leading)
    #expect(values.truncationMode == .tail)
    #expect(values.minimumScaleFactor == 1)
    #expect(values.horizontalSizeClass == nil)
    values.lineLimit = 2
    values.lineLimit = nil
    #expect(values.lineLimit == nil)
    values.displayScale = 3
    #expect(values.pixelLength == 1.0 / 3)
  }

  @Test("An optional that is set to nil is not its parent's")
  func optional() {
    var values = EnvironmentValues()
    values.horizontalSizeClass = .regular
    values.horizontalSizeClass = nil
    #expect(values.horizontalSizeClass == nil)
  }

  @Test("Objects are found by their type")
  func objects() {
    final class Model {}
    let model = Model()
    var values = EnvironmentValues()
    #expect(values.object(of: Model.self) == nil)
    values.setObject(model, of: Model.self)
    #expect(values.object(of: Model.self) === model)
    values.setObject(nil, of: Model.self)
    #expect(values.object(of: Model.self) == nil)
  }

  @Test("Traits become values, and back")
  func traits() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(displayScale: 2),
    ])
    let values = EnvironmentValues(traits)
    #expect(values.colorScheme == .dark)
    #expect(values.horizontalSizeClass == .compact)
    #expect(values.verticalSizeClass == nil)
    #expect(values.displayScale == 2)
    #expect(values.traits.userInterfaceStyle == .dark)
  }

  @Test("The size of texts has an old name and a new one")
  func textSize() {
    var values = EnvironmentValues()
    #expect(values.sizeCategory == .large)
    values.sizeCategory = .accessibilityMedium
    #expect(values.dynamicTypeSize == .accessibility1)
    #expect(values.sizeCategory.isAccessibilityCategory)
    #expect(values.dynamicTypeSize.isAccessibilitySize)
    values.dynamicTypeSize = .xxxLarge
    #expect(values.sizeCategory == .extraExtraExtraLarge)
    #expect(!values.sizeCategory.isAccessibilityCategory)
  }

  @Test("Opening an address is left to whoever handles it")
  @MainActor
  func address() throws {
    let address = try #require(URL(string: "https://example.com"))
    var opened: [URL] = []
    var values = EnvironmentValues()
    values.openURL = OpenURLAction {
      opened.append($0)
      return .handled
    }
    values.openURL(address)
    var isAccepted: Bool?
    values.openURL(address) { isAccepted = $0 }
    #expect(opened == [address, address])
    #expect(isAccepted == true)
  }
}
