import HeadlessUIKit

/// The words and the picture of a label, where a bar or a menu draws them.
@MainActor
struct PlainLabel {
  private(set) var title: Text?
  private(set) var image: Image?

  init(_ label: (any View)?) {
    if let label { take(label) }
  }

  private mutating func take(_ view: any View) {
    switch view {
    case let text as Text: title = title ?? text
    case let image as Image: self.image = self.image ?? image
    case let label as any LabelParts:
      take(label.titleView)
      take(label.iconView)
    case let row as any StackedView: take(row.stacked)
    case let passing as any PassingView: for inner in passing.passedViews { take(inner) }
    default: break
    }
  }
}

/// A view around one other, which the words of a label may be in.
protocol StackedView {
  var stacked: any View { get }
}

extension VStack: StackedView {
  var stacked: any View { stack.content }
}
extension HStack: StackedView {
  var stacked: any View { stack.content }
}
extension ModifiedContent: StackedView where Content: View {
  var stacked: any View { content }
}

/// A label, of whatever views it is made.
protocol LabelParts {
  var titleView: any View { get }
  var iconView: any View { get }
}

extension Label: LabelParts {
  var titleView: any View { configuration.title.view.view }
  var iconView: any View { configuration.icon.view.view }
}
