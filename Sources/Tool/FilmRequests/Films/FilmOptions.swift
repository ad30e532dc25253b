package import SegueCommandLine
package import SegueFilms
import SegueMotion
package import SegueRendering
package import SegueSceneGraph
import SegueTextSupport
package import SegueVideo

extension Option {
  package static let output = Option(
    "output", short: "o", takes: .path(.output), called: "path", in: .output,
    summary: "Where the pictures go",
    details: """
      The ending says what is made: \(EndingList.movies.joined(with: "and")) a movie; \
      \(EndingList.animations.joined(with: "and")) an animated picture; .png with --at a picture of \
      one moment, with --strip a film strip; a name with %04d, or a folder (ending in /), a PNG for \
      each frame; \(EndingList.rawFrames.joined(with: "and")) raw frames. \
      \(EndingList.remarks.map { "\($0) " }.joined())- is standard output and needs --format. The output appears whole or not at all. Without -o a movie named like the \
      scene, or the first picture, is written to the current folder.
      """)

  package static let format = Option(
    "format", takes: .choice(of: OutputFormat.self), called: "name", in: .output,
    summary: "What is written, where the ending does not say")

  package static let codec = Option(
    "codec", takes: .choice(of: CodecName.self), called: "name", in: .output,
    summary: "What a movie is compressed with",
    details: """
      Unless given, \(EndingList.usualCodecs). A\(EndingList.otherCodecs.dropFirst()).
      """)

  package static let quality = Option(
    "quality", takes: .choice(of: MovieQuality.self), called: "name",
    default: .text(MovieQuality.standard.rawValue), in: .output,
    summary: "How much an H.264 movie or a WebP may differ from its frames",
    details: "An animated picture with every pixel as it was is an APNG.")

  package static let largest = Option(
    "max-size", takes: .text, called: "size", in: .output,
    summary: "The most bytes of a movie or an animated picture",
    details: """
      Such as 5MB or 800kB. Where the film has more, it gives up quality, pixels or frames until it is \
      small enough, and says which. An animated picture keeps its frames as long as it has 800 pixels along \
      its longer edge.
      """)

  package static let destination = Option(
    "for", takes: .choice(of: Destination.self), called: "name", in: .output,
    summary: "Where the film will be looked at",
    details: "It settles --max-size and the size, unless they are given.")

  package static let plays = Option(
    "plays", takes: .integer(0...65_535), called: "n", default: .integer(0), in: .output,
    summary: "How often an animated picture is shown; 0 is forever")

  package static let holdFirst = Option(
    "hold-first", takes: .time, in: .output,
    summary: "How long the film stands still before it moves",
    details: """
      For movies and animated pictures, which are shown again and again; 60s at most. A GIF that ends elsewhere than \
      it begins stands still for 500ms and for 1s at its end, unless this or --hold-last is given.
      """)

  package static let holdLast = Option(
    "hold-last", takes: .time, in: .output, summary: "How long the film stands still at its end")

  package static let moment = Option(
    "at", takes: .moment, in: .scene, summary: "Draw this one moment",
    details: "Milliseconds, as in 350 or 350ms, or seconds, as in 0.35s; or 'end'.")

  package static let strip = Option(
    "strip", in: .output, summary: "Draw some moments of the film side by side",
    details: "Five of the whole film, unless --moments, --from or --to say otherwise.")

  package static let grid = Option(
    "grid", takes: .integer(1...1_000), called: "columns", in: .output,
    summary: "Put all frames into one PNG, so many in a row",
    details: """
      A sprite sheet: no gaps, and what is transparent stays so. Beside sheet.png, sheet.atlas.json has the place \
      and the time of each frame, with the names that TexturePacker and Aseprite give them. --fps and --every \
      make fewer, --width smaller ones.
      """)

  package static let momentCount = Option(
    "moments", takes: .integer(1...40), called: "n", in: .output,
    summary: "How many moments a strip has")

  package static let stripSpacing = Option(
    "by", takes: .choice(of: FilmStrip.Spacing.self), called: "name", in: .output,
    summary: "What is even about the moments of a strip", details: "Time, unless given.")

