/// A walk from the first pixel of a run on.
protocol SampledWalk {
  /// Sampling place of a register of pixels.
  associatedtype Place
  /// Sampling place of one pixel, with the channels found there.
  associatedtype Channels: SampledChannels

  /// The pixels whose texels are all in the strips: the walk is straight, so they are neighbors.
  func interior(of count: Int) -> Range<Int>
  /// Computes the offsets of the texels of `range`.
  func locate(_ range: Range<Int>)
  func place(at index: Int) -> Place
  func advanced(_ place: Place) -> Place
  /// The weighted sums of a register of pixels, one word per channel; `index` counts the offsets.
  func sums(_ index: Int, _ place: Place) -> U16Lanes
  func channels(at index: Int) -> Channels
}

/// The weighted sums of the channels of one pixel.
protocol SampledChannels {
  func sum(_ shift: UInt32) -> Int
}

/// Walks over two sizes of a picture at once.
struct TwoWalks: SampledWalk {
  let near: StripWalk
  let far: StripWalk

  struct Channels: SampledChannels {
    let near: TexelQuad
    let far: TexelQuad

    @inline(__always)
    func sum(_ shift: UInt32) -> Int { near.sum(shift) &+ far.sum(shift) }
  }

  @inline(__always)
  func interior(of count: Int) -> Range<Int> {
    near.interior(of: count).clamped(to: far.interior(of: count))
  }

  @inline(__always)
  func locate(_ range: Range<Int>) {
    near.locate(range)
    far.locate(range)
  }

  @inline(__always)
  func place(at index: Int) -> (Vector, Vector) { (near.place(at: index), far.place(at: index)) }

  @inline(__always)
  func advanced(_ place: (Vector, Vector)) -> (Vector, Vector) {
    (near.advanced(place.0), far.advanced(place.1))
  }

  @inline(__always)
  func sums(_ index: Int, _ place: (Vector, Vector)) -> U16Lanes {
    near.sums(index, place.0) + far.sums(index, place.1)
  }

  @inline(__always)
  func channels(at index: Int) -> Channels {
    Channels(near: near.channels(at: index), far: far.channels(at: index))
  }
}
