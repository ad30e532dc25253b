public import ObjectiveC
import SegueTextSupport

/// A controller or a view that an app can show without anybody's help: a preview, or the first scene of a storyboard.
public struct AppScreen: Sendable {
  /// The name that it is listed by.
  public let name: String
  /// The line that it was found in, as `Module/File.swift:12`.
  public let place: String
  /// A new one; `nil` if it cannot be made.
  public let make: @MainActor @Sendable () -> NSObject?
}

/// All screens that the source step has found.
public enum AppScreens {
  private static let screens = Locked<[AppScreen]>([])

  /// Adds a screen; of several with one name, the later ones get a number.
  ///
  /// - Parameter name: `nil` for the name of its file.
  public static func register(
    _ name: String?, fileID: String = #fileID, line: Int = #line,
    make: @escaping @MainActor @Sendable () -> NSObject?
  ) {
    let file = fileID.split(separator: "/").last.map { $0.prefix { $0 != "." } } ?? ""
    let wanted = name ?? String(file)
    screens.withLock { screens in
      let names = Set(screens.map(\.name))
      let free = sequence(first: 1) { $0 + 1 }.lazy
        .map { $0 == 1 ? wanted : "\(wanted)-\($0)" }.first { !names.contains($0) }
      screens.append(AppScreen(name: free ?? wanted, place: "\(fileID):\(line)", make: make))
    }
  }

  /// The screens, in the order of their names.
  public static var all: [AppScreen] {
    screens.withLock { $0 }.sorted { $0.name < $1.name }
  }
}
