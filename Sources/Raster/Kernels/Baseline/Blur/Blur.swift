import CVector

extension KernelBuild {
  /// Writes 256 times the bytes of pixels of `source`, from `start` on.
  @inline(never)
  public static func widen(
    _ row: inout MutableSpan<UInt16>, in range: Range<Int>, source: Span<UInt32>, at start: Int
  ) {
    withChannels(&row, range) { words in
      let count = words.count / 4
      withTexels(source, from: start, count: count) { texels in
        var i = 0
        forEachStart(vectorPixels, count) { start in
          let pixels = vec_zip64(texels.load(start))
          words.store(vec_low8(vec_zero(), pixels), 4 &* start)
          words.store(vec_high8(vec_zero(), pixels), 4 &* start &+ vectorWords)
          i = count
        }
        while i < count {
          for channel in 0..<4 {
            let byte = texels[i] &>> (8 &* UInt32(truncatingIfNeeded: channel)) & 255
            words[4 &* i &+ channel] = UInt16(truncatingIfNeeded: byte &<< 8)
          }
          i &+= 1
        }
      }
    }
  }

  /// Writes the rounded bytes of 16-bit channels, from `start` on.
  @inline(never)
  public static func narrow(
    _ row: inout MutableSpan<UInt32>, in range: Range<Int>, source: Span<UInt16>, at start: Int
  ) {
    withPixels(&row, range) { pixels in
      withSource(source, from: start, count: 4 * pixels.count) { words in
        let half = vec_set16(128)
        var i = 0
        forEachStart(vectorPixels, pixels.count) { start in
          let a = vec_shr16_8(vec_add16(words.load(4 &* start), half))
          let b = vec_shr16_8(vec_add16(words.load(4 &* start &+ vectorWords), half))
          pixels.store(vec_unzip64(vec_pack_u8(a, b)), start)
          i = pixels.count
        }
        while i < pixels.count {
          var pixel: UInt32 = 0
          for channel in 0..<4 {
            let byte = (UInt32(words[4 &* i &+ channel]) &+ 128) &>> 8
            pixel |= byte &<< (8 &* UInt32(truncatingIfNeeded: channel))
          }
          pixels[i] = pixel
          i &+= 1
        }
      }
    }
  }

  /// Writes sums of weighted words.
  ///
  /// Word i is the sum over k of source[start + i + k·stride]·weights[k], each product shifted down
  /// by 16, plus half a unit per weight, which is what the shifts lose on average. With a stride of four words that is a row against a kernel, with a stride of a row's
  /// length a column.
  @inline(never)
  public static func convolve(
    _ row: inout MutableSpan<UInt16>, in range: Range<Int>, source: Span<UInt16>, at start: Int,
    stride: Int, weights: Span<UInt16>
  ) {
    let taps = unsafe weights.withUnsafeBufferPointer { $0.count }
    withChannels(&row, range) { words in
      withSource(source, from: start, count: words.count + (taps - 1) * stride) { source in
        withSource(weights, from: 0, count: taps) { weights in
          var i = 0
          forEachStart(2 &* vectorWords, words.count) { start in
            let (a, b) = sums(
              of: source.advanced(by: start), stride: stride, weights: weights, taps: taps)
            words.store(a, start)
            words.store(b, start &+ vectorWords)
            i = words.count
          }
          while i < words.count {
            var sum = UInt32(truncatingIfNeeded: taps &>> 1)
            for k in 0..<taps {
              sum &+= (UInt32(source[i &+ k &* stride]) &* UInt32(weights[k])) &>> 16
            }
            words[i] = UInt16(truncatingIfNeeded: sum)
            i &+= 1
          }
        }
      }
    }
  }
}

@inline(__always)
private func sums(
  of source: ChannelSource, stride: Int, weights: ChannelSource, taps: Int
) -> (Vector, Vector) {
  var a = vec_set16(Int16(truncatingIfNeeded: taps &>> 1))
  var b = a
  var k = 0
  while k < taps {
    let weight = vec_set16(Int16(bitPattern: weights[k]))
    let from = k &* stride
    a = vec_add16(a, vec_mulhi_u16(source.load(from), weight))
    b = vec_add16(b, vec_mulhi_u16(source.load(from &+ vectorWords), weight))
    k &+= 1
  }
  return (a, b)
}
