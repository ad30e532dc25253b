/// Everything that is known at a view's place.
///
/// Copies share what they have in common until one of them is changed.
public struct EnvironmentValues: Sendable, CustomStringConvertible {
  /// Names of what every environment has.
  enum BuiltIn: Hashable {
    case accessibilityDifferentiateWithoutColor, accessibilityDimFlashingLights
    case accessibilityEnabled, accessibilityInvertColors, accessibilityPlayAnimatedImages
    case accessibilityReduceMotion, accessibilityReduceTransparency
    case accessibilityShowButtonShapes, accessibilitySwitchControlEnabled
    case accessibilityVoiceOverEnabled
    case allowsTightening, backgroundStyle, calendar, colorScheme, colorSchemeContrast
    case controlSize, defaultMinListHeaderHeight, defaultMinListRowHeight, displayScale
    case dynamicTypeSize, font, foregroundStyles, fontChanges, horizontalSizeClass, isEnabled
    case isFocused, layoutDirection, legibilityWeight, lineLimit, lineSpacing, locale
    case minimumScaleFactor, multilineTextAlignment, openURL, redactionReasons, scenePhase, textCase
    case timeZone, tint, truncationMode, verticalSizeClass
  }

  private enum Slot: Hashable {
    case builtIn(BuiltIn)
    case key(ObjectIdentifier)
    case object(ObjectIdentifier)
  }

  /// A mark of values that have not been changed since they were copied.
  private final class Stamp: Sendable {}

  private var values: [Slot: Carried<Any>] = [:] { didSet { stamp = Stamp() } }
  private var stamp = Stamp()

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[.key(ObjectIdentifier(key))]?.value as? K.Value ?? key.defaultValue }
    set { values[.key(ObjectIdentifier(key))] = Carried(newValue) }
  }

  /// Something that every environment has, with its value where nobody has set it.
  subscript<Value>(name: BuiltIn, or usual: @autoclosure () -> Value) -> Value {
    get { values[.builtIn(name)]?.value as? Value ?? usual() }
    set { values[.builtIn(name)] = Carried(newValue) }
  }

  public var description: String { "EnvironmentValues of \(values.count) keys" }
}

extension EnvironmentValues {
  /// True for copies none of which has been changed.
  func isIdentical(to other: EnvironmentValues) -> Bool { stamp === other.stamp }

  /// True if each value is the same as that of its name in others, as a comparison has it.
  @MainActor
  func isSame(as other: EnvironmentValues, by areSame: @MainActor (Any, Any) -> Bool) -> Bool {
    isIdentical(to: other)
      || values.count == other.values.count
        && values.allSatisfy { slot, value in
          other.values[slot].map { areSame(value.value, $0.value) } ?? false
        }
  }
}

extension EnvironmentValues {
  /// The object of a type that a view further up has provided.
  package func object<T: AnyObject>(of type: T.Type) -> T? {
    values[.object(ObjectIdentifier(type))]?.value as? T
  }

  /// Provides an object; `nil` takes away that of a view further up.
  package mutating func setObject<T: AnyObject>(_ object: T?, of type: T.Type) {
    values[.object(ObjectIdentifier(type))] = object.map { Carried($0) }
  }
}
