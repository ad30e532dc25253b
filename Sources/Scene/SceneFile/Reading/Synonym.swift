/// Words that other formats have for our members.
///
/// A letter or two are mended by spelling; these are words that nobody could find that way.
enum Synonym {
  /// The members that `word` may stand for, the likeliest first.
  static func members(for word: String) -> [String] { table[word.lowercased()] ?? [] }

  private static let table: [String: [String]] = [
    "align": ["alignment"], "alpha": ["opacity"], "alternate": ["autoreverse"],
    "backgroundcolor": ["background"], "begin": ["delay"], "borderradius": ["cornerRadius"],
    "bounciness": ["bounce"], "color": ["background", "fill"], "colors": ["stops"],
    "content": ["text"], "curve": ["easing"], "dampingfraction": ["dampingRatio"],
    "ease": ["easing"], "end": ["to"], "file": ["src"], "fillmode": ["fill"],
    "fontfamily": ["family"], "fontsize": ["size"], "fontweight": ["weight"],
    "framerate": ["fps"], "friction": ["damping"], "height": ["size"], "iterations": ["repeat"],
    "label": ["text"], "layers": ["children"], "linespacing": ["lineHeight"], "loop": ["repeat"],
    "maxlines": ["maximumLines"], "name": ["id"], "overflow": ["clip"],
    "path": ["src", "data", "along"],
    "pivot": ["anchor"], "radius": ["cornerRadius"], "repeatcount": ["repeat"],
    "rotation": ["rotate"], "rx": ["cornerRadius"], "shapes": ["children"], "start": ["delay"],
    "sublayers": ["children"], "tension": ["stiffness"], "time": ["at", "delay"],
    "timing": ["easing"], "timingfunction": ["easing"], "tracking": ["letterSpacing"],
    "transformorigin": ["anchor"], "translation": ["translate"], "type": ["spring"],
    "url": ["src"], "velocity": ["initialVelocity"], "visible": ["hidden"], "width": ["size"],
    "x": ["positionX"], "y": ["positionY"], "z": ["zPosition"], "zindex": ["zPosition"],
  ]
}
