public import ObjectiveC
import SegueTextSupport

/// A controller or a view that an app can show without anybody's help.
public struct AppScreen: Sendable {
  /// The kinds of screens, in the order in which they are listed.
  public enum Kind: Int, Sendable {
    /// Content of a `#Preview`.
    case preview
    /// The first scene of a storyboard.
    case storyboard
    /// A controller that needs nothing to be made.
    case controller
  }

  /// The name that it is listed by.
  public let name: String
  public let kind: Kind
  /// The line that it was found in, as `Module/File.swift:12`.
  public let place: String
  /// A new one; `nil` if it cannot be made.
  public let make: @MainActor @Sendable () -> NSObject?
}

/// A controller of an app that cannot be made without arguments or documents.
public struct UnmadeScreen: Sendable {
  /// The name of its class.
  public let name: String
  /// The line of its class, as `Module/File.swift:12`.
  public let place: String
  /// The reason, as in `its initializers take arguments`.
  public let reason: String
}

/// All screens that the source step has found.
public enum AppScreens {
  private static let screens = Locked<[AppScreen]>([])
  private static let unmadeScreens = Locked<[UnmadeScreen]>([])

  /// Adds a screen; of several with one name, the later ones get a number.
  ///
  /// - Parameter name: `nil` for the name of its file.
  public static func register(
    _ name: String?, as kind: AppScreen.Kind = .preview, fileID: String = #fileID,
    line: Int = #line, make: @escaping @MainActor @Sendable () -> NSObject?
  ) {
    let file = fileID.split(separator: "/").last.map { $0.prefix { $0 != "." } } ?? ""
    let wanted = name ?? String(file)
    screens.withLock { screens in
      let names = Set(screens.map(\.name))
      let free = sequence(first: 1) { $0 + 1 }.lazy
        .map { $0 == 1 ? wanted : "\(wanted)-\($0)" }.first { !names.contains($0) }
      screens.append(
        AppScreen(name: free ?? wanted, kind: kind, place: "\(fileID):\(line)", make: make))
    }
  }

  /// Adds a controller that cannot be made.
  public static func leaveOut(_ name: String, fileID: String, line: Int, because reason: String) {
    unmadeScreens.withLock {
      $0.append(UnmadeScreen(name: name, place: "\(fileID):\(line)", reason: reason))
    }
  }

  /// The screens by their kinds, and in the order of their names.
  public static var all: [AppScreen] {
    screens.withLock { $0 }.sorted { ($0.kind.rawValue, $0.name) < ($1.kind.rawValue, $1.name) }
  }

  /// The controllers that cannot be made, in the order of their names.
  public static var unmade: [UnmadeScreen] {
    unmadeScreens.withLock { $0 }.sorted { $0.name < $1.name }
  }
}
