/// Looks of fields.
nonisolated public protocol TextFieldStyle: Sendable {
  static var _hasFrame: Bool { get }
}

/// The style of fields that have none: words alone.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  public static var _hasFrame: Bool { false }
}

/// Words alone.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public static var _hasFrame: Bool { false }
}

/// Words in a frame with round corners.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public static var _hasFrame: Bool { true }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private enum FramedFieldsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// True where fields have a frame.
  var framesFields: Bool {
    get { self[FramedFieldsKey.self] }
    set { self[FramedFieldsKey.self] = newValue }
  }
}

extension View {
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.framesFields, S._hasFrame)
  }
}
