import SegueKernels

/// A grid of premultiplied pixels, row after row without gaps.
///
/// A surface is a value: a copy shares its memory until one of the two is changed. Its memory comes
/// in whole pages from the operating system; use `bytes(width:height:)` to count it against a
/// `MemoryBudget` first.
public struct Surface: Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  private var memory: PixelMemory

  /// A clear surface.
  public init(width: Int, height: Int) throws(MemoryError) {
    precondition(width > 0 && height > 0, "a surface has at least one pixel")
    precondition(width <= Surface.maximumSide && height <= Surface.maximumSide, "too large a side")
    guard let memory = PixelMemory(count: width * height, clear: true) else {
      throw .refused(bytes: Surface.bytes(width: width, height: height))
    }
    self.width = width
    self.height = height
    self.memory = memory
  }

  /// A surface of any content, in memory that a frame before may have used.
  init(width: Int, height: Int, from blocks: BlockPool) throws(MemoryError) {
    precondition(width > 0 && height > 0, "a surface has at least one pixel")
    memory = try blocks.take(width * height)
    self.width = width
    self.height = height
  }

  /// A surface in the memory of a larger one, whose pixels are no longer needed when this one is
  /// drawn.
  init(width: Int, height: Int, replacing other: Surface) {
    precondition(width * height <= other.memory.count, "the other surface is too small")
    memory = other.memory
    self.width = width
    self.height = height
  }

  /// Lets what is drawn later in the frame take the memory, which came from `blocks`.
  func giveBack(to blocks: BlockPool) { blocks.giveBack(memory) }

  /// Calls `body` with some rows of a surface that is being drawn: one that was just taken from
  /// layer memory, or made unique.
  ///
  /// Nobody reads or changes these rows meanwhile.
  func withFreshPixels(rows: Range<Int>, _ body: (inout MutableSpan<UInt32>) -> Void) {
    memory.withPixels(rows.lowerBound * width..<rows.upperBound * width, body)
  }

  /// Memory for lines of 16 pixels each, for what is not a picture.
  init(lines: Int) throws(MemoryError) {
    guard let memory = PixelMemory(count: lines * 16, clear: true) else {
      throw .refused(bytes: lines * 64)
    }
    width = 16
    height = lines
    self.memory = memory
  }

  /// Memory for lines of 16 pixels each, of any content, that a frame before may have used.
  init(lines: Int, from blocks: BlockPool) throws(MemoryError) {
    try self.init(width: 16, height: lines, from: blocks)
  }

  /// The longest side a surface may have.
  public static let maximumSide = 16_384

  /// The memory a surface of this size takes.
  package static func bytes(width: Int, height: Int) -> Int { width * height * 4 }

  /// Bounds of the surface with its first pixel at the origin.
  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The pixels, to read.
  public var pixels: Span<UInt32> {
    @_lifetime(borrow self)
    borrowing get {
      memory.pixels
    }
  }

  /// The pixel in a column of a row.
  public subscript(x: Int, y: Int) -> Pixel {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "outside of the surface")
      return Pixel(word: pixels[y * width + x])
    }
  }

  /// Calls `body` with the pixels, to write; the memory is copied first if it is shared.
  public mutating func withPixels<R>(
    _ body: (inout MutableSpan<UInt32>) -> R
  ) throws(MemoryError) -> R {
    try makeUnique()
    return memory.withPixels(0..<width * height, body)
  }

  /// True if nobody else has a copy of the surface, so that writing to it copies nothing.
  package var isUnique: Bool { mutating get { isKnownUniquelyReferenced(&memory) } }

  /// Copies the memory if it is shared.
  mutating func makeUnique() throws(MemoryError) {
    if isKnownUniquelyReferenced(&memory) { return }
    guard let copy = PixelMemory(count: width * height, clear: false) else {
      throw .refused(bytes: Surface.bytes(width: width, height: height))
    }
    copy.withPixels(0..<width * height) { target in
      KernelBuild.copy(&target, in: 0..<target.count, source: memory.pixels, at: 0)
    }
    memory = copy
  }
}

extension Surface: Equatable {
  /// Returns true if both have the same size and the same bytes.
  public static func == (a: Surface, b: Surface) -> Bool {
    guard a.width == b.width, a.height == b.height else { return false }
    let (old, new) = (a.pixels, b.pixels)
    for start in stride(from: 0, to: old.count, by: 1_024) {
      let piece = start..<min(start + 1_024, old.count)
      let (left, right) = (old.extracting(piece), new.extracting(piece))
      var difference: UInt32 = 0
      for i in left.indices { difference |= left[i] ^ right[i] }
      if difference != 0 { return false }
    }
    return true
  }
}

extension Surface {
  /// Writes the pixels with straight alpha into `bytes`, red, green, blue, alpha, row after row.
  package func copyStraight(
    into words: inout MutableSpan<UInt32>, kernels: KernelSet = .widest
  ) {
    copyStraight(rows: 0..<height, into: &words, kernels: kernels)
  }

  /// Some rows with straight alpha, written to the beginning of `words`.
  package func copyStraight(
    rows: Range<Int>, into words: inout MutableSpan<UInt32>, kernels: KernelSet = .widest
  ) {
    let count = rows.count * width
    precondition(words.count >= count, "too little room for the pixels")
    kernels.build.unpremultiply(&words, in: 0..<count, source: pixels, at: rows.lowerBound * width)
  }

  /// The surface with straight alpha, as it is written to pictures.
  package func straight(kernels: KernelSet = .widest) throws(MemoryError) -> Surface {
    var result = try Surface(width: width, height: height)
    try result.withPixels { copyStraight(into: &$0, kernels: kernels) }
    return result
  }

  /// The surface with its straight alpha multiplied in: the inverse of `straight`.
  package func premultiplied() throws(MemoryError) -> Surface {
    var result = try Surface(width: width, height: height)
    try result.withPixels { target in
      for i in 0..<target.count {
        let pixel = Pixel(word: pixels[i])
        target[i] =
          pixel.isOpaque
          ? pixel.word
          : Pixel(red: pixel.red, green: pixel.green, blue: pixel.blue, alpha: pixel.alpha).word
      }
    }
    return result
  }
}
