import SegueFilms
import SegueJSON
import SegueMotion
import SeguePresets
import SegueRendering
import SegueSceneFile
import SegueTransitions

extension Film {
  /// Reads two pictures; what is wrong with them ends the run.
  init(
    _ request: BetweenVerb, _ terminal: Terminal, _ timings: inout Timings
  ) throws(Failure) {
    let settings = try FilmSettings(request.film, terminal.environment)
    let scale = try request.pixelsPerPoint
    let transition = try request.rule
    let pictures = try ScreenPictures(
      of: [request.before, request.after], kernels: settings.kernels,
      budget: settings.memory.pictures, on: terminal, &timings)
    let exchange = ExchangeFilm(
      screens: .pictures(pictures.screens), stage: pictures.stage(request.stage, scale: scale),
      operation: request.stage.operation)
    var warnings: [TransitionWarning] = []
    let film = exchange.film(of: transition.rule, lasting: transition.duration, &warnings)
    for warning in warnings { try terminal.warn("\(warning.message): \(warning.hint)") }
    let scene = try Failure.inWords { () throws(FilmError) in try settings.applied(to: film) }
    self.init(drawing: scene, with: pictures.assets, inputs: pictures.inputs, settings)
  }
}

extension BetweenVerb {
  /// The transition that was asked for, and how long it takes where that is said.
  fileprivate var rule: (rule: any ScreenTransition, duration: Time?) {
    get throws(Failure) {
      let chosen = try ChosenTransition(transition, for: "option '--with'")
      let duration = duration.map { Time($0) }
      if chosen.preset?.name == Self.crossFade {
        // Whoever asks for a cross-fade need not be warned of what it does.
        let fade = Knowing(
          try crossFade(duration), accepting: Set(TransitionWarning.Kind.allCases))
        return (isQuantized ? fade.quantized : fade, duration)
      }
      if easing != nil {
        throw Failure(
          .usage, "option '--easing': only a cross-fade takes it",
          hint: "other transitions have curves of their own; --duration changes their pace")
      }
      return (chosen.quantized(isQuantized).rule, duration)
    }
  }

  /// The cross-fade on the curve that was named.
  private func crossFade(_ duration: Time?) throws(Failure) -> CrossFade {
    let pace = try easing.map { (text) throws(Failure) in try Pace(easing: text) } ?? .linear
    let natural = pace.naturalDuration.map { Time.seconds(roundingUp: $0) }
    return CrossFade(Run(duration ?? natural ?? .milliseconds(350), pace))
  }

  /// The option `--scale` as a number.
  fileprivate var pixelsPerPoint: Double? {
    get throws(Failure) {
      guard let scale else { return nil }
      if stage.device != nil {
        throw Failure(
          .usage, "option '--scale': '--device' says already how many pixels a point has")
      }
      return try FilmSettings.scale(scale)
    }
  }
}

extension Pace {
  /// The curve that the option `--easing` names.
  fileprivate init(easing text: String) throws(Failure) {
    var diagnostics = Diagnostics()
    guard let pace = CurveReader.read(text, into: &diagnostics) else {
      let first = diagnostics.sorted.first
      throw Failure(
        .usage, "option '--easing': \(first?.sentence ?? "this is no curve")", hint: first?.hint)
    }
    self = pace
  }
}
