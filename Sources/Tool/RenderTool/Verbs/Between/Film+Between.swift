import SegueCommandLine
import SegueFilmRequests
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
    _ request: BetweenVerb, on terminal: Terminal, _ timings: inout Timings
  ) throws(RunError) {
    let settings = try FilmSettings(request.film, terminal.environment)
    let rules = try request.rules
    try request.check()
    var pictures = try ScreenPictures(
      of: [request.before, request.after], kernels: settings.kernels,
      budget: settings.memory.pictures, on: terminal, &timings)
    let stage = try BetweenStage(request, of: &pictures, on: terminal)
    var films: [AnimatedScene] = []
    for rule in rules { films.append(try stage.film(of: rule, on: terminal)) }
    let board = try stage.board(naming: rules.map(\.name), request.captions)
    let film = board.film(of: films)
    if !board.captions.isEmpty { try pictures.assets.letter(film, terminal) }
    let scene = try RunError.inWords { () throws(FilmError) in try settings.applied(to: film) }
    self.init(drawing: scene, with: pictures.assets, inputs: pictures.inputs, settings)
  }
}

/// One transition that was asked for.
struct BetweenRule {
  let name: String
  /// The transition as it was typed.
  let text: String
  let rule: any ScreenTransition
  /// The duration, where it is given.
  let duration: Time?
}

extension BetweenVerb {
  /// Refuses what contradicts itself, before anything is read.
  fileprivate func check() throws(RunError) {
    if showsFinger, finger == nil {
      throw RunError(
        .usage, "option '--touch': no finger leads the transition", hint: "add --gesture commit")
    }
    if hasBezel, pictures.cropsStatusBar {
      throw RunError(
        .usage, "option '--bezel': the pictures are no whole screens with '--crop-status-bar'")
    }
    if pictures.keepsStatusBar, pictures.cropsStatusBar {
      throw RunError(
        .usage, "option '--status-bar': with '--crop-status-bar' there is none that could stay")
    }
    if captions.count > transitions.count {
      throw RunError(
        .usage, "option '--caption': \(captions.count) of them for \(transitions.count) films")
    }
  }

  /// The transitions that were asked for.
  fileprivate var rules: [BetweenRule] {
    get throws(RunError) {
      var rules: [BetweenRule] = []
      for text in transitions { rules.append(try rule(text)) }
      return rules
    }
  }

  private func rule(_ text: String) throws(RunError) -> BetweenRule {
    let chosen = try ChosenTransition(text, for: "option '--with'")
    let duration = duration.map { Time($0) }
    let name = chosen.preset?.name ?? text
    if chosen.preset?.name == Self.crossFade {
      // Whoever asks for a cross-fade need not be warned of what it does.
      let fade = WarningSuppressing(
        try crossFade(duration), accepting: Set(TransitionWarning.Kind.allCases))
      return BetweenRule(
        name: name, text: text, rule: isQuantized ? fade.quantized : fade, duration: duration)
    }
    if easing != nil {
      throw RunError(
        .usage, "option '--easing': only a cross-fade takes it",
        hint: "other transitions have curves of their own; --duration changes their pace")
    }
    return BetweenRule(
      name: name, text: text, rule: chosen.quantized(isQuantized).rule, duration: duration)
  }

  /// The cross-fade on the curve that was named.
  private func crossFade(_ duration: Time?) throws(RunError) -> CrossFade {
    let pace =
      try easing.map { (text) throws(RunError) in try TimingCurve(easing: text) } ?? .linear
    let natural = pace.naturalDuration.map { Time.seconds(roundingUp: $0) }
    return CrossFade(TransitionTiming(duration ?? natural ?? .milliseconds(350), pace))
  }
}

extension TimingCurve {
  /// The curve that the option `--easing` names.
  fileprivate init(easing text: String) throws(RunError) {
    var diagnostics = Diagnostics()
    let pace: TimingCurve?
    do throws(MotionError) {
      pace = try CurveText.read(text, into: &diagnostics)
    } catch {
      throw RunError(.usage, "option '--easing': \(error)", hint: error.hint)
    }
    guard let pace else {
      let first = diagnostics.sorted.first
      throw RunError(
        .usage, "option '--easing': \(first?.sentence ?? "this is no curve")", hint: first?.hint)
    }
    self = pace
  }
}
