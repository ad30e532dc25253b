import SegueGeometry
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

/// FFmpeg's fades of pictures that are pixelated, or smeared.
@Suite struct FilteredFadeTests {
  private static func amount(
    _ name: String, in probe: PlanProbe, at time: Double
  ) throws -> Double {
    try #require(probe.layer(name, at: time).filters.first).amount
  }

  /// FFmpeg's side of a square: 2·k·100/20 pixels, with k the way to the nearer end in whole fiftieths,
  /// rounded up.
  @Test(arguments: [
    (0.0, 0.0), (10, 0.2), (20, 0.2), (21, 0.4), (250, 2.6), (499, 5), (500, 5), (510, 5),
    (521, 4.8), (750, 2.6), (985, 0.2), (1000, 0),
  ])
  func `squares grow and shrink in fiftieths`(time: Double, side: Double) throws {
    let probe = try PlanProbe(
      try preset("xfade.pixelize"), on: TransitionEnvironment(size: Size(100, 180), scale: 2))
    for name in ["old", "new"] {
      #expect(try isClose(Self.amount(name, in: probe, at: time), side), "\(name)")
    }
    #expect(try isClose(probe.layer("new", at: time).opacity, time / 1000))
  }

  /// FFmpeg's means are of one pixel and of int(W/2) · p further ones.
  @Test(arguments: [(0.0, 0.0), (125, 12.375), (500, 49.5), (750, 24.75), (1000, 0)])
  func `smears reach over half of the width`(time: Double, reach: Double) throws {
    let probe = try PlanProbe(
      try preset("xfade.hblur"), on: TransitionEnvironment(size: Size(99.5, 180), scale: 2))
    #expect(try isClose(Self.amount("old", in: probe, at: time), reach))
  }
}
