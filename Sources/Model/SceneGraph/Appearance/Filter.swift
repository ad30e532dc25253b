public import SegueGeometry

/// A change to the finished pixels of a layer, or of what lies behind it.
///
/// A layer's filters act in its own plane and before its mask: a blur is stretched and tilted with the
/// layer, and what it has spread ends at the mask.
public enum Filter: Hashable, Sendable {
  /// Gaussian blur with this standard deviation, in points.
  case blur(sigma: Double)
  /// Multiplies the components; 1 changes nothing.
  case brightness(Double)
  /// Moves the components away from middle gray; 1 changes nothing.
  case contrast(Double)
  /// Moves the components away from their gray; 1 changes nothing, 0 is gray.
  case saturation(Double)
  /// Turns the colors around the gray axis.
  case hueRotation(Angle)
  /// Moves the components towards their gray; 0 changes nothing, 1 is gray.
  case grayscale(Double)
  /// Moves the components towards their mean, in which all weigh the same; 0 changes nothing, 1 is
  /// gray.
  case mean(Double)
  /// Divides the box, from its top left corner on, into squares with sides of so many points, each of
  /// the color in its middle.
  case pixelate(Double)
  /// Averages each place with those within so many points to the right of it, as far as the box goes.
  case smear(Double)
  /// Moves the components towards their negative; 0 changes nothing, 1 is the negative.
  case invert(Double)
  /// Displaces each place as a pane of glass with the shape of the box does.
  case refraction(Refraction)

  /// The name of the filter's kind, as scene files write it.
  package var name: String {
    switch self {
    case .blur: "blur"
    case .brightness: "brightness"
    case .contrast: "contrast"
    case .saturation: "saturation"
    case .hueRotation: "hueRotation"
    case .grayscale: "grayscale"
    case .mean: "mean"
    case .pixelate: "pixelate"
    case .smear: "smear"
    case .invert: "invert"
    case .refraction: "refraction"
    }
  }

  /// The number of the filter that moves: points, a factor, or degrees.
  package var amount: Double {
    get {
      switch self {
      case .blur(let amount), .brightness(let amount), .contrast(let amount),
        .saturation(let amount), .grayscale(let amount), .mean(let amount), .pixelate(let amount),
        .smear(let amount), .invert(let amount):
        amount
      case .hueRotation(let angle): angle.degrees
      case .refraction(let refraction): refraction.depth
      }
    }
    set {
      switch self {
      case .blur: self = .blur(sigma: newValue)
      case .brightness: self = .brightness(newValue)
      case .contrast: self = .contrast(newValue)
      case .saturation: self = .saturation(newValue)
      case .hueRotation: self = .hueRotation(.degrees(newValue))
      case .grayscale: self = .grayscale(newValue)
      case .mean: self = .mean(newValue)
      case .pixelate: self = .pixelate(newValue)
      case .smear: self = .smear(newValue)
      case .invert: self = .invert(newValue)
      case .refraction(var refraction):
        refraction.depth = newValue
        self = .refraction(refraction)
      }
    }
  }
}
