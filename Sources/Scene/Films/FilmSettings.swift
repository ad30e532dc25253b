import SegueGeometry
public import SegueMotion
package import SegueRaster
package import SegueRendering
package import SegueSceneFile
package import SegueSceneGraph

/// Settings for preparing a film for drawing; everything is optional.
public struct FilmSettings: Sendable {
  /// Values for the variables of a scene file.
  package var variables: [VariableSetting] = []
  /// True to show each platform's reduced motion, where a scene file describes screens.
  public var reducesMotion = false
  /// True to mirror a scene file that is written from left to right.
  package var mirrors = false
  /// The folder that no file of a scene may lie outside of; `nil` is the scene's own.
  package var root: String?
  /// A frame rate in place of the film's.
  public var frameRate: FrameRate?
  /// The blur of what moves.
  package var motionBlur = MotionBlurChoice.described
  /// The number of pixels for each point in place of the film's, up to 16.
  public var scale: Double?
  /// The pixels from left to right, in place of the film's; its proportions stay.
  public var width: Int?
  /// The pixels from top to bottom; with a width as well, the film is as large as fits into both.
  public var height: Int?
  /// The most pixels along the longer edge, for films that are shown small.
  package var longestSide: Double?
  /// The color below all layers, in place of the film's.
  package var background: Color?
  /// The memory for everything that grows with the film.
  package var memory = RunMemory()
  /// Number of frames drawn in parallel; `nil` for one on each processor.
  public var workers: Int?
  /// The instruction set that draws.
  package var kernels = KernelSet.widest

  /// Creates settings that suit nearly every film.
  public init() {}

  /// Values for the variables of a scene file, by name.
  public init(setting variables: [String: String]) {
    self.variables = variables.sorted { $0.key < $1.key }
      .map { VariableSetting($0.key, $0.value) }
  }
}

extension FilmSettings {
  /// The film at the rate and in the size that are asked for.
  package func applied(to film: AnimatedScene) throws(FilmError) -> AnimatedScene {
    var film = film
    if let frameRate { film.frameRate = frameRate }
    film.motionBlur = motionBlur.applied(to: film.motionBlur)
    if let background { film.canvas.background = background }
    if let excess = film.excess { throw .request(excess, hint: nil) }
    if let scale = scale ?? scale(of: film.canvas.size) {
      guard scale > 0, scale <= 16 else {
        throw .request("the scale is \(scale), and it has to be above 0 and at most 16", hint: nil)
      }
      film.canvas.scale = scale
    }
    if let longestSide { film.canvas.limit(side: longestSide) }
    let side = Surface.maximumSide
    let (width, height) = film.canvas.roundedPixels
    // What is much longer than wide is as wide as a pixel where it is shown small.
    guard (1...side).contains(max(width, height)) else {
      throw .request(
        "the canvas would have \(width)x\(height) pixels,"
          + " allowed are 1 to \(side) along each edge", hint: nil)
    }
    return film
  }
}

extension FilmSettings {
  /// The scale at which a canvas has as many pixels as are asked for.
  private func scale(of size: Size) -> Double? {
    [width.map { Double($0) / size.width }, height.map { Double($0) / size.height }]
      .compactMap(\.self).min()
  }
}

extension Canvas {
  /// Makes the canvas smaller if it has more than so many pixels along an edge.
  package mutating func limit(side: Double) {
    let longest = max(size.width, size.height)
    if longest * scale > side { scale = side / longest }
  }
}
