/// A color whose components are multiplied by its alpha, from 0 to 1.
typealias Premultiplied = (red: Double, blue: Double, alpha: Double)

/// One color mixed with another below it, in a way that font files know by its number; `nil` for ways
/// of which no component can be told by itself, and some that are made of others.
func mixTwin(_ mode: Int, _ s: Premultiplied, _ d: Premultiplied) -> Premultiplied? {
  func sum(_ a: Double, _ b: Double) -> Premultiplied {
    (s.red * a + d.red * b, s.blue * a + d.blue * b, s.alpha * a + d.alpha * b)
  }
  switch mode {
  case 0: return sum(0, 0)
  case 1: return s
  case 2: return d
  case 3: return sum(1, 1 - s.alpha)
  case 4: return sum(1 - d.alpha, 1)
  case 5: return sum(d.alpha, 0)
  case 6: return sum(0, s.alpha)
  case 7: return sum(1 - d.alpha, 0)
  case 8: return sum(0, 1 - s.alpha)
  case 9: return sum(d.alpha, 1 - s.alpha)
  case 10: return sum(1 - d.alpha, s.alpha)
  case 11: return sum(1 - d.alpha, 1 - s.alpha)
  case 12:
    let both = sum(1, 1)
    return (red: min(both.red, 1), blue: min(both.blue, 1), alpha: min(both.alpha, 1))
  default:
    let functions: [Int: (Double, Double) -> Double] = [
      13: { $0 + $1 - $0 * $1 }, 15: { min($0, $1) }, 16: { max($0, $1) },
      21: { abs($0 - $1) }, 22: { $0 + $1 - 2 * $0 * $1 }, 23: { $0 * $1 },
    ]
    guard let function = functions[mode] else { return nil }
    func channel(_ s: Double, _ sa: Double, _ d: Double, _ da: Double) -> Double {
      let both = sa > 0 && da > 0 ? function(s / sa, d / da) : 0
      return s * (1 - da) + d * (1 - sa) + sa * da * both
    }
    return (
      red: channel(s.red, s.alpha, d.red, d.alpha),
      blue: channel(s.blue, s.alpha, d.blue, d.alpha),
      alpha: s.alpha + d.alpha - s.alpha * d.alpha
    )
  }
}
