public import SegueGeometry
public import SegueJSON

/// Scenes that belong together, each in the variants in which it is held to what was agreed.
public struct SnapshotSuite: Hashable, Sendable {
  /// The folder of the goldens, as seen from the suite's file; nothing for the usual one.
  public var goldens: String?
  /// Where the suite's file says so.
  public var goldensPlace: SourcePosition?
  /// The cases in the order of the file.
  public var cases: [SuiteCase]

  /// A suite of these cases.
  public init(
    goldens: String? = nil, at goldensPlace: SourcePosition? = nil, cases: [SuiteCase] = []
  ) {
    self.goldens = goldens
    self.goldensPlace = goldensPlace
    self.cases = cases
  }
}

/// One scene in one variant.
public struct SuiteCase: Hashable, Sendable {
  /// The name by which goldens and reports call it.
  public var name: String
  /// The path of the scene, or of the recording, as seen from the suite's file.
  public var scene: String
  /// Whether it is a film that was recorded elsewhere.
  public var isRecording: Bool
  /// The scene that a recording is held to in place of goldens, as seen from the suite's file.
  public var against: String?
  /// Where the suite's file names it.
  public var scenePlace: SourcePosition?
  /// The values of the scene's variables.
  public var settings: [VariableSetting]
  /// Whether each platform's reduced motion is shown.
  public var reducesMotion: Bool
  /// What is kept of the film; nothing for everything.
  public var keeps: Set<SuiteGolden>?
  /// How many levels a pixel's channels may differ; nothing for none.
  public var tolerance: SuiteTolerance?
  /// Regions whose pixels are not compared.
  public var ignored: [SuiteRegion]
  /// What is expected of its movement, besides what the scene says itself.
  public var expectations: [PlacedExpectation]
  /// What an audit finds in it and is meant, besides what the scene says itself.
  public var acceptances: [PlacedAcceptance]
  /// Where the case stands in the suite's file.
  public var place: SourcePosition?
}

/// What a suite can keep of a film.
public enum SuiteGolden: String, Hashable, Sendable, CaseIterable {
  /// What every layer does, in numbers.
  case timeline
  /// What identifies every frame.
  case frames
  /// Several moments in one picture.
  case strip
}

/// A region of a film whose pixels are not compared, and why.
public struct SuiteRegion: Hashable, Sendable {
  /// Where it is.
  public enum Place: Hashable, Sendable {
    /// A box of the canvas in points, or of a recording in its pixels.
    case box(Rect)
    /// A layer and what is inside it.
    case layer(String)
  }

  /// Where it is.
  public var place: Place
  /// Why nobody can agree on what is there.
  public var reason: String
}

/// How much the pixels of a case may differ, and why.
public struct SuiteTolerance: Hashable, Sendable {
  /// How two pictures are compared.
  public enum Measure: Hashable, Sendable {
    /// By the levels of each channel, up to so many.
    case levels(Int)
    /// By what people see.
    case perceptual
  }

  /// How pictures are compared.
  public var measure: Measure
  /// Why exactly the same is too much to ask for.
  public var reason: String
}
