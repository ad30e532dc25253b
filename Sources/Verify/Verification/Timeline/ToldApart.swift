import SegueTextSupport

/// Two values as people read them: numbers with one decimal, or with as many as it takes to tell them
/// apart.
struct ToldApart: Hashable {
  let old: String
  let new: String

  /// Two values as goldens write them: numbers, lists of them, or other words.
  init(_ old: String, _ new: String) {
    guard let was = old.numbers, let now = new.numbers else {
      (self.old, self.new) = (old.visible, new.visible)
      return
    }
    let decimals = Self.decimals(was, now)
    func text(_ numbers: [Double]) -> String {
      numbers.map { NumberText.format($0, atMost: decimals) }.joined(separator: ",")
    }
    (self.old, self.new) = (text(was), text(now))
  }

  /// Two numbers.
  init(_ old: Double, _ new: Double) {
    self.init(NumberText.format(old), NumberText.format(new))
  }

  /// So many decimals that no difference is told a quarter too large or too small; small numbers, such
  /// as opacities, have two.
  private static func decimals(_ old: [Double], _ new: [Double]) -> Int {
    let isSmall = (old + new).allSatisfy { $0.magnitude < 2 }
    let least = isSmall ? 2 : 1
    return (least..<6).first { decimals in
      zip(old, new).allSatisfy { a, b in
        let told = a.rounded(toDecimals: decimals) - b.rounded(toDecimals: decimals)
        return (told - (a - b)).magnitude <= (a - b).magnitude / 4
      }
    } ?? 6
  }
}
