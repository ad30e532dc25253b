import SegueMotion
package import SegueOutputs

/// What is made of a film, whatever it shows.
package struct FilmRequest: Hashable, Sendable {
  /// Where the output goes; nil where nothing is named.
  package let output: String?
  package let format: OutputFormat?
  /// What a movie is compressed with; nil for what its ending asks for.
  package let codec: CodecName?
  package let quality: QualityName
  /// The quality, if it was given.
  package let givenQuality: QualityName?
  /// How often an animated picture is shown; nil where nothing is said.
  package let plays: Int?
  /// How long the first frame stands still; nil where nothing is said.
  package let holdFirst: Duration?
  /// How long the last one does.
  package let holdLast: Duration?
  /// The one moment that is wanted.
  package let moment: Duration?
  package let isStrip: Bool
  package let isHash: Bool
  package let frames: FrameSelection
  package let fps: String?
  package let scale: String?
  package let jobs: Int?
  /// How much memory the run may take, as it was typed; nil for as much as is usual.
  package let memory: String?
  /// Whether files that exist are replaced.
  package let replaces: Bool
  package let hasTimings: Bool
  package let isJSON: Bool

  /// What a command line asks for.
  package init(_ invocation: Invocation) {
    output = invocation.text(.output)
    format = invocation.choice(.format, of: OutputFormat.self)
    codec = invocation.choice(.codec, of: CodecName.self)
    quality = invocation.choice(.quality, of: QualityName.self).present
    givenQuality = invocation.firstGiven([.quality]) == nil ? nil : quality
    plays = invocation.firstGiven([.plays]) == nil ? nil : invocation.integer(.plays)
    holdFirst = invocation.time(.holdFirst)
    holdLast = invocation.time(.holdLast)
    moment = invocation.time(.moment)
    isStrip = invocation.isOn(.strip)
    isHash = invocation.isOn(.hash)
    frames = FrameSelection(invocation)
    fps = invocation.text(.fps)
    scale = invocation.text(.scale)
    jobs = invocation.integer(.jobs)
    memory = invocation.text(.memory)
    replaces = invocation.isOn(.replacing)
    hasTimings = invocation.isOn(.timings)
    isJSON = invocation.isOn(.json)
  }
}

extension FilmRequest {
  /// How long the film stands still.
  var held: HeldFrames {
    HeldFrames(first: holdFirst.map { Time($0) } ?? .zero, last: holdLast.map { Time($0) } ?? .zero)
  }
}

extension FrameSelection {
  init(_ invocation: Invocation) {
    self.init(
      from: invocation.time(.from).map { Time($0) }, to: invocation.time(.to).map { Time($0) },
      list: invocation.frames(.frames), every: invocation.integer(.every).present)
  }
}
