import CPNG
import SegueImages
import SegueRaster
import TestSupport
import Testing

/// The compressor of PNGs and APNGs: its bytes are a function of the pixels alone.
@Suite struct CompressionTests {
  /// A way through memory; all together meet every bit of an address that a hash could take in.
  ///
  /// ISA-L takes in the address from its 17th bit on; of a stream of sixty bytes it keeps the lowest
  /// seven bits of the hash, so that five hundred places meet each of its values several times.
  struct Way: Sendable {
    let step: Int
    let places: Int

    static let pages = Way(step: 1 << 16, places: 512)
    static let all = [
      pages, Way(step: 16, places: 512), Way(step: 4_112, places: 256),
      Way(step: 1 << 21, places: 64),
    ]
  }

  /// Bytes that repeat, so that what stands at the begin is looked for again and again.
  private static func bytes(count: Int, period: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: $0 % period * 37) }
  }

  private static func compressed(
    _ bytes: [UInt8], in memory: UnsafeMutableRawBufferPointer
  ) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: bytes.count + 1_000)
    let count = unsafe cpng_compress(memory.baseAddress, bytes, bytes.count, &result, result.count)
    return Array(result.prefix(count))
  }

  @Test(arguments: [(60, 3), (60, 11), (100, 20), (400, 7), (12_000, 12)], Way.all)
  func `neither the place of the memory nor what was in it changes a byte`(
    _ content: (count: Int, period: Int), _ way: Way
  ) {
    let bytes = Self.bytes(count: content.count, period: content.period)
    let memory = MovedMemory(
      size: cpng_compression_memory(), step: way.step, places: way.places)
    let results = unsafe memory.results { unsafe Self.compressed(bytes, in: $0) }
    #expect(results.count == 1 && results.first?.isEmpty == false)
  }

  @Test(arguments: 1...20, 1...3)
  func `the smallest pictures are read again`(width: Int, height: Int) throws {
    for isOpaque in [false, true] {
      var random = SeededGenerator(seed: UInt64(width))
      let surface = try random.surface(width, height, isOpaque: isOpaque)
      #expect(try PictureDecoder().decode(PNGEncoder().bytes(of: surface)).surface == surface)
    }
  }

  /// What a compressor may do wrong, for the check above to find.
  enum PlantedFault: CaseIterable {
    /// A part of its address gets into its bytes, as that of ISA-L does, at one place of 128.
    case address
    /// A byte that nobody has written gets into its bytes.
    case uninitialized

    func spoil(_ bytes: inout [UInt8], _ memory: UnsafeMutableRawBufferPointer) {
      switch self {
      case .address:
        if UInt(bitPattern: memory.baseAddress) >> 16 & 127 == 5 { bytes[9] ^= 1 }
      case .uninitialized: unsafe bytes[9] ^= memory[memory.count / 2]
      }
    }
  }

  @Test(arguments: PlantedFault.allCases)
  func `a fault that is planted is found`(_ fault: PlantedFault) {
    let bytes = Self.bytes(count: 60, period: 3)
    let memory = MovedMemory(
      size: 1 << 16, step: Way.pages.step, places: Way.pages.places)
    let results = unsafe memory.results { memory in
      var bytes = bytes
      unsafe fault.spoil(&bytes, memory)
      return bytes
    }
    #expect(results.count > 1)
  }
}