  package static let hash = Option(
    "hash", in: .output, summary: "Print the SHA-256 of each frame's pixels",
    details: """
      One line a frame: number, seconds, size, digest. The digest is that of the bytes that \
      --format rgba writes. Goes to standard output unless -o names a file.
      """)

  package static let from = Option(
    "from", takes: .time, in: .scene, summary: "Begin with this moment")

  package static let to = Option("to", takes: .time, in: .scene, summary: "End with this moment")

  package static let frames = Option(
    "frames", takes: .frames, in: .scene, summary: "Draw these frames alone",
    details: """
      Numbers and ranges, as in 0-59,90; the first frame is 0. What is left of the film is shown \
      without pauses.
      """)

  package static let every = Option(
    "every", takes: .integer(1...1000), called: "n", default: .integer(1), in: .scene,
    summary: "Draw one frame of n",
    details: "A movie shows one frame for n, so that it is as fast as with all of them.")

  package static let fps = Option(
    "fps", takes: .text, called: "rate", in: .scene,
    summary: "Frames per second, in place of the scene's",
    details: "A whole number, or a fraction such as 30000/1001.")

  package static let motionBlur = Option(
    "motion-blur", takes: .toggle, in: .scene,
    summary: "Blur what moves, as a camera does",
    details: """
      Each frame is the mean of exact samples while a shutter is open, in linear light. The scene's own motionBlur is \
      used unless this is given; --no-motion-blur turns it off. Frames in which nothing moves stay the same, byte by byte.
      """)

  package static let shutterAngle = Option(
    "shutter-angle", takes: .integer(MotionBlur.angles), called: "degrees", in: .scene,
    summary: "How long the shutter of --motion-blur is open",
    details: """
      180, half of each frame's time, unless given; 360 is all of it. It opens with the frame.
      """)

  package static let shutterSamples = Option(
    "shutter-samples", takes: .integer(MotionBlur.sampleCounts), called: "n", in: .scene,
    summary: "How many moments a blurred frame is the mean of", details: "16 unless given.")

  package static let scale = Option(
    "scale", takes: .text, called: "factor", in: .scene,
    summary: "Device pixels per point, instead of the scene's")

  package static let background = Option(
    "background", takes: .color, in: .scene,
    summary: "The color below all layers, in place of the scene's",
    details: """
      As a scene writes it: white, '#1C1C1E' or transparent. A .webm, .mov or .mkv, an animated picture \
      and a PNG keep what is transparent; a .mp4 has no room for it, and shows black there.
      """)

  package static let pixelWidth = Option(
    "width", takes: .integer(1...16_384), called: "pixels", in: .output,
    summary: "How many pixels wide the output is",
    details: """
      Its proportions stay. With --height as well, it is as large as fits into both. In a strip or a sheet, of \
      each moment. A GIF has at most 1280 pixels along its longer edge, unless its size is given.
      """)

  package static let pixelHeight = Option(
    "height", takes: .integer(1...16_384), called: "pixels", in: .output,
    summary: "How many pixels high the output is")

  package static let jobs = Option(
    "jobs", short: "j", takes: .integer(1...256), in: .output,
    summary: "How many frames are drawn at once",
    details: "As many as there are processors unless given. It changes no byte of the output.")

  package static let memory = Option(
    "memory", takes: .text, called: "size", in: .output,
    summary: "How much memory the run may take",
    details: """
      A number with a unit, as in 4GiB or 800MiB; 2GiB unless given. That covers pictures, layers, \
      frames and encoders; what fits is drawn in any case, with fewer frames at once where memory \
      is short. It changes no byte of the output.
      """)

  package static let timings = Option(
    "timings", in: .output, summary: "Say on standard error where the time went",
    details: """
      Seconds for reading, decoding, drawing, and encoding and writing. The last two count the time of \
      all jobs together, and jobs work side by side, so that their sum may exceed the total.
      """)

  package static let replacing = Option(
    "clobber", takes: .toggle, default: .flag(true), in: .output,
    summary: "Replace files that exist",
    details: "What the film is made of, its scene and its pictures, is never replaced.")

