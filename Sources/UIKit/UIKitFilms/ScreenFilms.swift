import HeadlessQuartzCore

extension TransitionFilms {
  /// Films of all screens that the source step has found in the app: previews, first scenes of storyboards, and controllers
  /// that need nothing to be made.
  ///
  /// A program that lists none of its own has these: `@main struct Films: TransitionFilms {}`.
  public static var films: [TransitionFilm] {
    AppScreens.all.map { .film(of: $0) }
  }
}
