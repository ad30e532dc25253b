import SegueAudit
import SegueCommandLine
import SegueFiles
import SegueFilmRequests
import SegueFilms
import SegueJSON
import SegueMotionAssertions
import SegueRendering
import SegueSceneFile
import SegueTextSupport
import SegueTransitions
import SegueVerification

/// Makes films that can be held to guidelines of scenes: each as it is, and as it is with less motion.
struct AuditedFilmReader {
  let terminal: Terminal
  let memory: RunMemory

  /// The longest side at which a film is compared with its rests, in pixels.
  private static let longestSide = 2600.0

  /// A film, or what is wrong with its scene.
  struct Reading {
    var film: AuditedFilm?
    /// The device of the scene, if it names one.
    var device: Device?
    var diagnostics: Diagnostics
    /// Positions of places in the bytes of files.
    var places: [ExpectationPlace: SourcePosition] = [:]
  }

  /// Reads a scene.
  func read(_ scene: NamedScene) throws(RunError) -> Reading {
    let opener = SceneOpener(terminal, scene.input)
    let source = try opener.source(scene.path)
    let loaded = try opener.load(scene.path, source)
    var reading = Reading(diagnostics: loaded.diagnostics)
    guard let document = loaded.document else { return reading }
    guard
      let item = try item(
        for: scene, loaded: loaded, document: document, diagnostics: &reading.diagnostics)
    else {
      return reading
    }
    var audited = AuditedFilm(item)
    var finder = PlaceFinder(reading.diagnostics.sources)
    audited.place = finder.place(document.place)
    audited.layerPlaces = document.layerPlaces.compactMapValues { finder.place($0) }
    audited.statusBars = document.statusBars
    audited.rawValues = document.rawValues.map {
      RawValue($0.text, token: $0.token, at: finder.place($0.place))
    }
    audited.transitions = document.transitions.map {
      AuditedTransition($0.played, at: finder.place($0.place), preset: $0.preset)
    }
    audited.acceptances =
      document.acceptances.map { placed in
        _ = finder.place(placed.place)
        return HeldAcceptance(placed, by: .scene)
      } + scene.acceptances
    audited.costLimits = document.costLimits.completed(by: scene.costLimits)
    audited.reduced = try reduced(scene, source: source, document: document, finder: &finder)
    (reading.film, reading.device) = (audited, document.device)
    reading.places = finder.known
    return reading
  }

  /// The film as those see it who want less motion.
  func reducedCase(of scene: NamedScene) throws(RunError) -> SnapshotCase? {
    let loaded = try reducedScene(scene, try SceneOpener(terminal, scene.input).source(scene.path))
    guard let document = loaded.document else { return nil }
    var diagnostics = loaded.diagnostics
    return try item(for: scene, loaded: loaded, document: document, diagnostics: &diagnostics)
  }

  /// Returns the case that draws a scene that was read.
  private func item(
    for scene: NamedScene, loaded: LoadedScene, document: SceneDocument,
    diagnostics: inout Diagnostics
  ) throws(RunError) -> SnapshotCase? {
    var settings = FilmSettings()
    settings.memory = memory
    settings.longestSide = Self.longestSide
    var found = diagnostics
    let film = try RunError.inWords { () throws(FilmError) in
      try Film(of: loaded, settings, into: &found)
    }
    diagnostics = found
    return film.map { film in
      var item = SnapshotCase(scene.name ?? scene.path, of: film.scene, drawnBy: film.renderer)
      (item.stage, item.safeArea) = (document.stage, document.safeArea)
      return item
    }
  }

  private func reducedScene(
    _ scene: NamedScene, _ source: SourceText?
  ) throws(RunError) -> LoadedScene {
    let input = SceneInput(
      assignments: scene.input.assignments, root: scene.input.root, reducesMotion: true,
      mirrors: scene.input.mirrors)
    return try SceneOpener(terminal, input).load(scene.path, source)
  }

  /// The transitions as those who want less motion see them; `nil` where there are none.
  private func reduced(
    _ scene: NamedScene, source: SourceText?, document: SceneDocument,
    finder: inout PlaceFinder
  ) throws(RunError) -> [AuditedTransition]? {
    guard !document.transitions.isEmpty else { return nil }
    var transitions = document.transitions
    if !scene.input.reducesMotion {
      let reduced = try reducedScene(scene, source)
      if let lack = reduced.diagnostics.lack, !lack.isAbsence {
        try terminal.show(reduced.diagnostics)
        throw .shown(reduced.diagnostics)
      }
      transitions = reduced.document?.transitions ?? []
    }
    return transitions.map {
      AuditedTransition($0.played, at: finder.place($0.place), preset: $0.preset)
    }
  }
}

/// Finds the lines of places.
private struct PlaceFinder {
  private let sources: [SourceText]
  private(set) var known: [ExpectationPlace: SourcePosition] = [:]

  init(_ sources: [SourceText]) { self.sources = sources }

  /// The line and the column of a place; `nil` in a file that nobody has read.
  mutating func place(_ place: SourcePosition) -> ExpectationPlace? {
    guard let source = sources.first(where: { $0.name == place.file }) else { return nil }
    let position = source.position(of: Int(place.range.start))
    let found = ExpectationPlace(
      file: place.file, line: position.line, column: position.column)
    known[found] = known[found] ?? place
    return found
  }
}
