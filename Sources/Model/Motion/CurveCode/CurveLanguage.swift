/// Languages in which curves are written.
public enum CurveLanguage: String, Hashable, Sendable, CaseIterable {
  /// A scene file.
  case scene
  /// Swift, with SwiftUI.
  case swiftUI = "swiftui"
  /// Swift, with UIKit.
  case uiKit = "uikit"
  /// Kotlin, with Compose.
  case compose
  /// A style sheet.
  case css
  /// Dart, with Flutter.
  case flutter
  /// JavaScript, with React Native's Reanimated.
  case reactNative = "react-native"

  /// Display name of the language.
  public var title: String {
    switch self {
    case .scene: "Scene"
    case .swiftUI: "SwiftUI"
    case .uiKit: "UIKit"
    case .compose: "Compose"
    case .css: "CSS"
    case .flutter: "Flutter"
    case .reactNative: "React Native"
    }
  }
}
