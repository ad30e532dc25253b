public import HeadlessUIKit

// What a keyboard is told: there is none in a film.

/// Capital letters that a keyboard begins with.
nonisolated public struct TextInputAutocapitalization: Sendable {
  public static var never: Self { Self() }
  public static var words: Self { Self() }
  public static var sentences: Self { Self() }
  public static var characters: Self { Self() }
}

/// Word on the key that ends an entry.
nonisolated public struct SubmitLabel: Sendable {
  public static var done: Self { Self() }
  public static var go: Self { Self() }
  public static var send: Self { Self() }
  public static var join: Self { Self() }
  public static var route: Self { Self() }
  public static var search: Self { Self() }
  public static var `return`: Self { Self() }
  public static var next: Self { Self() }
  public static var `continue`: Self { Self() }
}

/// Kinds of fields whose entries are ended.
nonisolated public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

/// Ways in which scrolling puts a keyboard away.
nonisolated public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  public static var automatic: Self { Self() }
  public static var immediately: Self { Self() }
  public static var interactively: Self { Self() }
  public static var never: Self { Self() }
}

/// A choice of whether words can be selected.
public protocol TextSelectability: Sendable {}
/// Words that can be selected.
nonisolated public struct EnabledTextSelectability: TextSelectability {}
/// Words that cannot be selected.
nonisolated public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { self }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}