  /// The options of every verb that draws a film.
  package static let film: [Option] = [
    .output, .format, .codec, .quality, .plays, .holdFirst, .holdLast, .moment, .strip,
    .grid, .momentCount, .stripSpacing, .hash, .from, .to, .frames, .every, .fps,
    .motionBlur, .shutterAngle, .shutterSamples, .scale, .background,
    .pixelWidth, .pixelHeight, .largest, .destination, .jobs, .memory, .replacing, .timings, .json,
  ]

  /// Those among them that say something about the bytes of a file, so that a plan keeps them.
  package static let planned = film.filter {
    ![.hash, .jobs, .replacing, .timings, .json].contains($0)
  }
}

/// Values of the options, in the order of the rows.
extension FilmRequest {
  package var format: OutputFormat? { invocation.choice(.format, of: OutputFormat.self) }

  /// The codec of a movie; nil for what its ending asks for.
  package var codec: CodecName? { invocation.choice(.codec, of: CodecName.self) }

  /// The quality, if it was given.
  package var givenQuality: MovieQuality? {
    invocation.given(.quality).flatMap(MovieQuality.init(rawValue:))
  }

  /// The most bytes of the output, as it was typed.
  package var largest: String? { invocation.text(.largest) }

  /// The destination at which the film will be viewed.
  package var destination: Destination? {
    invocation.choice(.destination, of: Destination.self)
  }

  /// Number of times an animated picture is played; nil where nothing is said.
  package var plays: Int? {
    invocation.firstGiven([.plays]) == nil ? nil : invocation.integer(.plays)
  }

  /// Duration for which the first frame is held; nil where nothing is said.
  package var holdFirst: Duration? { invocation.time(.holdFirst) }

  /// Duration for which the last frame is held.
  package var holdLast: Duration? { invocation.time(.holdLast) }

  /// The one moment that is wanted.
  package var moment: Duration? { invocation.time(.moment) }

  package var isStrip: Bool { invocation.isOn(.strip) }

  /// Number of frames in a row of a sheet; nil where none is asked for.
  package var columns: Int? { invocation.integer(.grid) }

  /// Number of moments in a strip; nil where nothing is said.
  package var momentCount: Int? { invocation.integer(.momentCount) }

  /// The even spacing of a strip's moments.
  package var stripSpacing: FilmStrip.Spacing? {
    invocation.choice(.stripSpacing, of: FilmStrip.Spacing.self)
  }

  package var isHash: Bool { invocation.isOn(.hash) }

  /// The frames to be drawn.
  package var frames: FrameSelection {
    FrameSelection(
      from: invocation.time(.from).map { Time($0) }, to: invocation.time(.to).map { Time($0) },
      list: invocation.frames(.frames), every: invocation.integer(.every).present)
  }

  package var fps: String? { invocation.text(.fps) }

  /// The blur of what moves.
  package var motionBlur: MotionBlurChoice {
    let (angle, samples) = (invocation.integer(.shutterAngle), invocation.integer(.shutterSamples))
    let isAsked = invocation.firstGiven([.motionBlur, .shutterAngle, .shutterSamples]) != nil
    guard isAsked else { return .described }
    let isOff = invocation.firstGiven([.motionBlur]) != nil && !invocation.isOn(.motionBlur)
    return isOff ? .none : .shutter(angle: angle, samples: samples)
  }

  /// The first option given that is about the shutter.
  var shutterOption: String? { invocation.firstGiven([.shutterAngle, .shutterSamples]) }

  package var scale: String? { invocation.text(.scale) }

  /// The color below all layers; nil for the scene's.
  package var background: Color? { invocation.color(.background) }

  /// The columns of the output; nil for those that the scale makes.
  package var width: Int? { invocation.integer(.pixelWidth) }

  /// The rows of the output.
  package var height: Int? { invocation.integer(.pixelHeight) }

  package var jobs: Int? { invocation.integer(.jobs) }

  /// The memory limit of the run, as it was typed; nil for as much as is usual.
  package var memory: String? { invocation.text(.memory) }

  package var hasTimings: Bool { invocation.isOn(.timings) }

  /// True if files that exist are replaced.
  package var replaces: Bool { invocation.isOn(.replacing) }

  package var isJSON: Bool { invocation.isOn(.json) }
}
