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

  @inline(__always)
  func forEach(_ body: (SampledRun) -> Void) {
    guard let base = unsafe base else { return }
    var index = 0
    while index < count {
      body(unsafe base[index])
      index &+= 1
    }
  }
}

/// The pixels of a run and what is behind them.
protocol SampledRow {
  var pixels: Pixels { get }
  /// How many pixels may be read, and written unchanged.
  var room: Int { get }
  /// What is behind a pixel.
  func old(_ index: Int) -> UInt32
  /// What is behind a register of pixels.
  func old(registerAt index: Int) -> Vector
}

/// What is behind the pixels is what they are.
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

/// What is behind the pixels is hidden.
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

/// What is behind the pixels stands elsewhere.
struct PixelsApart: SampledRow {
  let pixels: Pixels
  let room: Int
  private let behind: Texels

  @inline(__always)
  init(_ pixels: Pixels, _ backdrop: Backdrop, _ run: SampledRun) {
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
  /// How far away the pixels stand that come next.
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

  /// Asks for the pixels that come next, and for what is behind them.
  @inline(__always)
  func prefetch(_ pixels: Pixels, _ run: SampledRun) {
    let start = run.start &+ next.pixels
    let behind = run.behind &+ next.behind
    var i = 0
    while i < run.count {
      if start &+ i < pixels.count { pixels.prefetch(start &+ i) }
      if behind &+ i < count { texels.prefetch(behind &+ i) }
      i &+= 16
    }
  }
}
