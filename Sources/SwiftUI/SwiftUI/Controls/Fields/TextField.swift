public import Foundation

/// A line of words that can be changed; nobody types here.
nonisolated public struct TextField<Label: View>: View {
  private let words: Binding<String>
  private let label: Label
  private let prompt: Text?
  private let onEditingChanged: (Bool) -> Void

  @MainActor fileprivate init(
    _ words: Binding<String>, _ prompt: Text?, _ label: Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    (self.words, self.prompt, self.label) = (words, prompt, label)
    self.onEditingChanged = onEditingChanged
  }

  @MainActor public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(text, prompt, label()) }

  @MainActor public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) { self.init(text, prompt, label()) }

  @MainActor public var body: some View {
    FieldBox(
      field: Field(
        words: words, prompt: prompt ?? label as? Text, isSecret: false,
        onEditingChanged: onEditingChanged)
    ).ofQuestions
  }
}

extension TextField where Label == Text {
  @MainActor public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
  ) { self.init(text, prompt, Text(titleKey)) }
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil
  ) { self.init(text, prompt, Text(title)) }
  @MainActor public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) { self.init(text, prompt, Text(titleKey)) }
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) { self.init(text, prompt, Text(title)) }

  @MainActor public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) { self.init(text, nil, Text(titleKey), onEditingChanged: onEditingChanged) }
  @MainActor public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(text, nil, Text(titleKey)) }
}

// MARK: Values with formats

extension TextField {
  @MainActor public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(value.words(format), prompt, label())
  }
  @MainActor public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(value.wordsIfSet(format), prompt, label())
  }
}

extension TextField where Label == Text {
  @MainActor public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value.words(format), prompt, Text(titleKey))
  }
  @MainActor public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value.wordsIfSet(format), prompt, Text(titleKey))
  }
}

extension Binding {
  /// A value as words, written as in the United States: a film is the same everywhere.
  fileprivate func words<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
  where F.FormatInput == Value, F.FormatOutput == String {
    let format = format.locale(Locale(identifier: "en_US"))
    return Binding<String>(
      get: { format.format(wrappedValue) },
      set: { if let value = try? format.parseStrategy.parse($0) { wrappedValue = value } })
  }

  /// The same for a value that may be missing: then there are no words.
  fileprivate func wordsIfSet<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
  where Value == F.FormatInput?, F.FormatOutput == String {
    let format = format.locale(Locale(identifier: "en_US"))
    return Binding<String>(
      get: { wrappedValue.map { format.format($0) } ?? "" },
      set: { wrappedValue = try? format.parseStrategy.parse($0) })
  }
}

/// A line of words that can be changed, and nobody is shown.
nonisolated public struct SecureField<Label: View>: View {
  private let words: Binding<String>
  private let label: Label
  private let prompt: Text?

  @MainActor public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) { (words, self.prompt, self.label) = (text, prompt, label()) }

  @MainActor public var body: some View {
    FieldBox(
      field: Field(
        words: words, prompt: prompt ?? label as? Text, isSecret: true, onEditingChanged: { _ in })
    ).ofQuestions
  }
}

extension SecureField where Label == Text {
  @MainActor public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
  ) { self.init(text: text, prompt: prompt) { Text(titleKey) } }
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil
  ) { self.init(text: text, prompt: prompt) { Text(title) } }
  @MainActor public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(titleKey, text: text) }
}
