/// The name of a view for tests, which its layers have in films.
nonisolated struct IdentifierModifier: EnvironmentModifier {
  let identifier: String

  @MainActor func adjust(_ environment: inout EnvironmentValues) {
    environment.layerName = identifier
  }
}

private struct LayerNameKey: EnvironmentKey {
  static let defaultValue: String? = nil
}

extension EnvironmentValues {
  /// Name of the layers at this place; `nil` for what they are.
  var layerName: String? {
    get { self[LayerNameKey.self] }
    set { self[LayerNameKey.self] = newValue }
  }
}

extension View {
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(IdentifierModifier(identifier: identifier))
  }
}
