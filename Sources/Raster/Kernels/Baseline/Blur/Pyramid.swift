import CVector

extension KernelBuild {
  /// Writes a + 3b + 3c + d of four rows of pixels of `source`, up to 2 040 per channel; `rows` are
  /// where they start.
  @inline(never)
  public static func halveRows(
    _ row: inout MutableSpan<UInt16>, in range: Range<Int>, source: Span<UInt32>,
    rows: (Int, Int, Int, Int)
  ) {
    let count = range.length / 4
    withChannels(&row, range) { words in
      withTexels(source, from: rows.0, count: count) { a in
        withTexels(source, from: rows.1, count: count) { b in
          withTexels(source, from: rows.2, count: count) { c in
            withTexels(source, from: rows.3, count: count) { d in
              halve(words, count: count, from: (a, b, c, d))
            }
          }
        }
      }
    }
  }
}

@inline(__always)
private func halve(_ words: Channels, count: Int, from rows: (Texels, Texels, Texels, Texels)) {
  var i = 0
  forEachStart(vectorPixels, count) { start in
    let inner = ordered(rows.1.load(start)) + ordered(rows.2.load(start))
    let sum = ordered(rows.0.load(start)) + ordered(rows.3.load(start)) + inner + inner + inner
    words.store(sum.low, 4 &* start)
    words.store(sum.high, 4 &* start &+ vectorWords)
    i = count
  }
  while i < count {
    for channel in 0..<4 {
      let shift = 8 &* UInt32(truncatingIfNeeded: channel)
      func at(_ texels: Texels) -> UInt32 { texels[i] &>> shift & 255 }
      let sum = at(rows.0) &+ 3 &* (at(rows.1) &+ at(rows.2)) &+ at(rows.3)
      words[4 &* i &+ channel] = UInt16(truncatingIfNeeded: sum)
    }
    i &+= 1
  }
}

/// Widened pixels in their own order, the first half in `low`.
@inline(__always)
private func ordered(_ pixels: Vector) -> U16Lanes { U16Lanes(vec_zip64(pixels)) }

extension KernelBuild {
  /// Halves a row of sums that `halveRows` made: pixel x is 4·(a + 3b + 3c + d) of the pixels from
  /// 2x on, counted from `start`, so 64 equal bytes become 256 times the byte.
  @inline(never)
  public static func halveSums(
    _ row: inout MutableSpan<UInt16>, in range: Range<Int>, source: Span<UInt16>, at start: Int
  ) {
    withChannels(&row, range) { words in
      withSource(source, from: start, count: 2 * words.count + 8) { source in
        halveColumns(words, source) { a, b, c, d in
          let inner = vec_add16(b, c)
          let outer = vec_add16(a, d)
          return vec_shl16_2(vec_add16(outer, vec_add16(inner, vec_add16(inner, inner))))
        } scalar: { a, b, c, d in
          4 &* (a &+ 3 &* (b &+ c) &+ d)
        }
      }
    }
  }

  /// Halves a row of finished channels: pixel x is (a + 3b + 3c + d) / 8 of the pixels from 2x on,
  /// counted from `start`, each product floored.
  @inline(never)
  public static func halveChannels(
    _ row: inout MutableSpan<UInt16>, in range: Range<Int>, source: Span<UInt16>, at start: Int
  ) {
    withChannels(&row, range) { words in
      withSource(source, from: start, count: 2 * words.count + 8) { source in
        let one = vec_set16(8_192)
        let three = vec_set16(24_576)
        halveColumns(words, source) { a, b, c, d in
          vec_add16(
            vec_add16(vec_mulhi_u16(a, one), vec_mulhi_u16(d, one)),
            vec_add16(vec_mulhi_u16(b, three), vec_mulhi_u16(c, three)))
        } scalar: { a, b, c, d in
          (a &* 8_192) &>> 16 &+ (d &* 8_192) &>> 16 &+ (b &* 24_576) &>> 16 &+ (c &* 24_576) &>> 16
        }
      }
    }
  }
}

