import SegueGeometry
import SegueRaster
import SegueSceneGraph

/// Steps that filters apply to pixels, in order: blurs, and between them changes of color.
enum FilterStep {
  case blur(sigma: Double)
  case recolor([ColorMatrix])
  /// In squares with sides of so many points.
  case pixelate(Double)
  /// Averaged with what lies so many points to the right.
  case smear(Double)
  /// Seen through glass.
  case refract(Refraction)

  /// The steps of filters that change something; neighbors of one kind are taken together.
  static func steps(_ filters: [Filter]) -> [FilterStep] {
    filters.reduce(into: []) { steps, filter in
      switch filter {
      case .blur(let sigma): if sigma > 0 { steps.addBlur(sigma) }
      case .pixelate(let side): if side > 0 { steps.append(.pixelate(side)) }
      case .smear(let reach): if reach > 0 { steps.append(.smear(reach)) }
      case .refraction(let glass): if glass.isVisible { steps.append(.refract(glass)) }
      default:
        if let matrix = filter.matrix, matrix != .identity { steps.addMatrix(matrix) }
      }
    }
  }
}

extension [FilterStep] {
  /// Variances of blurs add up.
  fileprivate mutating func addBlur(_ sigma: Double) {
    if case .blur(let other)? = last {
      self[count - 1] = .blur(sigma: (sigma * sigma + other * other).squareRoot())
    } else {
      append(.blur(sigma: sigma))
    }
  }

  fileprivate mutating func addMatrix(_ matrix: ColorMatrix) {
    if case .recolor(let others)? = last {
      self[count - 1] = .recolor(others + [matrix])
    } else {
      append(.recolor([matrix]))
    }
  }
}

extension Filter {
  /// Color matrix of the filter, as CSS defines it; `nil` for a filter that reads neighbors.
  fileprivate var matrix: ColorMatrix? {
    switch self {
    case .blur, .pixelate, .smear, .refraction: nil
    case .brightness(let amount): .diagonal(amount)
    case .contrast(let amount): .diagonal(amount, adding: 0.5 - 0.5 * amount)
    case .saturation(let amount):
      .towardsGray(1 - amount, Gray(red: 0.213, green: 0.715, blue: 0.072))
    case .grayscale(let amount):
      .towardsGray(amount, Gray(red: 0.2126, green: 0.7152, blue: 0.0722))
    case .mean(let amount): .towardsGray(amount, Gray(red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3))
    case .hueRotation(let angle): .rotatingHue(angle)
    case .invert(let amount): .diagonal(1 - 2 * amount, adding: amount)
    }
  }
}

/// Weights of the channels in a gray.
private struct Gray {
  let red: Double
  let green: Double
  let blue: Double
}

extension ColorMatrix {
  /// Each channel by itself: a factor and a sum.
  fileprivate static func diagonal(_ factor: Double, adding sum: Double = 0) -> ColorMatrix {
    ColorMatrix(rows: (factor, 0, 0, sum), (0, factor, 0, sum), (0, 0, factor, sum))
  }

  /// A mix of each channel with the gray; a negative share leads away from it.
  fileprivate static func towardsGray(_ share: Double, _ gray: Gray) -> ColorMatrix {
    let (r, g, b) = (gray.red * share, gray.green * share, gray.blue * share)
    let rest = 1 - share
    return ColorMatrix(rows: (r + rest, g, b, 0), (r, g + rest, b, 0), (r, g, b + rest, 0))
  }

  /// A turn about the gray axis, with the numbers of the specification.
  fileprivate static func rotatingHue(_ angle: Angle) -> ColorMatrix {
    let turn = PortableMath.sincos(degrees: angle.degrees)
    let (c, s) = (turn.cos, turn.sin)
    return ColorMatrix(
      rows: (
        0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928,
        0
      ),
      (
        0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283,
        0
      ),
      (
        0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072,
        0
      ))
  }

  private typealias Row = (Double, Double, Double, Double)

  private init(rows red: Row, _ green: Row, _ blue: Row) {
    func numbers(_ row: Row) -> SIMD4<Float> {
      SIMD4(Float(row.0), Float(row.1), Float(row.2), Float(row.3))
    }
    self.init(red: numbers(red), green: numbers(green), blue: numbers(blue))
  }
}
