/// An element around one other, which is what matters.
@MainActor
protocol WrappingElement: Element {
  var wrapped: Element { get }
}

extension ModifiedElement: WrappingElement {
  var wrapped: Element { child }
}

extension Element {
  /// The element inside of all that modifiers and transitions have put around it.
  var core: Element {
    var element = self
    while let around = element as? any WrappingElement { element = around.wrapped }
    return element
  }
}
