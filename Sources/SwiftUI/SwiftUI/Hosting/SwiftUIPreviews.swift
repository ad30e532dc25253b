import HeadlessQuartzCore
import HeadlessUIKit

/// Previews of an app, each of which becomes a film by its name.
public enum SwiftUIPreviews {
  /// Adds a preview to the screens that a program can film.
  ///
  /// - Parameter name: `nil` for the name of its file.
  public static func register<Content: View>(
    _ name: String? = nil, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    AppScreens.register(name, fileID: fileID, line: line) {
      UIHostingController(rootView: content())
    }
  }
}
