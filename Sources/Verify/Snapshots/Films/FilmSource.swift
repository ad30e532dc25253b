import SegueFilms
public import SegueMotion
public import SegueRendering
public import SegueSceneGraph
public import SegueTransitions

/// Source of the film of an expectation.
public struct FilmSource: Sendable {
  enum Kind: Sendable {
    case scene(path: String, FilmSettings)
    case film(AnimatedScene, [AssetRequest])
    case made(AnimatedScene, files: [AssetID: String])
    case flow(Flow, background: Color, FilmSettings)
  }

  let kind: Kind

  /// The film of a scene file, whose path is seen from the folder of the test's file.
  ///
  /// - Parameters:
  ///   - settings: values for the scene's variables.
  ///   - reducesMotion: whether each platform's reduced motion is shown.
  public static func scene(
    _ path: String, setting settings: [String: String] = [:], reducesMotion: Bool = false
  ) -> FilmSource {
    var film = FilmSettings(setting: settings)
    film.reducesMotion = reducesMotion
    return FilmSource(kind: .scene(path: path, film))
  }

  /// A film that has been made in Swift, with the pictures and fonts of its layers: paths as seen from
  /// the folder of the test's file.
  public static func film(_ film: AnimatedScene, assets: [AssetRequest] = []) -> FilmSource {
    FilmSource(kind: .film(film, assets))
  }

  /// A film that has been made in Swift, with the paths of its files, wherever they are.
  package static func film(_ film: AnimatedScene, files: [AssetID: String]) -> FilmSource {
    FilmSource(kind: .made(film, files: files))
  }

  /// The film in which one screen takes another's place by a transition.
  ///
  ///     .transition(from: inbox, to: letter, on: phone, with: Slide().animation(.standard))
  ///
  /// - Parameter background: what is seen where no screen is.
  public static func transition(
    from before: Screen, to after: Screen, by operation: Operation = .push,
    on stage: TransitionEnvironment,
    background: Color = .black, frameRate: FrameRate = .sixty,
    with transition: any ScreenTransition
  ) -> FilmSource {
    .flow(
      Flow(exchanging: before, with: after, by: operation, transition, on: stage),
      background: background, frameRate: frameRate)
  }

  /// The film of what happens in an app, one step after the other.
  ///
  /// - Parameter background: what is seen where no screen is.
  public static func flow(
    _ flow: Flow, background: Color = .black, frameRate: FrameRate = .sixty
  ) -> FilmSource {
    var settings = FilmSettings()
    settings.frameRate = frameRate
    return FilmSource(kind: .flow(flow, background: background, settings))
  }

  /// Environment in which the screens of a flow are shown.
  var stage: TransitionEnvironment? {
    if case .flow(let flow, _, _) = kind { flow.stage } else { nil }
  }
}

extension FilmSource {
  /// The film and its files; paths are seen from the folder of the test's file.
  func film(in folder: String) throws(FilmError) -> Film {
    switch kind {
    case .scene(let path, let settings): try Film(contentsOf: folder + path, settings)
    case .film(let film, let requests): try Film(film, assets: requests, in: folder)
    case .made(let film, let files): try Film(film, files: files)
    case .flow(let flow, let background, let settings):
      try Film(flow, background: background, in: folder, settings)
    }
  }
}
