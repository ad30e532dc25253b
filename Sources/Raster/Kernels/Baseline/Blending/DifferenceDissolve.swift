import CVector

extension KernelBuild {
  /// Leads each pixel back towards that of `source`, channel by channel, by how much both differ there:
  /// by as many of 255 levels as `steps` has for |S − D|, and no further than S.
  ///
  /// Pixels whose four differences, squared, add up to more than `limit` stay as they are. No color
  /// comes out above its alpha.
  @inline(never)
  public static func dissolve(
    _ row: inout MutableSpan<UInt32>, in range: Range<Int>, source: Span<UInt32>, at start: Int,
    steps: Span<UInt8>, limit: Int
  ) {
    withPixels(&row, range) { pixels in
      withTexels(source, from: start, count: pixels.count) { texels in
        unsafe steps.withUnsafeBufferPointer { steps in
          precondition(steps.count == 256, "a difference has no step")
          unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { scratch in
            let law = unsafe DissolveLaw(steps: steps, limit: limit, scratch: scratch)
            replace(pixels) { new, i in
              law.dissolved(new, texels.load(i))
            } scalar: { new, i in
              law.dissolved(new, texels[i])
            }
          }
        }
      }
    }
  }
}

/// Effect of differences on pixels.
@safe
private struct DissolveLaw {
  /// The largest sum of four squared differences.
  private static let all = 4 * 255 * 255

  private let steps: UnsafeBufferPointer<UInt8>
  private let limit: Int
  /// As many bytes as a register has.
  private let scratch: UnsafeMutableBufferPointer<UInt8>

  @inline(__always)
  init(
    steps: UnsafeBufferPointer<UInt8>, limit: Int, scratch: UnsafeMutableBufferPointer<UInt8>
  ) {
    unsafe self.steps = unsafe steps
    self.limit = min(max(limit, -1), Self.all)
    unsafe self.scratch = unsafe scratch
  }

  // MARK: - A register of pixels

  @inline(__always)
  func dissolved(_ new: Vector, _ old: Vector) -> Vector {
    var (up, down) = (vec_sub8_saturating(old, new), vec_sub8_saturating(new, old))
    if limit < Self.all {
      let changing = within(vec_or(up, down))
      (up, down) = (vec_and(up, changing), vec_and(down, changing))
    }
    let differences = vec_or(up, down)
    if vec_is_zero(differences) != 0 { return new }
    let way = lookedUp(differences)
    let mixed = vec_sub8_saturating(
      vec_add8_saturating(new, vec_min8(way, up)), vec_min8(way, down))
    if vec_is_zero(vec_sub8_saturating(mixed, alphas(mixed))) != 0 { return mixed }
    return dissolvedOneByOne(new, old)
  }

  /// All bits of the pixels whose differences are within the limit.
  @inline(__always)
  private func within(_ differences: Vector) -> Vector {
    let words = U16Lanes(differences)
    let (low, high) = (vec_madd16(words.low, words.low), vec_madd16(words.high, words.high))
    let squares = vec_add32(vec_even32(low, high), vec_odd32(low, high))
    return vec_if_less_f32(
      Floats(repeating: limit).register, vec_floats(squares), vec_zero(), vec_set32(-1))
  }

  /// Each pixel's alpha, in all of its bytes.
  @inline(__always)
  private func alphas(_ pixels: Vector) -> Vector {
    let alpha = vec_shr32_24(pixels)
    let twice = vec_or(alpha, vec_shl32_8(alpha))
    return vec_or(twice, vec_shl32_16(twice))
  }

  /// The step for each byte: no instruction of all processors looks up that many.
  @inline(__always)
  private func lookedUp(_ differences: Vector) -> Vector {
    guard let bytes = unsafe scratch.baseAddress else { return differences }
    unsafe vec_store(bytes, differences)
    for i in 0..<4 &* vectorPixels { unsafe bytes[i] = unsafe steps[Int(bytes[i])] }
    return unsafe vec_load(bytes)
  }

  /// The same where a color comes out above its alpha.
  @inline(never)
  private func dissolvedOneByOne(_ new: Vector, _ old: Vector) -> Vector {
    unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 32) {
      guard let base = $0.baseAddress else { return new }
      let (pixels, others) = unsafe (base, base + 16)
      unsafe vec_store(pixels, new)
      unsafe vec_store(others, old)
      for i in 0..<vectorPixels { unsafe pixels[i] = unsafe dissolved(pixels[i], others[i]) }
      return unsafe vec_load(pixels)
    }
  }

  // MARK: - One pixel

  @inline(__always)
  func dissolved(_ new: UInt32, _ old: UInt32) -> UInt32 {
    if new == old || squares(new, old) > limit { return new }
    let alpha = mixed(new, old, 24)
    let blue = min(mixed(new, old, 16), alpha)
    let green = min(mixed(new, old, 8), alpha)
    let red = min(mixed(new, old, 0), alpha)
    return alpha &<< 24 | blue &<< 16 | green &<< 8 | red
  }

  /// The sum of the squares by which the channels of two pixels differ.
  @inline(__always)
  private func squares(_ a: UInt32, _ b: UInt32) -> Int {
    let red = Int(a & 255) &- Int(b & 255)
    let green = Int(a &>> 8 & 255) &- Int(b &>> 8 & 255)
    let blue = Int(a &>> 16 & 255) &- Int(b &>> 16 & 255)
    let alpha = Int(a &>> 24) &- Int(b &>> 24)
    return red &* red &+ green &* green &+ blue &* blue &+ alpha &* alpha
  }

  /// The channel of two pixels at `shift`.
  @inline(__always)
  private func mixed(_ new: UInt32, _ old: UInt32, _ shift: UInt32) -> UInt32 {
    let (new, old) = (new &>> shift & 255, old &>> shift & 255)
    let difference = new < old ? old &- new : new &- old
    let way = unsafe min(UInt32(steps[Int(difference)]), difference)
    return new < old ? new &+ way : new &- way
  }
}
