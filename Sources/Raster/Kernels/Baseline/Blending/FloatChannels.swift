import CVector

/// The channels of a register of pixels: premultiplied, in 0...255, or colors in 0...1.
struct FloatChannels {
  var red: Floats
  var green: Floats
  var blue: Floats
  var alpha: Floats

  @inline(__always)
  init(red: Floats, green: Floats, blue: Floats, alpha: Floats) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The bytes of pixels.
  @inline(__always)
  init(_ pixels: Vector) {
    let byte = vec_set32(255)
    self.init(
      red: Floats(vec_floats(vec_and(pixels, byte))),
      green: Floats(vec_floats(vec_and(vec_shr32_8(pixels), byte))),
      blue: Floats(vec_floats(vec_and(vec_shr32_16(pixels), byte))),
      alpha: Floats(vec_floats(vec_shr32_24(pixels))))
  }

  /// The channels as bytes, rounded to nearest.
  var pixels: Vector {
    @inline(__always) get {
      vec_or(
        vec_or(rounded(red), vec_shl32_8(rounded(green))),
        vec_or(vec_shl32_16(rounded(blue)), vec_shl32_24(rounded(alpha))))
    }
  }

  @inline(__always)
  private func rounded(_ channel: Floats) -> Vector { (channel + Floats(0.5)).integers }

  /// The colors without their alpha; black where there is none.
  var colors: FloatChannels {
    @inline(__always) get {
      let divisor = alpha.greatest(Floats(1))
      return map { $0 / divisor }
    }
  }

  /// The same function of each color channel.
  @inline(__always)
  func map(_ body: (Floats) -> Floats) -> FloatChannels {
    FloatChannels(red: body(red), green: body(green), blue: body(blue), alpha: alpha)
  }

  /// The same function of the color channels of two.
  @inline(__always)
  func map(_ other: FloatChannels, _ body: (Floats, Floats) -> Floats) -> FloatChannels {
    FloatChannels(
      red: body(red, other.red), green: body(green, other.green), blue: body(blue, other.blue),
      alpha: alpha)
  }
}

/// Replaces each pixel by a function of itself, register by register; the last one may be filled up
/// with nothing.
@inline(__always)
func replaceRegisters(_ pixels: Pixels, _ change: (Vector) -> Vector) {
  var i = 0
  while i < pixels.count {
    let rest = pixels.part(i..<pixels.count)
    if rest.count >= vectorPixels {
      rest.store(change(rest.load(0)), 0)
    } else {
      withRegister(rest) { $0.store(change($0.load(0)), 0) }
    }
    i &+= vectorPixels
  }
}

/// Replaces each pixel by a function of itself and the texel beside it.
@inline(__always)
func replaceRegisters(_ pixels: Pixels, _ texels: Texels, _ change: (Vector, Vector) -> Vector) {
  var i = 0
  while i < pixels.count {
    let rest = pixels.part(i..<pixels.count)
    let others = texels.advanced(by: i)
    if rest.count >= vectorPixels {
      rest.store(change(rest.load(0), others.load(0)), 0)
    } else {
      withRegister(rest) { register in
        unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 16) {
          guard let base = $0.baseAddress else { return }
          let copy = unsafe Pixels(base, count: 16)
          copy.update(repeating: 0)
          for i in 0..<rest.count { copy[i] = others[i] }
          register.store(change(register.load(0), copy.load(0)), 0)
        }
      }
    }
    i &+= vectorPixels
  }
}

/// Calls `body` with a copy of fewer pixels than a register has, and takes back what it makes of
/// them.
@inline(__always)
private func withRegister(_ pixels: Pixels, _ body: (Pixels) -> Void) {
  unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 16) {
    guard let base = $0.baseAddress else { return }
    let register = unsafe Pixels(base, count: 16)
    register.update(repeating: 0)
    for i in 0..<pixels.count { register[i] = pixels[i] }
    body(register)
    for i in 0..<pixels.count { pixels[i] = register[i] }
  }
}
