package import SegueCommandLine
package import SegueFilms
import SegueMotion
import SegueRaster
import SegueRendering
import SegueTextSupport
import SegueVideo

extension FilmSettings {
  /// Creates the settings for any film from the options.
  package init(_ request: FilmRequest, _ environment: Environment) throws(RunError) {
    self.init()
    kernels = try KernelSet(in: environment)
    memory = try RunMemory(option: request.memory)
    workers = request.jobs
    frameRate = try request.fps.map { (text) throws(RunError) in
      guard let rate = FrameRate(parsing: text) else {
        throw RunError(
          .usage,
          "option '--fps': found \(Quote(text)), expected a rate such as 60 or 30000/1001")
      }
      return rate
    }
    motionBlur = request.motionBlur
    if motionBlur == .none, let option = request.shutterOption {
      throw RunError(.usage, "option '\(option)': '--no-motion-blur' opens no shutter")
    }
    scale = try request.scale.map { (text) throws(RunError) in try Self.scale(text) }
    (width, height) = (request.width, request.height)
    longestSide = request.longestSide
    background = request.background
    if scale != nil, let option = width != nil ? "--width" : height != nil ? "--height" : nil {
      throw RunError(.usage, "option '--scale': '\(option)' says already how large the output is")
    }
  }

  /// The option `--scale`, or another one, as a number.
  package static func scale(
    _ text: String, for option: String = "--scale"
  ) throws(RunError) -> Double {
    guard let factor = Double(text), factor > 0, factor <= 16 else {
      throw RunError(
        .usage, "option '\(option)': found \(Quote(text)), expected a factor above 0, up to 16")
    }
    return factor
  }
}

extension RunMemory {
  /// The option `--memory`; what is usual where it is not given.
  package init(option text: String?) throws(RunError) {
    guard let text else {
      self.init()
      return
    }
    guard let bytes = MemoryText.bytes(text) else {
      throw RunError(
        .usage, "option '--memory': found \(Quote(text)), expected 256MiB to 1024GiB",
        hint: "such as '--memory 4GiB'")
    }
    self.init(total: bytes)
  }
}

extension OutputOptions {
  /// Creates the settings for any output from the options.
  package init(_ request: FilmRequest) throws(RunError) {
    self.init()
    largest = try request.byteLimit
    plays = request.plays
    held = request.held
    holdsEnds = request.isGIF && request.holdFirst == nil && request.holdLast == nil
    frames = request.frames
    strip.count = request.momentCount ?? strip.count
    strip.spacing = request.stripSpacing ?? strip.spacing
    // Who says how large the film is means the moments of a strip too.
    if request.saysSize { strip.maximumWidth = .max }
    (strip.from, strip.to) = (request.frames.from, request.frames.to)
    replaces = request.replaces
    quality = request.givenQuality
  }
}