/// Combines four pixels, from twice the index on, into one.
@inline(__always)
private func halveColumns(
  _ words: Channels, _ source: ChannelSource,
  vector: (Vector, Vector, Vector, Vector) -> Vector,
  scalar: (UInt32, UInt32, UInt32, UInt32) -> UInt32
) {
  var i = 0
  forEachStart(vectorWords, words.count) { start in
    // Pixels in pairs; the first and the second of each pair go to different registers.
    let p = source.load(2 &* start)
    let q = source.load(2 &* start &+ vectorWords)
    let r = source.load(2 &* start &+ 8)
    let s = source.load(2 &* start &+ 8 &+ vectorWords)
    let a = vec_unzip64(vec_low64(p, q))
    let b = vec_unzip64(vec_high64(p, q))
    let c = vec_unzip64(vec_low64(r, s))
    let d = vec_unzip64(vec_high64(r, s))
    words.store(vector(a, b, c, d), start)
    i = words.count
  }
  while i < words.count {
    let first = i / 4 &* 8 &+ i % 4
    func at(_ k: Int) -> UInt32 { UInt32(source[first &+ 4 &* k]) }
    words[i] = UInt16(truncatingIfNeeded: scalar(at(0), at(1), at(2), at(3)))
    i &+= 1
  }
}

extension KernelBuild {
  /// Fills what is before and behind some pixels of a row with the first and the last of them.
  @inline(never)
  public static func repeatEnds(_ row: inout MutableSpan<UInt16>, of inner: Range<Int>) {
    precondition(!inner.isEmpty && inner.lowerBound % 4 == 0, "there is no pixel to repeat")
    withChannels(&row, 0..<row.count) { words in
      precondition(inner.lowerBound >= 0 && inner.upperBound <= words.count, "too short a row")
      repeatPixel(words, at: inner.lowerBound, in: 0..<inner.lowerBound)
      repeatPixel(words, at: inner.upperBound &- 4, in: inner.upperBound..<words.count)
    }
  }

  /// Copies words of `source`, from `start` on, over `range`.
  @inline(never)
  public static func copyChannels(
    _ row: inout MutableSpan<UInt16>, in range: Range<Int>, source: Span<UInt16>, at start: Int
  ) {
    withChannels(&row, range) { words in
      withSource(source, from: start, count: words.count) { words.update(from: $0) }
    }
  }

  /// Doubles a row: pixel 2x is (a + 3b) / 4 and pixel 2x + 1 is (3b + c) / 4 of the pixels x, x + 1
  /// and x + 2 of `source`, counted from `start`; each product is floored.
  @inline(never)
  public static func doubleColumns(
    _ row: inout MutableSpan<UInt16>, in range: Range<Int>, source: Span<UInt16>, at start: Int
  ) {
    withChannels(&row, range) { words in
      let count = words.count / 8 * 4
      withSource(source, from: start, count: count + 8) { source in
        let quarter = vec_set16(16_384)
        let most = vec_set16(Int16(bitPattern: 49_152))
        var i = 0
        forEachStart(vectorWords, count) { start in
          let middle = vec_mulhi_u16(source.load(start &+ 4), most)
          let even = vec_zip64(vec_add16(vec_mulhi_u16(source.load(start), quarter), middle))
          let odd = vec_zip64(vec_add16(vec_mulhi_u16(source.load(start &+ 8), quarter), middle))
          words.store(vec_low64(even, odd), 2 &* start)
          words.store(vec_high64(even, odd), 2 &* start &+ vectorWords)
          i = count
        }
        while i < count {
          let to = i / 4 &* 8 &+ i % 4
          let middle = (UInt32(source[i &+ 4]) &* 49_152) &>> 16
          let before = (UInt32(source[i]) &* 16_384) &>> 16
          let after = (UInt32(source[i &+ 8]) &* 16_384) &>> 16
          words[to] = UInt16(truncatingIfNeeded: before &+ middle)
          words[to &+ 4] = UInt16(truncatingIfNeeded: middle &+ after)
          i &+= 1
        }
      }
    }
  }
}

@inline(__always)
private func repeatPixel(_ words: Channels, at index: Int, in range: Range<Int>) {
  let (a, b, c, d) = (words[index], words[index &+ 1], words[index &+ 2], words[index &+ 3])
  var i = range.lowerBound
  while i &+ 4 <= range.upperBound {
    (words[i], words[i &+ 1], words[i &+ 2], words[i &+ 3]) = (a, b, c, d)
    i &+= 4
  }
}
