import CVector

#if WIDE_KERNELS
  import SegueKernels
#endif

/// Runs whose pixels exist.
@safe
struct SampledRuns {
  private let base: UnsafePointer<SampledRun>?
  let count: Int

  @inline(__always)
  init(_ runs: UnsafeBufferPointer<SampledRun>, in pixels: Pixels) {
    unsafe base = runs.baseAddress
    count = runs.count
    forEach { run in
      precondition(run.start >= 0 && run.count >= 0, "a run begins before the pixels")
      precondition(run.count <= SampledRun.longest, "a run is too long")
      precondition(run.start <= pixels.count &- run.count, "a run ends after the pixels")
    }
  }

  /// The first run.
  @inline(__always)
  var first: SampledRun? { unsafe count > 0 ? base?.pointee : nil }

  /// The pixels of the longest run.
  @inline(__always)
  var mostPixels: Int {
    var most = 0
    forEach { most = max(most, $0.count) }
    return most
  }

  @inline(__always)
  func forEach(_ body: (SampledRun) -> Void) {
    forEachIndex { body($1) }
  }

  @inline(__always)
  func forEachIndex(_ body: (Int, SampledRun) -> Void) {
    guard let base = unsafe base else { return }
    var index = 0
    while index < count {
      body(index, unsafe base[index])
      index &+= 1
    }
  }

  /// The run that comes some runs after another, as if all were followed by the same runs once more,
  /// `step` from there.
  @inline(__always)
  func run(_ distance: Int, after index: Int, _ step: PixelStep) -> SampledRun? {
    guard let base = unsafe base else { return nil }
    let later = index &+ distance
    if later < count { return unsafe base[later] }
    if later &- count >= count { return nil }
    var run = unsafe base[later &- count]
    run.start &+= step.pixels
    run.behind &+= step.behind
    return run
  }
}

/// The pixels of a run and what is behind them.
protocol SampledRow {
  var pixels: Pixels { get }
  /// Number of pixels that may be read, and written unchanged.
  var room: Int { get }
  /// Returns the backdrop of a pixel.
  func old(_ index: Int) -> UInt32
  /// Returns the backdrop of a register of pixels.
  func old(registerAt index: Int) -> Vector
}

/// Pixels that are their own backdrop.
struct PixelsInPlace: SampledRow {
  let pixels: Pixels
  let room: Int

  @inline(__always)
  init(_ pixels: Pixels, _ run: SampledRun) {
    self.pixels = pixels.part(run.start..<run.start &+ run.count)
    room = pixels.count &- run.start
  }

  @inline(__always)
  func old(_ index: Int) -> UInt32 { pixels[index] }

  @inline(__always)
  func old(registerAt index: Int) -> Vector { pixels.load(index) }
}

/// Pixels whose backdrop is hidden.
struct HiddenBackdrop: SampledRow {
  let pixels: Pixels
  let room: Int

  @inline(__always)
  init(_ pixels: Pixels, _ run: SampledRun) {
    self.pixels = pixels.part(run.start..<run.start &+ run.count)
    room = pixels.count &- run.start
  }

  @inline(__always)
  func old(_ index: Int) -> UInt32 { 0 }

  @inline(__always)
  func old(registerAt index: Int) -> Vector { vec_zero() }
}

/// Pixels whose backdrop stands elsewhere.
struct PixelsApart: SampledRow {
  let pixels: Pixels
  let room: Int
  private let behind: Texels

  @inline(__always)
  init(_ pixels: Pixels, over backdrop: Backdrop, in run: SampledRun) {
    self.pixels = pixels.part(run.start..<run.start &+ run.count)
    room = min(pixels.count &- run.start, backdrop.count &- run.behind)
    behind = backdrop.texels.advanced(by: run.behind)
  }

  @inline(__always)
  func old(_ index: Int) -> UInt32 { behind[index] }

  @inline(__always)
  func old(registerAt index: Int) -> Vector { behind.load(index) }
}

/// The picture behind pixels.
struct Backdrop {
  let texels: Texels
  let count: Int
  /// Distance to the pixels that come next.
  private let next: PixelStep

  /// Checks that it has what is behind the runs.
  @inline(__always)
  init(_ texels: Texels, count: Int, next: PixelStep, _ runs: SampledRuns) {
    self.texels = texels
    self.count = count
    self.next = next
    runs.forEach { run in
      precondition(run.behind >= 0 && run.behind <= count &- run.count, "the backdrop is too short")
    }
  }

  /// Asks for the pixels of a run that comes soon, and for what is behind them.
  ///
  /// A few runs ahead suffices for the memory to answer, and what is asked for earlier would have
  /// left the first cache by then.
  @inline(__always)
  func prefetch(_ pixels: Pixels, _ runs: SampledRuns, after index: Int) {
    guard let run = runs.run(8, after: index, next) else { return }
    let first = max(0, 0 &- run.start, 0 &- run.behind)
    let end = min(run.count, pixels.count &- run.start, count &- run.behind)
    var i = first
    while i < end {
      pixels.prefetch(run.start &+ i)
      texels.prefetch(run.behind &+ i)
      i &+= 16
    }
  }
}
