/// What a movement is for, as something that can be checked: a layer appears in time, stays inside, never
/// jumps.
///
/// A claim knows no goldens: it is about the film alone. Those that a timeline answers are
/// ``TimelineClaim``s, and their answers are exact; the others look at pixels, frame by frame.
public protocol MotionClaim: Hashable, Sendable {
  /// What scene files, messages and reports call the claim.
  static var name: String { get }

  /// What most often mends a film of which the claim does not hold.
  var hint: String { get }

  /// The other layers that the claim is about.
  var others: [String] { get }

  /// Where the claim does not hold of a layer.
  func failures<Pixels: PixelProbe>(
    of layer: String, in view: FilmView, by pixels: Pixels
  ) throws(Pixels.Failure) -> [ExpectationFailure]

  /// Whether the claim can be about a layer that a pattern has found, rather than somebody named.
  func isAbout(_ layer: FoundLayer) -> Bool

  /// Whether a pattern for all layers means all of them together.
  var takesAllAtOnce: Bool { get }
}

extension MotionClaim {
  /// No other layers.
  public var others: [String] { [] }

  /// It can.
  public func isAbout(_ layer: FoundLayer) -> Bool { true }

  /// It means each by itself.
  public var takesAllAtOnce: Bool { false }
}

/// A claim that the timeline of a film answers, between its frames as well as at them.
public protocol TimelineClaim: MotionClaim {
  /// Where the claim does not hold of a layer.
  func failures(of layer: String, in view: FilmView) -> [ExpectationFailure]
}

extension TimelineClaim {
  /// What the timeline says; no pixel is looked at.
  public func failures<Pixels: PixelProbe>(
    of layer: String, in view: FilmView, by pixels: Pixels
  ) throws(Pixels.Failure) -> [ExpectationFailure] {
    failures(of: layer, in: view)
  }
}

/// Looks at the pixels of a film's frames, for claims about what only they know.
public protocol PixelProbe: Sendable {
  /// What may keep a frame from being drawn.
  associatedtype Failure: Error

  /// How many pixels of a frame no layer covers, and where the first of them is.
  func uncovered(frame: Int) throws(Failure) -> UncoveredPixels?

  /// The least contrast between a text and what lies behind its letters in a frame, as a ratio from 1
  /// to 21; `nil` where no letter is seen.
  func contrast(of layer: String, frame: Int) throws(Failure) -> Double?
}

/// Pixels through which the canvas is seen.
public struct UncoveredPixels: Hashable, Sendable {
  /// How many there are.
  public var count: Int
  /// The column of the first one.
  public var x: Int
  /// Its row.
  public var y: Int

  /// So many pixels, the first of them at this place.
  public init(count: Int, x: Int, y: Int) {
    self.count = count
    self.x = x
    self.y = y
  }
}
