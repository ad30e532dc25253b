extension MovieRecipe {
  /// About what the encoder takes, as measured on frames of eight million pixels and rounded up: the
  /// frames it looks at, and what it knows of each block.
  public var encoderBytes: Int {
    let bytes =
      switch codec {
      case .h264(.small): 104
      case .h264: 48
      case .h264Lossless: 72
      case .prores: 56
      case .vp9: 88
      case .ffv1, .av1: 192
      }
    return format.width * format.height * bytes
  }
}
