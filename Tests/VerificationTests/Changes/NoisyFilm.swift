import SegueGeometry
import SegueMotion
import SegueRaster
import SegueRendering
import SegueSceneGraph
import SegueVerification
import TestSupport

/// A film of a card on a spring, as another rasterizer might draw it: with seeded noise in its pixels.
struct NoisyFilm {
  /// Places of the noise.
  enum Noise {
    case none
    /// One or two levels in some pixels along edges.
    case edges
    /// At most one level in every pixel.
    case everywhere
  }

  var response = 0.4
  var badgeX = 12.0
  var hasShadow = true
  var hasDot = false
  var noise = Noise.none
  var seed: UInt64 = 1

  private var film: AnimatedScene {
    get throws {
      let bar = Layer("bar") {
        $0.frame = Rect(x: 0, y: 0, width: 160, height: 24)
        $0.background = .color(Color(rgb: 0x1C1C1E))
      }
      let badge = Layer("badge") {
        $0.frame = Rect(x: badgeX, y: 36, width: 50, height: 20)
        $0.background = .color(Color(rgb: 0x34C759))
        $0.cornerRadii = CornerRadii(all: 6)
      }
      let button = Layer("button") {
        $0.frame = Rect(x: 8, y: 8, width: 44, height: 16)
        $0.background = .color(Color(rgb: 0xFF9500))
      }
      let card = Layer("card", children: [button]) {
        $0.frame = Rect(x: 16, y: 130, width: 60, height: 70)
        $0.background = .color(.white)
        $0.cornerRadii = CornerRadii(all: 8)
        if hasShadow {
          $0.shadow = Shadow(color: .black, opacity: 0.3, offset: Vector(0, 4), blur: 14)
        }
      }
      let dot = Layer("dot") {
        $0.frame = Rect(x: 140, y: 60, width: 1, height: 1)
        $0.background = .color(.black)
      }
      var timeline = Timeline()
      let spring = try Spring(response: response, dampingFraction: 0.8)
      timeline.add(
        Animation(
          from: .number(165), to: .number(85),
          timing: Timing(begin: .milliseconds(100), duration: .milliseconds(800), fill: .both),
          pace: .spring(spring)), of: .positionY, onLayer: 2)
      return AnimatedScene(
        canvas: Canvas(size: Size(160, 220), background: Color(rgb: 0xF2F2F7)),
        frameRate: .sixty, duration: .milliseconds(1_000),
        epochs: [
          Epoch(
            tree: LayerTree(hasDot ? [bar, badge, card, dot] : [bar, badge, card]),
            timeline: timeline)
        ])
    }
  }

  /// The film's pictures, and their fingerprints.
  func pictured() throws -> PicturedFilm {
    let item = SnapshotCase("film", of: try film, drawnBy: SceneRenderer())
    let grid = FingerprintGrid(width: 160, height: 220)
    var footage = FrameFingerprints(in: grid, at: .sixty, isExact: true)
    var pictures: [Surface] = []
    var known: [Surface] = []
    for frame in 0..<item.film.frameCount {
      guard let drawn = try item.picture(of: frame) else { break }
      // Frames that show the same are drawn alike, whoever draws them.
      if drawn == known.last, let last = pictures.last {
        pictures.append(last)
      } else {
        pictures.append(try noisy(drawn, frame))
      }
      known.append(drawn)
      let print = FrameFingerprint(pictures[frame], in: grid, onBlack: false)
      _ = footage.add(print)
    }
    return PicturedFilm(
      RecordedFilm(footage, digests: [], kept: .exact), ListedPictures(pictures: pictures))
  }

  private func noisy(_ picture: Surface, _ frame: Int) throws -> Surface {
    var random = SeededGenerator(seed: seed &* 1_000 &+ UInt64(frame))
    var noisy = picture
    let (old, width, noise) = (picture, picture.width, noise)
    try noisy.withPixels { pixels in
      for index in 0..<pixels.count {
        switch noise {
        case .none: return
        case .edges:
          let isEdge = index % width > 0 && old.pixels[index] != old.pixels[index - 1]
          guard isEdge, Int.random(in: 0..<4, using: &random) == 0 else { continue }
          let step = Int.random(in: 1...2, using: &random)
          pixels[index] = Self.changed(
            pixels[index], by: Bool.random(using: &random) ? step : -step)
        case .everywhere:
          pixels[index] = Self.changed(pixels[index], by: Int.random(in: -1...1, using: &random))
        }
      }
    }
    return noisy
  }

  /// A pixel of other levels.
  private static func changed(_ word: UInt32, by step: Int) -> UInt32 {
    [UInt32(0), 8, 16].reduce(word & 0xff00_0000) { pixel, shift in
      pixel | UInt32(max(0, min(255, Int(word >> shift & 255) + step))) << shift
    }
  }
}

/// Pictures that are all in memory.
struct ListedPictures: FramePictures {
  let pictures: [Surface]

  func picture(of frame: Int) -> Surface? { frame < pictures.count ? pictures[frame] : nil }
}
