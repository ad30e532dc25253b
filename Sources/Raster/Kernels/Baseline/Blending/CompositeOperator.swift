#if !WIDE_KERNELS
  /// Operators that combine a source with a destination: those of Porter and Duff, and the blend modes of the
  /// W3C's compositing specification.
  ///
  /// With S and D premultiplied, sa and da their alphas, all in 0...1; where coverage is partial the
  /// result is mixed with D by it. A blend mode B of the colors Cs = S/sa and Cb = D/da gives
  /// S·(1 − da) + D·(1 − sa) + sa·da·B.
  @frozen
  public enum CompositeOperator: Hashable, Sendable, CaseIterable {
    /// 0.
    case clear
    /// S.
    case source
    /// D.
    case destination
    /// S + D·(1 − sa).
    case sourceOver
    /// D + S·(1 − da).
    case destinationOver
    /// S·da.
    case sourceIn
    /// D·sa.
    case destinationIn
    /// S·(1 − da).
    case sourceOut
    /// D·(1 − sa).
    case destinationOut
    /// S·da + D·(1 − sa).
    case sourceAtop
    /// D·sa + S·(1 − da).
    case destinationAtop
    /// S·(1 − da) + D·(1 − sa).
    case exclusiveOr
    /// D·Y, where Y is the luminance of S: 0.2125 of its red, 0.7154 of its green and 0.0721 of its blue.
    case luminanceIn
    /// D·(1 − Y).
    case luminanceOut
    /// S + D, at most 1.
    case plus
    /// S·D.
    case modulate
    /// B = Cs·Cb.
    case multiply
    /// B = Cs + Cb − Cs·Cb.
    case screen
    /// Hard light with the roles exchanged.
    case overlay
    /// B = min(Cs, Cb).
    case darken
    /// B = max(Cs, Cb).
    case lighten
    /// B = Cb / (1 − Cs), at most 1.
    case colorDodge
    /// B = 1 − (1 − Cb) / Cs, at least 0.
    case colorBurn
    /// Twice the product for dark colors, the screen of doubled light ones.
    case hardLight
    /// A darkened or lightened backdrop, without hard edges.
    case softLight
    /// B = |Cs − Cb|.
    case difference
    /// B = Cs + Cb − 2·Cs·Cb.
    case exclusion
    /// The hue of S, saturation and luminosity of D.
    case hue
    /// The saturation of S, hue and luminosity of D.
    case saturation
    /// Hue and saturation of S, the luminosity of D.
    case color
    /// The luminosity of S, hue and saturation of D.
    case luminosity
  }

  extension CompositeOperator {
    /// True if opaque pixels stay opaque.
    @inlinable
    public var keepsAlpha: Bool {
      switch self {
      case .clear, .source, .sourceIn, .destinationIn, .sourceOut, .destinationOut,
        .destinationAtop, .exclusiveOr, .luminanceIn, .luminanceOut, .modulate:
        false
      case .destination, .sourceOver, .destinationOver, .sourceAtop, .plus, .multiply, .screen,
        .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight, .softLight, .difference,
        .exclusion, .hue, .saturation, .color, .luminosity:
        true
      }
    }
  }
#endif
