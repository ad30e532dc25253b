import HeadlessCoreGraphics
import HeadlessUIKit

/// The chosen words in the tint, with two arrows that say that there are others: these are in a menu.
///
/// In the rows of lists the words are gray, as values behind labels are.
nonisolated struct MenuPicker: View {
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.isListRow) private var isListRow
  @State private var opener = MenuOpener()
  private let words: String
  private let entries: [MenuEntry]

  /// Distance of words and arrows: a guess from looking at devices.
  private static let distance: CGFloat = 6

  @MainActor init(choice: PickerChoice) {
    words = choice.index.map { choice.options[$0].words } ?? ""
    entries = choice.options.enumerated().map { index, option in
      MenuEntry(
        title: option.words, picture: option.picture, isOn: index == choice.index,
        action: { choice.choose(index) })
    }
  }

  private var color: AnyShapeStyle {
    isListRow ? AnyShapeStyle(HierarchicalShapeStyle.secondary) : AnyShapeStyle(TintShapeStyle())
  }

  @MainActor var body: some View {
    if isInMenu {
      Section { ForEach(entries.indices, id: \.self) { MenuRowMark(entry: entries[$0]) } }
    } else {
      let (opener, entries) = (opener, entries)
      HStack(spacing: Self.distance) {
        Text(words)
        UpAndDownArrows()
      }
      .foregroundStyle(color)
      .modifier(FaintWhereDisabled())
      .modifier(RowActionModifier(action: { opener.open() }))
      .modifier(MenuModifier(opener: opener) { _ in [MenuGroup(entries: entries)] })
    }
  }
}

/// A small arrow upward above one downward.
nonisolated struct UpAndDownArrows: View {
  /// Size and line: guesses from looking at devices.
  private static let size = CGSize(width: 7, height: 12)
  private static let line: CGFloat = 1.5

  init() {}

  @MainActor var body: some View {
    Path { path in
      let (width, height) = (Self.size.width, Self.size.height)
      let rise = width / 2
      path.addLines([
        CGPoint(x: 0, y: rise), CGPoint(x: rise, y: 0), CGPoint(x: width, y: rise),
      ])
      path.addLines([
        CGPoint(x: 0, y: height - rise), CGPoint(x: rise, y: height),
        CGPoint(x: width, y: height - rise),
      ])
    }
    .mark(in: Self.size, lineWidth: Self.line)
  }
}

/// All choices in a row, which is UIKit's.
struct SegmentedControl: UIViewRepresentable {
  let choice: PickerChoice

  /// The choices that are shown, and what a finger does.
  @MainActor
  final class Coordinator {
    let actions = ControlActions()
    var options: [PickerOption] = []
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UISegmentedControl {
    let control = UISegmentedControl(items: [])
    context.coordinator.actions.follow(control)
    return control
  }

  func updateUIView(_ control: UISegmentedControl, context: Context) {
    let choice = choice
    control.take(context.environment)
    if context.coordinator.options != choice.options {
      context.coordinator.options = choice.options
      control.removeAllSegments()
      for (index, option) in choice.options.enumerated() {
        if option.words.isEmpty, let picture = option.picture {
          control.insertSegment(with: picture, at: index, animated: false)
        } else {
          control.insertSegment(withTitle: option.words, at: index, animated: false)
        }
      }
      control.selectedSegmentIndex = choice.index ?? UISegmentedControl.noSegment
    }
    context.coordinator.actions.changed = { [weak control] in
      if let control { choice.choose(control.selectedSegmentIndex) }
    }
    context.transaction.change { move(control, isAnimated: $0) }
  }

  private func move(_ control: UISegmentedControl, isAnimated: Bool) {
    let index = choice.index ?? UISegmentedControl.noSegment
    guard control.selectedSegmentIndex != index else { return }
    control.selectedSegmentIndex = index
    if isAnimated { UIView.animate(withDuration: 0.25) { control.layoutIfNeeded() } }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UISegmentedControl, context: Context
  ) -> CGSize? {
    // A row is as wide as it may be.
    let own = uiView.intrinsicContentSize
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? own.width
    return CGSize(width: width, height: own.height)
  }
}

/// A wheel that stands at the chosen words, between a few of the others.
nonisolated struct WheelPicker: View {
  private let choice: PickerChoice

  /// The band behind the chosen words: guesses from looking at devices.
  private static let bandHeight: CGFloat = 32
  private static let bandRadius: CGFloat = 8
  private static let bandMargin: CGFloat = 9

  @MainActor init(choice: PickerChoice) { self.choice = choice }

  @MainActor var body: some View {
    Wheel(choice: choice)
      .background {
        RoundedRectangle(cornerRadius: Self.bandRadius)
          .fill(Color(.tertiarySystemFill))
          .frame(height: Self.bandHeight)
          .padding(.horizontal, Self.bandMargin)
      }
      .modifier(FaintWhereDisabled())
  }
}

/// The words of a wheel, which are UIKit's.
private struct Wheel: UIViewRepresentable {
  let choice: PickerChoice

  /// The rows of a wheel.
  @MainActor
  final class Coordinator: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var words: [String] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      words.count
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { words[row] }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UIPickerView {
    let wheel = UIPickerView()
    (wheel.dataSource, wheel.delegate) = (context.coordinator, context.coordinator)
    return wheel
  }

  func updateUIView(_ wheel: UIPickerView, context: Context) {
    wheel.take(context.environment)
    context.coordinator.words = choice.options.map(\.words)
    wheel.selectRow(choice.index ?? 0, inComponent: 0, animated: false)
    wheel.setNeedsLayout()
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIPickerView, context: Context
  ) -> CGSize? {
    let own = uiView.intrinsicContentSize
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? own.width
    return CGSize(width: width, height: own.height)
  }
}
