import SegueTextSupport
import SegueGeometry
import SegueMotion
import SegueSceneFile
import SegueSceneGraph

/// The composite layout around films of transitions: a device, words above each film, others beside it.
struct TransitionLayout {
  /// The device that is seen around each film, if any.
  var bezel: Device?
  /// Corner radius of films without a device around them: it hides what a display would cut off.
  var cornerRadius = 12.0
  /// The words above each film; empty where none has any.
  var captions: [String] = []

  private static let background = Color(rgb: 0xF2F2F7)
  private static let ink = Color(rgb: 0x1C1C1E)
  private static let gap = 24.0
  private static let band = 36.0
  /// Height of a further line of a caption.
  private static let line = 21.0
  private static let inset = 12.0

  /// The films side by side; a single one without words stays as it is, but for its device.
  func film(of films: [AnimatedScene]) -> AnimatedScene {
    let shown = films.map(framed)
    if shown.count == 1, captions.isEmpty { return shown[0] }
    return board(of: shown)
  }

  private func framed(_ film: AnimatedScene) -> AnimatedScene {
    guard let bezel else { return film }
    return DeviceSurround(of: bezel).film(
      showing: film, before: Self.background, scale: film.canvas.scale)
  }

  private func board(of films: [AnimatedScene]) -> AnimatedScene {
    let size = films[0].canvas.size
    // A device has room around it already.
    let margin = bezel == nil ? Self.gap : 0
    let band = Self.band + Self.line * Double(lines(within: size.width) - 1)
    let top = captions.isEmpty ? margin : Self.gap + band
    var layers: [Layer] = []
    var shown: [LayerID: AnimatedScene] = [:]
    for (index, film) in films.enumerated() {
      let x = margin + Double(index) * (size.width + (bezel == nil ? Self.gap : 0))
      let holder = holder(index, Rect(x: x, y: top, width: size.width, height: size.height))
      layers.append(holder)
      shown[holder.id] = film
      if captions.indices.contains(index) {
        let frame = Rect(
          x: x + Self.inset, y: bezel == nil ? Self.gap / 2 : Self.gap,
          width: size.width - 2 * Self.inset, height: band)
        layers.append(caption(captions[index], number: index, frame))
      }
    }
    let right = layers.map { $0.frame.maxX }.max() ?? 0
    let canvas = Canvas(
      size: Size(right + margin, top + size.height + margin), scale: films[0].canvas.scale,
      background: Self.background)
    return CompositeLayout(layers, showing: shown).film(on: canvas)
  }

  /// Returns the number of lines of the longest caption, with glyphs of a usual width and some to spare.
  private func lines(within width: Double) -> Int {
    let letters = captions.map(\.count).max() ?? 0
    // Where there is no room beside the edges, there is one for a letter.
    let room = max(width - 2 * Self.inset, 10)
    return Int(clamping: (Double(letters) * 10 / room).rounded(.up), to: 1...1_000)
  }

  private func holder(_ index: Int, _ frame: Rect) -> Layer {
    Layer(LayerID("film-\(index + 1)")) {
      $0.frame = frame
      $0.background = .color(bezel == nil ? .black : Self.background)
      $0.clipsToBounds = true
      if bezel == nil { $0.cornerRadii = CornerRadii(all: cornerRadius) }
    }
  }

  private func caption(_ text: String, number: Int, _ frame: Rect) -> Layer {
    var layer = Layer(LayerID("caption-\(number + 1)")) { $0.frame = frame }
    let run = TextRun(text, font: Font(size: 17, weight: 600), paint: .color(Self.ink))
    layer.content = .text(
      TextContent([run], alignment: .center, verticalAlignment: .center))
    return layer
  }
}
