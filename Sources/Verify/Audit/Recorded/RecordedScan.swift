import SegueGeometry
package import SegueRaster
import SegueVerification

/// The pictures of a recording, looked at one after the other: what is kept of each is a few numbers.
///
/// Pictures are small, as `Surface.reduced(by:)` makes them. Flashes are counted on a raster of their own, so that
/// it does not matter for how long a picture is shown.
package struct RecordedScan {
  /// The factor by which pictures of this size are made smaller before they are looked at.
  package static func factor(width: Int, height: Int) -> Int {
    (max(width, height) + longestSide - 1) / longestSide
  }

  /// A picture, and the step that leads to it.
  struct Seen: Hashable {
    /// The time at which it is seen first, in seconds.
    let begin: Double
    let step: PictureStep
    /// Its largest black rectangle; `nil` for none.
    let black: DarkParts.Part?
    /// The pixels of its largest black part, of whatever shape.
    let darkest: Int
  }

  /// The most pixels along the longer side of a picture.
  private static let longestSide = 320
  /// The most pictures that are looked at: ten minutes at 60 a second.
  private static let mostPictures = 36_000
  /// The frames a second on which flashes are counted.
  private static let flashRate = 240.0
  /// The time for which a picture counts as one that stays, in seconds: more than any rule about flashes looks back.
  private static let longestStay = 6.0

  /// The size of the pictures as they were recorded.
  let size: (width: Int, height: Int)
  /// Number of columns and rows of the recording that a pixel stands for.
  let factor: Int
  /// Number of pixels of a small picture.
  private(set) var pixelCount = 1
  /// The pictures in order.
  private(set) var pictures: [Seen] = []
  /// Number of pictures that were looked at.
  package var pictureCount: Int { pictures.count }
  /// The end of the last picture, in seconds.
  private(set) var end = 0.0
  /// True if there are more pictures than are looked at.
  package private(set) var isCut = false
  private var flashes: FlashWatch?
  private let view: DisplayView?
  /// True if pixels are as they were filmed.
  let isExact: Bool
  private var last: Surface?
  /// Number of frames that have been counted for flashes, and for each picture the first of them.
  private var flashFrame = 0
  private var flashFrames: [Int] = []
  private var pixelsPerPoint = 1.0

  /// A scan of pictures of a size.
  ///
  /// - Parameters:
  ///   - view: the display on which they are shown, if that is known.
  ///   - isExact: whether pixels are as they were filmed; otherwise a level of difference says nothing.
  package init(width: Int, height: Int, on view: DisplayView? = nil, isExact: Bool) {
    size = (width, height)
    factor = Self.factor(width: width, height: height)
    (self.view, self.isExact) = (view, isExact)
  }

  /// Takes the next picture, from one time to another; returns false if no more are taken.
  ///
  /// - Parameter picture: `nil` for the picture before it once more.
  package mutating func take(_ picture: Surface?, from begin: Double, to end: Double) -> Bool {
    guard pictures.count < Self.mostPictures else {
      isCut = true
      return false
    }
    self.end = max(self.end, end)
    if let picture {
      note(picture, begin)
    } else if let before = pictures.last {
      pictures.append(
        Seen(
          begin: begin, step: PictureStep(amount: 0, share: 0), black: before.black,
          darkest: before.darkest))
    }
    watch(picture, from: begin, to: end)
    return true
  }

  private mutating func note(_ picture: Surface, _ begin: Double) {
    pixelCount = picture.width * picture.height
    let step = last.map { PictureStep(from: $0, to: picture) }
    last = picture
    let parts = DarkParts(picture, within: picture.bounds).parts
    pictures.append(
      Seen(
        begin: begin, step: step ?? PictureStep(amount: 0, share: 0),
        black: parts.filter(\.isRectangle).max { $0.count < $1.count },
        darkest: parts.map(\.count).max() ?? 0))
  }

  private mutating func watch(_ picture: Surface?, from begin: Double, to end: Double) {
    if flashes == nil, let picture {
      let (width, height) = (picture.width, picture.height)
      pixelsPerPoint =
        view?.pixelsPerPoint(width: width, height: height)
        ?? DisplayView.usualPixelsPerPoint(width: width, height: height)
      flashes = FlashWatch(
        width: width, height: height, scale: pixelsPerPoint, framesPerSecond: Self.flashRate,
        tolerance: isExact ? 0 : 1)
    }
    flashFrames.append(flashFrame)
    let stay = min(end - begin, Self.longestStay)
    let count = max(0, Int((stay * Self.flashRate).rounded()))
    for index in 0..<count { flashes?.take(index == 0 ? picture : nil) }
    flashFrame += count
  }

  /// The spots that flash: their windows in pixels of the recording, their frames as numbers of pictures.
  var spots: [FlashSpot] {
    (flashes?.spots ?? []).map { spot in
      var spot = spot.scaled(by: pixelsPerPoint * Double(factor))
      spot.frame = max(0, (flashFrames.firstIndex { $0 > spot.frame } ?? flashFrames.count) - 1)
      return spot
    }
  }

  /// A box in pixels of the recording.
  func box(_ part: PixelRect) -> Rect {
    Rect(
      minX: Double(part.minX * factor), minY: Double(part.minY * factor),
      maxX: Double(part.maxX * factor), maxY: Double(part.maxY * factor))
  }
}
