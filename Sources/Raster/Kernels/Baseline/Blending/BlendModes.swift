import CVector

// With S and D premultiplied, sa and da their alphas, a blend mode gives
// S·(1 − da) + D·(1 − sa) + sa·da·B(D/da, S/sa), in single precision, rounded once.
// `KernelBuild.compose` calls these for the modes.

/// Applies a mode that treats each channel by itself: `mixed` gets S, D, sa and da, all in 0...255, and
/// returns sa·da·B, in 0...255².
@inline(__always)
func blendSeparately(
  _ pixels: Pixels, _ texels: Texels, _ mixed: (Floats, Floats, Floats, Floats) -> Floats
) {
  blendChannels(pixels, texels) { s, d in
    s.map(d) { mixed($0, $1, s.alpha, d.alpha) }
  }
}

/// Applies a mode that looks at whole colors: `mixed` makes B of the colors S/sa and D/da in 0...1.
@inline(__always)
func blendWhole(
  _ pixels: Pixels, _ texels: Texels, _ mixed: (FloatChannels, FloatChannels) -> FloatChannels
) {
  blendChannels(pixels, texels) { s, d in
    let both = s.alpha * d.alpha
    return mixed(s.colors, d.colors).map { $0 * both }
  }
}

/// Adds to the mixed part what only one of the two covers.
@inline(__always)
private func blendChannels(
  _ pixels: Pixels, _ texels: Texels, _ mixed: (FloatChannels, FloatChannels) -> FloatChannels
) {
  replaceRegisters(pixels, texels) { old, new in
    let (s, d) = (FloatChannels(new), FloatChannels(old))
    let white = Floats(255)
    let (sourceRest, rest) = (white - s.alpha, white - d.alpha)
    let alone = s.map(d) { $0 * rest + $1 * sourceRest }
    var result = mixed(s, d).map(alone) { ($0 + $1) / white }
    result.alpha = (white * (s.alpha + d.alpha) - s.alpha * d.alpha) / white
    return result.pixels
  }
}

@inline(__always)
func hardLight(_ s: Floats, _ d: Floats, _ sa: Floats, _ da: Floats) -> Floats {
  let two = Floats(2)
  return sa.ifLess(two * s, sa * da - two * (da - d) * (sa - s), two * s * d)
}

@inline(__always)
func dodged(_ s: Floats, _ d: Floats, _ sa: Floats, _ da: Floats) -> Floats {
  let brightened = (d * sa * sa / (sa - s).greatest(Floats(1))).least(sa * da)
  let lit = s.ifLess(sa, brightened, sa * da)
  return Floats(0).ifLess(d, lit, Floats(0))
}

@inline(__always)
func burned(_ s: Floats, _ d: Floats, _ sa: Floats, _ da: Floats) -> Floats {
  let darkened = sa * da - ((da - d) * sa * sa / s.greatest(Floats(1))).least(sa * da)
  let lit = Floats(0).ifLess(s, darkened, Floats(0))
  return d.ifLess(da, lit, sa * da)
}

@inline(__always)
func softLight(_ s: Floats, _ d: Floats, _ sa: Floats, _ da: Floats) -> Floats {
  let one = Floats(1)
  let (cs, cb) = (s / sa.greatest(one), d / da.greatest(one))
  let slope = Floats(2) * cs - one
  let dark = cb + slope * cb * (one - cb)
  let bend = ((Floats(16) * cb - Floats(12)) * cb + Floats(4)) * cb
  let light = cb + slope * (Floats(0.25).ifLess(cb, cb.squareRoot, bend) - cb)
  return sa * da * Floats(0).ifLess(slope, light, dark)
}

extension FloatChannels {
  private var luminosity: Floats {
    @inline(__always) get { Floats(0.3) * red + Floats(0.59) * green + Floats(0.11) * blue }
  }

  private var least: Floats {
    @inline(__always) get { red.least(green).least(blue) }
  }

  private var greatest: Floats {
    @inline(__always) get { red.greatest(green).greatest(blue) }
  }

  /// The color with another's luminosity, moved into the range of colors along its hue.
  @inline(__always)
  func withLuminosity(of other: FloatChannels) -> FloatChannels {
    let shift = other.luminosity - luminosity
    let moved = map { $0 + shift }
    let (light, low, high) = (moved.luminosity, moved.least, moved.greatest)
    let (zero, one, tiny) = (Floats(0), Floats(1), Floats(1e-12))
    let lift = light / (light - low).greatest(tiny)
    let drop = (one - light) / (high - light).greatest(tiny)
    return moved.map { channel in
      let lifted = low.ifLess(zero, light + (channel - light) * lift, channel)
      return one.ifLess(high, light + (lifted - light) * drop, lifted).clamped
    }
  }

  /// The color with another's saturation, dark as can be.
  @inline(__always)
  func withSaturation(of other: FloatChannels) -> FloatChannels {
    let (low, high) = (least, greatest)
    let factor = (other.greatest - other.least) / (high - low).greatest(Floats(1e-12))
    return map { low.ifLess(high, ($0 - low) * factor, Floats(0)) }
  }
}
