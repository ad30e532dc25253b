package import SegueGeometry
package import SegueJSON
package import SegueMotionAssertions

/// Scenes that belong together, each in the variants in which it is held to what was expected.
package struct SnapshotSuite: Hashable, Sendable {
  /// The folder of the goldens, as seen from the suite's file; nothing for the usual one.
  package var goldens: String?
  /// Position of the goldens folder in the suite's file.
  package var goldensPlace: SourcePosition?
  /// The cases in the order of the file.
  package var cases: [SuiteCase]

  /// A suite of these cases.
  package init(
    goldens: String? = nil, at goldensPlace: SourcePosition? = nil, cases: [SuiteCase] = []
  ) {
    self.goldens = goldens
    self.goldensPlace = goldensPlace
    self.cases = cases
  }
}

/// One scene in one variant.
package struct SuiteCase: Hashable, Sendable {
  /// The name by which goldens and reports call it.
  package var name: String
  /// The path of the scene, or of the recording, as seen from the suite's file.
  package var scene: String
  /// True if it is a film that was recorded elsewhere.
  package var isRecording: Bool
  /// The scene that a recording is held to in place of goldens, as seen from the suite's file.
  package var against: String?
  /// True if the recording is laid on that scene, and compared by when what moves has come how far.
  package var isAligned: Bool
  /// Position of the scene's name in the suite's file.
  package var scenePlace: SourcePosition?
  /// The values of the scene's variables.
  package var settings: [VariableSetting]
  /// True to show each platform's reduced motion.
  package var reducesMotion: Bool
  /// Goldens kept of the film; `nil` for all.
  package var keeps: Set<SuiteGolden>?
  /// Allowed difference of a pixel's channels, in levels; `nil` for none.
  package var tolerance: SuiteTolerance?
  /// Regions whose pixels are not compared.
  package var ignored: [SuiteRegion]
  /// Expectations of its movement, besides those of the scene itself.
  package var expectations: [PlacedExpectation]
  /// Accepted audit findings, besides those that the scene accepts itself.
  package var acceptances: [PlacedAcceptance]
  /// The most that each frame of the film may cost, besides the limits that the scene sets itself.
  package var costLimits: CostLimits
  /// Position of the case in the suite's file.
  package var place: SourcePosition?
}

/// Kinds of goldens that a suite can keep of a film.
package enum SuiteGolden: String, Hashable, Sendable, CaseIterable {
  /// State of every layer, in numbers.
  case timeline
  /// Fingerprint of every frame.
  case frames
  /// Several moments in one picture.
  case strip
}

/// A region of a film whose pixels are not compared, and why.
package struct SuiteRegion: Hashable, Sendable {
  /// Kinds of places for a region.
  package enum Place: Hashable, Sendable {
    /// A box of the canvas in points, or of a recording in its pixels.
    case box(Rect)
    /// A layer and what is inside it.
    case layer(String)
  }

  /// Place of the region.
  package var place: Place
  /// Reason why the pixels there cannot be compared.
  package var reason: String
}

/// Allowed pixel difference of a case, and the reason for it.
package struct SuiteTolerance: Hashable, Sendable {
  /// Comparison modes for two pictures.
  package enum Measure: Hashable, Sendable {
    /// By the levels of each channel, up to so many.
    case levels(Int)
    /// By so many of the pixels, whose channels may differ by some levels.
    case pixels(PixelLimit, levels: Int)
    /// By what people see.
    case perceptual
    /// By where edges are.
    case movement
    /// By the numbers of recorded values, up to so much.
    case values(Double)
  }

  /// Number of a picture's pixels that may differ.
  package enum PixelLimit: Hashable, Sendable {
    /// So many.
    case count(Int)
    /// This share of all of them, between 0 and 1.
    case share(Double)
  }

  /// Comparison mode for pictures.
  package var measure: Measure
  /// Reason why exact equality is too much to ask for.
  package var reason: String
}
