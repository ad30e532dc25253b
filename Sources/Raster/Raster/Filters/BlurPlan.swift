import SegueGeometry

/// Plan of a blur: its coarse grid, its Gaussian, and the cells to compute.
///
/// Wide blurs run on a pyramid. Each octave down combines four pixels by the weights 1, 3, 3, 1, each
/// octave up spreads them by the same weights; both widen by 3/4 of a squared pixel of the finer grid.
/// The Gaussian in between supplies what is missing from the variance that was asked for.
struct BlurPlan: Sendable {
  /// Number of times the grid is halved.
  let octaves: Int
  /// The standard deviation of the Gaussian on the coarsest grid, in its cells.
  private let sigma: Double
  /// The cells that each grid must have before the Gaussian, the finest first, counted from the
  /// anchor.
  let wide: [PixelRect]
  /// The cells that each grid must have after it.
  let narrow: [PixelRect]

  /// The widest Gaussian on the coarsest grid, in cells.
  private static let widest = 8.0

  init(_ blur: Blur, _ region: PixelRect) {
    let sigma = Double(blur.sigma) / 65_536
    var octaves = 0
    while sigma >= BlurPlan.widest * Double(1 << octaves) { octaves += 1 }
    let cell = Double(1 << (2 * octaves))
    let variance = (sigma * sigma + 1.0 / 12 - (cell - 1) / 2) / cell - 1.0 / 12
    self.octaves = octaves
    self.sigma = max(variance, 0).squareRoot()
    var narrow = [region.offset(x: -blur.anchor.minX, y: -blur.anchor.minY)]
    for _ in 0..<octaves { narrow.append(narrow[narrow.count - 1].coarserForDoubling) }
    var wide = [narrow[octaves].outset(by: GaussianWeights.radius(self.sigma))]
    for _ in 0..<octaves { wide.insert(wide[0].finerForHalving, at: 0) }
    self.narrow = narrow
    self.wide = wide
  }

  /// The Gaussian on the coarsest grid: for who blurs, because finding it takes longer than all the rest.
  var gaussian: GaussianWeights { GaussianWeights(sigma: sigma) }

  /// The cells on either side that the Gaussian reaches.
  var radius: Int { GaussianWeights.radius(sigma) }
}

extension Blur {
  /// Distance within which other pixels affect one, in pixels: three and a half standard deviations, widened to
  /// whole cells of the grid the blur is computed on.
  public var reach: Int {
    let cell = PixelRect(x: anchor.minX, y: anchor.minY, width: 1, height: 1)
    let plan = BlurPlan(self, cell)
    return max(-plan.wide[0].minX, plan.wide[0].maxX) + 1 << plan.octaves
  }
}

extension PixelRect {
  /// The rectangle moved.
  func offset(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  /// The rectangle with more rows above and below.
  func taller(by rows: Int) -> PixelRect {
    PixelRect(minX: minX, minY: minY - rows, maxX: maxX, maxY: maxY + rows)
  }

  /// The cells of a grid of half the resolution from which these pixels are doubled.
  fileprivate var coarserForDoubling: PixelRect {
    PixelRect(
      minX: (minX >> 1) - 1, minY: (minY >> 1) - 1, maxX: ((maxX - 1) >> 1) + 2,
      maxY: ((maxY - 1) >> 1) + 2)
  }

  /// The cells of a grid of twice the resolution that are halved to these.
  fileprivate var finerForHalving: PixelRect {
    PixelRect(minX: 2 * minX - 1, minY: 2 * minY - 1, maxX: 2 * maxX + 1, maxY: 2 * maxY + 1)
  }
}

/// A Gaussian as whole weights that sum to 65 536, each the integral over one pixel.
struct GaussianWeights: Hashable, Sendable {
  /// The weights, the middle one for the pixel itself; 65 536 itself does not fit and counts as one
  /// less.
  let weights: [UInt16]

  /// The number of pixels on either side.
  var radius: Int { weights.count / 2 }

  /// Weights that reach three and a half standard deviations far; what lies beyond, an eighth of a
  /// level at an edge, is left out, and the rest sums to one again.
  init(sigma: Double) {
    guard sigma > 0 else {
      weights = [65_535]
      return
    }
    let radius = GaussianWeights.radius(sigma)
    func below(_ x: Double) -> Double { PortableMath.erf(x / sigma * 0.7071067811865476) }
    let parts = (-radius...radius).map { below(Double($0) + 0.5) - below(Double($0) - 0.5) }
    let total = parts.reduce(0, +)
    var whole = parts.map { Int(($0 / total * 65_536).rounded()) }
    whole[radius] += 65_536 - whole.reduce(0, +)
    weights = whole.map { UInt16(min($0, 65_535)) }
  }

  /// Returns the radius of the weights for a standard deviation.
  static func radius(_ sigma: Double) -> Int { Int((3.5 * max(sigma, 0)).rounded(.up)) }
}
