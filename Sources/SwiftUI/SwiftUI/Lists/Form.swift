/// Controls in groups of rows, for settings and entries.
nonisolated public struct Form<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View {
    List { content }.modifier(FormLooks())
  }
}

/// A form is a list of groups, whatever style lists around have.
nonisolated private struct FormLooks: EnvironmentModifier {
  @MainActor func adjust(_ environment: inout EnvironmentValues) {
    environment.listForm = InsetGroupedListStyle._form
  }
}

/// Looks of forms; on a phone all of them are groups of rows.
public protocol FormStyle: Sendable {}

/// The style that suits the device.
nonisolated public struct AutomaticFormStyle: FormStyle { public init() {} }
/// Groups of rows.
nonisolated public struct GroupedFormStyle: FormStyle { public init() {} }
/// Words and controls in two columns, on devices that have the room.
nonisolated public struct ColumnsFormStyle: FormStyle { public init() {} }

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  // All forms look alike on a phone.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
