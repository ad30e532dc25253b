package import SegueCommandLine
package import SegueFilms
import SegueImages
import SegueMotion
import SegueTextSupport
import SegueVideo

extension FilmRequest {
  /// Refuses what contradicts itself, and what standard output cannot take.
  package func check(_ target: FilmOutput, in environment: Environment) throws(RunError) {
    try checkPicture(target)
    if codec != nil, !target.isMovie {
      throw RunError(
        .usage, "option '--codec': it compresses movies, and this is none",
        hint: "name a \(EndingList.movies.joined(with: "or")) with -o")
    }
    if givenQuality != nil, !target.heedsQuality {
      throw RunError(
        .usage, "option '--quality': nothing here is made in different qualities",
        hint: "an H.264 movie is, and an animated WebP; --width makes any picture smaller")
    }
    if plays != nil, target.animation == nil {
      throw RunError(
        .usage, "option '--plays': only an animated picture is shown again by itself",
        hint: "name a \(EndingList.animations.joined(with: "or")) with -o")
    }
    try checkHeld(target)
    guard target.isStandardOutput else { return }
    if isJSON, !isHash { throw .outputIsTaken }
    if target.isBinary, environment.outputIsTerminal { throw .pictureOnTerminal }
  }

  /// Only a film stands still, and not for long.
  private func checkHeld(_ target: FilmOutput) throws(RunError) {
    for (option, time) in [("--hold-first", holdFirst), ("--hold-last", holdLast)] {
      guard let time else { continue }
      guard target.isMovie || target.animation != nil else {
        throw RunError(
          .usage, "option '\(option)': only a movie or an animated picture can stand still",
          hint: "name a \(EndingList.stills.joined(with: "or")) with -o")
      }
      if Time(time) > HeldFrames.longest {
        throw RunError(
          .usage, "option '\(option)': expected at most 60s, got \(TimeText.text(for: Time(time)))")
      }
    }
  }

  /// A picture has one moment, or five, and a film has frames.
  private func checkPicture(_ target: FilmOutput) throws(RunError) {
    if columns != nil {
      guard case .sheet = target else {
        throw RunError(
          .usage, "option '--grid': it puts all frames into one picture",
          hint: "name a .png with -o")
      }
      if let option = moment != nil ? "--at" : isStrip ? "--strip" : stripOption {
        throw RunError(
          .usage, "option '\(option)': it chooses moments, and '--grid' draws frames",
          hint: "choose from them with --fps, --every, --from, --to or --frames")
      }
    }
    if moment != nil, isStrip {
      throw RunError(.usage, "option '--strip': it draws some moments, and '--at' one of them")
    }
    if !isStrip, let option = stripOption {
      throw RunError(
        .usage, "option '\(option)': it chooses the moments of a strip", hint: "add --strip")
    }
    if target.isFilm, moment != nil || isStrip {
      throw RunError(
        .usage, "option '\(isStrip ? "--strip" : "--at")': it makes a picture, not a film",
        hint: "name a .png with -o, or choose from the film with --from, --to or --frames")
    }
    if !target.isFilm, let option = frames.firstOption(besides: isStrip ? ["--from", "--to"] : []) {
      throw RunError(.usage, "option '\(option)': it chooses from a film, and this is a picture")
    }
  }
}

extension FilmOutput {
  /// True if its quality can be chosen.
  fileprivate var heedsQuality: Bool {
    switch self {
    case .movie(_, let codec, _): codec.hasQuality
    case .animation(_, let format): format.traits.format(ofQuality: 100) != nil
    default: false
    }
  }
}

extension FilmRequest {
  /// The first option that only a strip understands.
  fileprivate var stripOption: String? {
    momentCount != nil ? "--moments" : stripSpacing != nil ? "--by" : nil
  }
}

extension FrameSelection {
  /// The first option that does not leave the film as it is, and is not one of these.
  fileprivate func firstOption(besides others: [String]) -> String? {
    let given: [(String, Bool)] = [
      ("--from", from != nil), ("--to", to != nil), ("--frames", list != nil),
      ("--every", every != 1),
    ]
    return given.first { $0.1 && !others.contains($0.0) }?.0
  }
}

extension RunError {
  /// Standard output cannot take a document beside what is drawn.
  package static let outputIsTaken = RunError(
    .usage, "option '--json': standard output takes what is drawn already",
    hint: "name a file with -o")

  /// A terminal shows no pictures.
  static let pictureOnTerminal = RunError(
    .usage, "pictures are not written to a terminal",
    hint: "name a file with -o, or send standard output to a program")
}
