/// Everything that the bytes of a movie depend on, but for its frames.
///
/// The same recipe and the same frames give the same bytes on any machine, however the work is
/// shared: an encoder has one of those numbers of threads that all give the same, none looks beyond
/// its segment, and none is told what processor it runs on.
package struct MovieRecipe: Hashable, Sendable {
  /// Codec that compresses the frames.
  package let codec: MovieCodec
  /// Container of the movie.
  package let container: MovieContainer
  /// Their size and rate.
  package let format: MovieFormat
  /// True if the opacity or brightness of the whole screen changes anywhere in the film.
  ///
  /// H.264 can then predict a frame as a darker copy of the one before, which saves a third of a
  /// cross-fade, but costs 5 % where nothing fades. It is decided for the film as a whole, since all
  /// segments share the headers that say so.
  package let fadesScreen: Bool
  /// True if the canvas is transparent, so that alpha is kept where the container has room for it.
  package let isTransparent: Bool

  /// Settings of the encoder.
  let settings: EncoderSettings

  /// The recipe for a codec and a film, in the usual container unless another is given.
  package init(
    _ codec: MovieCodec, _ format: MovieFormat, in container: MovieContainer? = nil,
    fadesScreen: Bool = false, isTransparent: Bool = false
  ) {
    let container = container ?? codec.containers[0]
    precondition(codec.containers.contains(container), "a container for other codecs")
    self.codec = codec
    self.container = container
    self.format = format
    self.fadesScreen = fadesScreen
    self.isTransparent = isTransparent
    let traits = codec.traits
    settings = traits.settings(
      traits.layout(in: container, isTransparent: isTransparent),
      EncoderTask(format: format, fadesScreen: fadesScreen))
  }

  /// Returns the cuts of a film in which the pictures of `stills` stay for two frames or more.
  package func plan(frameCount: Int, stills: [Range<Int>]) -> SegmentPlan {
    SegmentPlan(
      frameCount: frameCount, format: format, stills: codec.repeatsPictures ? stills : [],
      refines: codec.traits.restQuantizer != nil)
  }

  /// The same with finer quantizers for some pictures of a segment, by their number.
  func refining(_ pictures: [Int]) -> MovieRecipe {
    guard let quantizer = codec.traits.restQuantizer, !pictures.isEmpty else { return self }
    let zones = pictures.map { "\($0),\($0),q=\(quantizer)" }.joined(separator: "/")
    return altered(x264: ":zones=\(zones)")
  }

  /// The recipe for a segment in which nearly all that moves does so by whole pixels, if there is a faster
  /// one: what has moved is not looked for between pixels.
  ///
  /// Its segments are joined to those of this one.
  package var withoutFineSearch: MovieRecipe? {
    codec.traits.coarseSearch.map { altered(x264: $0) }
  }

  /// A recipe with another encoder or more options.
  package func altered(encoder: String? = nil, x264: String = "") -> MovieRecipe {
    var settings = settings
    settings.encoder = encoder ?? settings.encoder
    settings.options = settings.options.map { option in
      switch option.name {
      case "x264-params": EncoderOption(option.name, option.value + x264)
      default: option
      }
    }
    return MovieRecipe(self, settings)
  }

  private init(_ recipe: MovieRecipe, _ settings: EncoderSettings) {
    codec = recipe.codec
    container = recipe.container
    format = recipe.format
    fadesScreen = recipe.fadesScreen
    isTransparent = recipe.isTransparent
    self.settings = settings
  }
}

extension MovieRecipe: CustomStringConvertible {
  /// The encoder and what it is told, one option to a line.
  package var description: String { settings.description }
}

extension MovieRecipe {
  /// The numbers of an encoder's threads that all give the same bytes.
  package var threads: ClosedRange<Int> { settings.threads }

  /// True if transparency is kept; otherwise it is seen before black.
  package var keepsAlpha: Bool { settings.layout.hasAlpha }

  /// True if frames come as surfaces, not as video planes.
  package var takesSurfaces: Bool { settings.layout != .planes }

  /// About what each thread beyond the fewest takes for each pixel: a frame of its own and its search.
  private static let bytesPerThread = 8

  /// Returns about what an encoder with so many threads takes.
  package func encoderBytes(threads count: Int) -> Int {
    let more = max(count - threads.lowerBound, 0) * Self.bytesPerThread
    // Alpha is a movie of its own, beside the planes of a frame and what they are made of.
    let pixel =
      settings.layout == .planesAndAlpha
      ? 2 * codec.traits.bytesPerPixel + AlphaPlanes.bytesPerPixel : codec.traits.bytesPerPixel
    return format.width * format.height * (pixel + more)
  }

  /// Returns the most threads with which an encoder takes no more than so many bytes, or the fewest that it
  /// may have.
  package func threads(within bytes: Int) -> Int {
    threads.last { encoderBytes(threads: $0) <= bytes } ?? threads.lowerBound
  }
}
