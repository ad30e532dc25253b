/// One of several values, which is chosen.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  @Environment(\.pickerForm) private var form
  @Environment(\.isListRow) private var isListRow
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content

  @MainActor public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { (self.selection, self.content, self.label) = (selection, content(), label()) }

  @MainActor public var body: some View {
    let (selection, form, label) = (selection, form, label)
    // Menus stand behind their labels in lists and forms; elsewhere they stand alone.
    let showsLabel = isListRow
    PickerOptions(of: content) { options in
      let choice = PickerChoice(options: options, selection: selection)
      switch form {
      case .menu:
        if showsLabel {
          LabeledRow(label) { MenuPicker(choice: choice) }
        } else {
          MenuPicker(choice: choice)
        }
      case .segmented: SegmentedControl(choice: choice).modifier(FaintWhereDisabled())
      case .wheel: WheelPicker(choice: choice)
      }
    }
  }
}

extension Picker {
  @MainActor public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { label } }
}

extension Picker where Label == Text {
  @MainActor public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(titleKey) } }
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(title) } }
}

extension Picker where Label == _SwiftUILabel<Text, Image> {
  @MainActor public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      _SwiftUILabel(titleKey, systemImage: systemImage)
    }
  }
}

/// The choices of a picker, and which one is chosen.
@MainActor
struct PickerChoice {
  let options: [PickerOption]
  /// Place of the chosen one among the choices; `nil` if none is.
  let index: Int?
  private let write: (Int) -> Void

  init<SelectionValue: Hashable>(
    options: [PickerOption], selection: Binding<SelectionValue>
  ) {
    self.options = options
    index = options.firstIndex {
      ($0.choice.base as? SelectionValue) == selection.wrappedValue
    }
    write = { index in
      guard let value = options[index].choice.base as? SelectionValue else { return }
      selection.wrappedValue = value
    }
  }

  /// Chooses another one.
  func choose(_ index: Int) { if options.indices.contains(index) { write(index) } }
}
