/// Looks of pickers.
nonisolated public protocol PickerStyle: Sendable {
  static var _form: _PickerForm { get }
}

/// Kind of looks of a picker.
nonisolated public enum _PickerForm: Sendable { case menu, segmented, wheel }

/// The style that suits the surroundings: here always a menu.
nonisolated public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public static var _form: _PickerForm { .menu }
}

/// The chosen words, which open a menu.
nonisolated public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public static var _form: _PickerForm { .menu }
}

/// All choices in a row.
nonisolated public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public static var _form: _PickerForm { .segmented }
}

/// All choices in a row, as in menus.
nonisolated public struct PalettePickerStyle: PickerStyle {
  public init() {}
  public static var _form: _PickerForm { .segmented }
}

/// A wheel of choices, which stands still.
nonisolated public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public static var _form: _PickerForm { .wheel }
}

/// The choices among other views: outside of lists a wheel, as on iOS.
nonisolated public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public static var _form: _PickerForm { .wheel }
}

/// The chosen words, behind which a screen with the others would open.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public static var _form: _PickerForm { .menu }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

private enum PickerFormKey: EnvironmentKey {
  static var defaultValue: _PickerForm { .menu }
}

extension EnvironmentValues {
  var pickerForm: _PickerForm {
    get { self[PickerFormKey.self] }
    set { self[PickerFormKey.self] = newValue }
  }
}

extension View {
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerForm, S._form)
  }
}
