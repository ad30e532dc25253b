import SwiftUI
import Testing

@Suite("Blocks of views")
@MainActor
struct ViewBuilderTests {
  @ViewBuilder func block(_ isFirst: Bool) -> some View {
    EmptyView()
    if isFirst { EmptyView() } else { AnyView(EmptyView()) }
  }

  @Test("A block of two is a tuple of two")
  func pair() {
    let view = block(true) as? TupleView<(EmptyView, _ConditionalContent<EmptyView, AnyView>)>
    #expect(view != nil)
  }
}
