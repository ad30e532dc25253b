import HeadlessUIKit

extension UIKitTransition {
  /// A view that is there when the film begins, and what it does from then on.
  ///
  /// - Parameters:
  ///   - view: what the screen shows.
  ///   - begin: what the film shows from its first frame on, besides what the view does by itself.
  @MainActor
  public static func view<Content: View>(
    _ view: @autoclosure @escaping @MainActor () -> Content,
    begin: @escaping @MainActor () -> Void = {}
  ) -> UIKitTransition {
    UIKitTransition("showing '\(TypeName.plain(Content.self))'") { window in
      window.rootViewController = UIHostingController(rootView: view())
    } begin: { _ in
      begin()
    }
  }
}
