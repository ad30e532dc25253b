import SeguePresets
import SegueTransitions
import Testing

/// Names that the compiler knows.
@Suite struct PresetNameTests {
  private static let families: [any PresetName.Type] = [
    AndroidPreset.self, CSSPreset.self, ClassicPreset.self, ComposePreset.self,
    ComposedPreset.self, CoreAnimationPreset.self, FigmaPreset.self, FlutterPreset.self,
    HeroPreset.self, IOSPreset.self, IonicPreset.self, MaterialPreset.self,
    ReactNativeScreenTransitionsPreset.self, ReactNativeScreensPreset.self,
    ReactNavigationPreset.self, XFadePreset.self,
  ]

  private static func names(of family: any PresetName.Type) -> [String] {
    func listed<Name: PresetName>(_ type: Name.Type) -> [String] {
      Name.allCases.map(\.preset.name)
    }
    return listed(family)
  }

  @Test func `they are those of the catalog`() {
    let (known, catalog) = (Set(Self.families.flatMap(Self.names)), Set(PresetCatalog.names))
    #expect(
      catalog.subtracting(known) == [], "missing in the enum of its family, or its family above")
    #expect(known.subtracting(catalog) == [], "missing in the catalog")
  }

  @Test func `a family is called by its name`() {
    let transition: any ScreenTransition = .ios(.push)
    #expect((transition as? Preset)?.name == "ios.push")
    #expect(IOSPreset.sheet18.preset.name == "ios.sheet-18")
  }
}
