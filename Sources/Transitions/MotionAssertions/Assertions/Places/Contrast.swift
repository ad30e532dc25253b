package import SegueSceneGraph
import SegueGeometry
import SegueTextSupport

/// The letters of a text stand out from what is behind them, whenever the text is not just coming or
/// going.
///
/// The ratio is that of the WCAG: 1 for none, 4.5 for what people read easily, 21 for black and white.
/// Only pixels know what is behind a text; the darkest or lightest place behind a letter counts.
package struct Contrast: MotionAssertion {
  /// The name in scene files and messages.
  package static let name = "contrast"

  /// The most frequent fix.
  package var hint: String {
    "a darker or a lighter color, or something behind the letters, raises the contrast"
  }

  /// The least ratio.
  package var atLeast: Double

  /// To have at least this contrast.
  package init(atLeast: Double) { self.atLeast = atLeast }

  /// Of the layers that a pattern finds, it is about those that can be meant.
  package func isAbout(_ layer: FoundLayer) -> Bool { layer.isText }

  /// Returns the failures of a layer.
  package func failures<Pixels: PixelProbe>(
    of layer: String, in view: FilmView, by pixels: Pixels
  ) throws(Pixels.Failure) -> [ExpectationFailure] {
    let found = view.layers(matching: LayerPattern(layer))
    guard found.contains(where: \.isText) else {
      return [view.failure(of: self, layer, "it is no text, expected one with contrast")]
    }
    var worst: (frame: Int, ratio: Double)?
    for frame in view.looked(view.restingFrames(of: layer)) {
      guard let ratio = try pixels.contrast(of: layer, frame: frame) else { continue }
      if ratio < worst?.ratio ?? .infinity { worst = (frame, ratio) }
    }
    // People compute contrast to two decimals.
    guard let worst, worst.ratio < atLeast - 0.005 else { return [] }
    let time = view.time(ofFrame: worst.frame)
    var failure = view.failure(
      of: self, layer, at: time, value: worst.ratio, bound: atLeast,
      "its contrast is \(NumberText.format(worst.ratio, atMost: 2)):1 at frame \(worst.frame)"
        + " (\(view.words(time))), expected at least \(NumberText.format(atLeast, atMost: 2)):1")
    failure.frame = worst.frame
    return [failure]
  }
}

extension FilmView {
  /// The most frames in which a text is looked at.
  private static let looks = 24

  /// Frames that differ, spread evenly where they are many.
  fileprivate func looked(_ frames: [Int]) -> [Int] {
    let changing = changing(frames)
    guard changing.count > Self.looks else { return changing }
    return (0..<Self.looks).map { changing[$0 * (changing.count - 1) / (Self.looks - 1)] }
  }

  /// The frames in which a layer is seen and its opacity rests; where it never does, the one in which it
  /// is most opaque.
  fileprivate func restingFrames(of layer: String) -> [Int] {
    let course = course(layer)
    let seen = frames.compactMap { frame -> (frame: Int, opacity: Double)? in
      let moment = course.moment(at: time(ofFrame: frame))
      return moment.flatMap { $0.isSeen ? (frame, $0.opacity) : nil }
    }
    let opacities = Dictionary(uniqueKeysWithValues: seen.map { ($0.frame, $0.opacity) })
    let resting = seen.filter { item in
      [item.frame - 1, item.frame + 1].contains { opacities[$0] == item.opacity }
    }
    if !resting.isEmpty { return resting.map(\.frame) }
    return seen.max { $0.opacity < $1.opacity }.map { [$0.frame] } ?? []
  }
}

extension Color {
  /// The relative luminance of the WCAG, of an opaque color.
  package var relativeLuminance: Double {
    func linear(_ encoded: Double) -> Double {
      PortableMath.linearLight(ofSRGB: min(max(encoded, 0), 1))
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast of two opaque colors by the WCAG, from 1 to 21.
  package func contrast(with other: Color) -> Double {
    let (a, b) = (relativeLuminance, other.relativeLuminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}
