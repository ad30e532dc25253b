public import HeadlessCoreGraphics
import HeadlessUIKit

/// The part of a view that a popover points at; a sheet points at nothing.
nonisolated public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

extension View {
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(ScreenSource(isPresented, content: content), .pageSheet, onDismiss)
  }

  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(ScreenSource(item, id: { $0.id }, content: content), .pageSheet, onDismiss)
  }

  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(ScreenSource(isPresented, content: content), .fullScreen, onDismiss)
  }

  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(ScreenSource(item, id: { $0.id }, content: content), .fullScreen, onDismiss)
  }

  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(ScreenSource(isPresented, content: content), .popover, nil) }

  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(ScreenSource(item, id: { $0.id }, content: content), .popover, nil)
  }

  private func presenting(
    _ source: ScreenSource, _ style: UIModalPresentationStyle, _ onDismiss: (() -> Void)?
  ) -> some View {
    modifier(PresentationModifier(source: source, style: style, onDismiss: onDismiss))
  }
}
