import Glibc
import HeadlessCoreGraphics
import HeadlessQuartzCore
@_exported public import HeadlessUIKit
package import SegueCommandLine
import SegueRenderTool

/// A program that makes films of an app's transitions.
///
///     @main struct Films: TransitionFilms {
///       static var films: [TransitionFilm] {
///         [.film("card", presenting(CardController()))]
///       }
///     }
///
/// `swift run films card -o card.mp4` makes a movie; every option of `render` that says what becomes of
/// a film is understood, and `swift run films` lists the names. What users would notice on a device goes
/// to standard error, and the exit code is 1 then.
@MainActor
public protocol TransitionFilms {
  /// The films that can be made; no two have one name.
  static var films: [TransitionFilm] { get }
}

extension TransitionFilms {
  /// Does what the command line asks for, and ends.
  public static func main() async {
    let words = CommandLine.arguments
    let name = words.first?.split(separator: "/").last ?? "films"
    let process = ProgramProcess(commands(program: String(name)))
    if let code = process.refusal() { exit(code.rawValue) }
    exit(await process.run(arguments: Array(words.dropFirst())).rawValue)
  }

  /// Returns the commands of the program.
  package static func commands(program: String) -> Commands {
    .making(films, by: program)
  }
}

/// A film of what an app's code does, with a name.
@MainActor
public struct TransitionFilm {
  /// The name by which the program knows it.
  public nonisolated let name: String
  /// The screen of the app that it shows, if it is one that was found.
  let screen: AppScreen?
  private let transition: UIKitTransition
  private let device: HeadlessDevice
  private let touches: [ScriptedTouch]
  private let limit: Double

  /// A film of a transition.
  ///
  /// - Parameters:
  ///   - device: whose screen is filmed.
  ///   - touches: what fingers do meanwhile; times count from the begin of the film.
  ///   - limit: the seconds after which the film ends in any case.
  public static func film(
    _ name: String, _ transition: UIKitTransition, on device: HeadlessDevice = .iPhone,
    touches: [ScriptedTouch] = [], limit: Double = 10
  ) -> TransitionFilm {
    TransitionFilm(
      name: name, screen: nil, transition: transition, device: device, touches: touches,
      limit: limit)
  }

  /// A film of a screen that was found in the app.
  static func film(of screen: AppScreen) -> TransitionFilm {
    TransitionFilm(
      name: screen.name, screen: screen, transition: .showing(screen),
      device: .iPhone.withStatusBar, touches: [], limit: 10)
  }

  /// Runs the code.
  func record() -> UIKitRecording {
    UIKitRecording(of: transition, on: device, touches: touches, limit: limit)
  }
}
