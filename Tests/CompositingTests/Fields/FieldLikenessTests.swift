import SegueRaster
import SegueSceneGraph
import TestSupport
import Testing

/// Transitions by fields, compared with what the program `ffmpeg` makes of the same two pictures.
@Suite(.enabled(if: Xfade.isInstalled, "there is no ffmpeg to compare with"))
struct FieldLikenessTests {
  /// The eighths of the way that are compared.
  private static let moments = [1, 2, 4, 6, 7]

  /// Older versions of the program have no wind.
  private static let known = XFadeCase.all.filter { Xfade.knows($0.name) }

  @Test func `the program knows what it is asked for, but for the wind`() {
    let names = Set(Self.known.map(\.name))
    #expect(
      XFadeCase.all.allSatisfy { names.contains($0.name) || $0.name.hasSuffix("wind") })
  }

  @Test(arguments: Cases.paired(Array(known), inTurnsWith: [(150, 111), (96, 160)]))
  func `a transition looks as in FFmpeg, within two levels`(
    transition: XFadeCase, size: (Int, Int)
  ) throws {
    let a = try Surface.noise(size.0, size.1, seed: 1)
    let b = try Surface.noise(size.0, size.1, seed: 2)
    let stage = try XFadeCase.stage(a, b)
    let frames = try Xfade.frames(transition.name, from: a, to: b)
    try #require(frames.count >= 9)
    for moment in Self.moments {
      let ours = try stage.draw(transition.layers(Double(moment) / 8, stage.size))
      let others = ours.count(unlike: frames[moment])
      // The sine that chance hangs on is not rounded everywhere alike.
      let allowed = transition.kind == .dissolve ? size.0 * size.1 / 200 : 0
      #expect(others <= allowed, "\(transition) at \(moment)/8: \(others) pixels")
    }
  }
}

extension Surface {
  /// The number of pixels that differ from those of another surface by more than two levels.
  fileprivate func count(unlike other: Surface) -> Int {
    pixels.indices.count {
      Pixel(word: pixels[$0]).distance(to: Pixel(word: other.pixels[$0])) > 2
    }
  }
}

extension Pixel {
  /// The largest difference of a channel.
  fileprivate func distance(to other: Pixel) -> Int {
    [(red, other.red), (green, other.green), (blue, other.blue), (alpha, other.alpha)]
      .map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}
