import HeadlessQuartzCore
import HeadlessUIKit

extension TransitionFilms {
  /// Films of all screens that the source step has found in the app: first scenes of storyboards, and previews.
  ///
  /// A program that lists none of its own has these: `@main struct Films: TransitionFilms {}`.
  public static var films: [TransitionFilm] {
    AppScreens.all.map { .film($0.name, .showing($0), on: HeadlessDevice.iPhone.withStatusBar) }
  }
}
