/// A number that grows with the size that people choose for texts.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let usual: Value
  private let style: Font.TextStyle
  private let box = EnvironmentBox<DynamicTypeSize>()

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    (usual, style) = (wrappedValue, textStyle)
  }

  /// As many times larger than usual as texts of the style are.
  public var wrappedValue: Value {
    guard let size = box.value, size != .large else { return usual }
    return usual * Value(style.growth(at: size))
  }
}

extension ScaledMetric: NodeProperty {
  func connect(to slot: PropertySlot) { box.value = slot.node?.environment.dynamicTypeSize }
  func isSame(as other: Self) -> Bool { usual == other.usual && style == other.style }
}
