/// A view that is only others, as its value says.
///
/// What is found in values, without a tree, needs no state of the views: tabs, and the words of labels.
protocol PassingView: View {
  var passedViews: [any View] { get }
}

extension EmptyView: PassingView {
  var passedViews: [any View] { [] }
}

extension TupleView: PassingView {
  var passedViews: [any View] { views }
}

extension Group: PassingView {
  var passedViews: [any View] { [content] }
}

extension AnyView: PassingView {
  var passedViews: [any View] { [view] }
}

extension Optional: PassingView where Wrapped: View {
  var passedViews: [any View] { map { [$0] } ?? [] }
}

extension _ConditionalContent: PassingView {
  var passedViews: [any View] {
    switch storage {
    case .first(let view): [view]
    case .second(let view): [view]
    }
  }
}
