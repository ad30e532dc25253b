#if !WIDE_KERNELS
  /// Strength with which a sample replaces its backdrop, folded into the weights of the sampling.
  ///
  /// For an alpha of o/255: the sample's weight is round(64·65 536·alpha / 255), the backdrop's
  /// round(16 384·(1 − alpha)), and the bias round(8 192·alpha) + 33 undoes the offset of the
  /// signed texels, rounds, and makes up for two floors.
  @frozen
  public struct SamplingWeights: Hashable, Sendable {
    /// The weight of the picture at full size.
    public var near: Int
    /// The weight of the picture at the next smaller size; zero if one size suffices.
    public var far: Int
    /// The weight of the backdrop.
    public var backdrop: Int
    /// Bias added before the final shift.
    public var bias: Int

    /// The weights for an opacity, split between two sizes: `distance` is the share of the smaller
    /// size in 1/65 536.
    public init(opacity: UInt8, distance: Int = 0) {
      let total = (Int(opacity) * 2 * 64 * 65_536 + 65_025) / (2 * 65_025)
      far = (total * distance + 32_768) >> 16
      near = total - far
      backdrop = ((255 - Int(opacity)) * 2 * 16_384 + 255) / 510
      bias = (Int(opacity) * 2 * 8_192 + 255) / 510 + 33
    }

    /// True if the backdrop is hidden.
    public var hidesBackdrop: Bool { backdrop == 0 }
  }
#endif
