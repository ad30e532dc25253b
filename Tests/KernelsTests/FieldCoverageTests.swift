import Foundation
import SegueKernels
import SegueRaster
import TestSupport
import Testing

@Suite struct FieldCoverageTests {
  /// The value at a pixel, in the order of the kernel; the random number where there is one.
  private static func value(_ row: FieldRow, _ pixel: Int) -> Float {
    let steps = Float(row.first + pixel)
    let u = row.place.x + steps * row.step.x
    let v = row.place.y + steps * row.step.y
    return switch row.form {
    case .along: u
    case .apart: max(u, 0 - u)
    case .distance: (u * u + v * v).squareRoot()
    case .product: u * v
    case .angle: Float(atan2(Double(u), Double(v)))
    case .grain: random(u.rounded() * 12.9898 + v.rounded() * 78.233)
    case .streaksAcross: u + random(v.rounded() * 78.233)
    case .streaksDown: u + random(v.rounded() * 12.9898)
    }
  }

  private static func random(_ x: Float) -> Float {
    let product = Float(sin(Double(x))) * 43_758.545
    return product - product.rounded(.down)
  }

  /// The definition, one pixel at a time.
  private static func twin(_ row: FieldRow, _ count: Int) -> [UInt8] {
    (0..<count).map { pixel in
      let value = value(row, pixel)
      let t = row.falls ? row.offset - value : row.offset + value
      if row.isHard { return t > 0 ? 255 : 0 }
      let share = min(max(t, 0), 1)
      return UInt8(share * share * (3 - 2 * share) * 255 + 0.5)
    }
  }

  private static func row(_ form: FieldForm, _ random: inout SeededGenerator) -> FieldRow {
    let isScattered = [.grain, .streaksAcross, .streaksDown].contains(form)
    func number(_ range: ClosedRange<Double>) -> Float { Float(random.double(in: range)) }
    let whole = SIMD2<Float>(number(0...900).rounded(), number(0...900).rounded())
    return FieldRow(
      form,
      place: isScattered
        ? [form == .grain ? whole.x : number(-2...2), whole.y]
        : [number(-2...2), number(-2...2)],
      step: form == .grain
        ? [1, 0] : [number(-0.03...0.03), isScattered ? 1 : number(-0.03...0.03)],
      first: random.int(in: 0...400), offset: number(-1...2), falls: random.int(in: 0...1) == 0,
      isHard: random.int(in: 0...2) == 0)
  }

  @Test(arguments: KernelSet.available, FieldForm.allCases)
  func `the coverage is that of its definition`(set: KernelSet, form: FieldForm) {
    var generator = SeededGenerator(seed: 5)
    var (pixels, differing) = (0, 0)
    for _ in 0..<200 {
      let row = Self.row(form, &generator)
      let count = generator.int(in: 1...300)
      let found = changedBytes(count + 4) { set.build.cover(&$0, in: 2..<2 + count, by: row) }
      #expect(Array(found[..<2] + found[(2 + count)...]) == [0xaa, 0xaa, 0xaa, 0xaa])
      pixels += count
      differing += zip(found[2...], Self.twin(row, count)).count { $0 != $1 }
    }
    // Elementary functions of elsewhere are rounded in another way once in a while.
    let isExact = [.along, .apart, .distance, .product].contains(form)
    #expect(differing <= (isExact ? 0 : pixels / 200), "\(differing) of \(pixels)")
  }

  @Test(arguments: KernelSet.available, FieldForm.allCases)
  func `every set and every part of a row give the same bytes`(set: KernelSet, form: FieldForm) {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<50 {
      let row = Self.row(form, &generator)
      let count = generator.int(in: 2...700)
      let whole = changedBytes(count) {
        KernelSet.baseline.build.cover(&$0, in: 0..<count, by: row)
      }
      let middle = generator.int(in: 1...count - 1)
      let parts = changedBytes(count) {
        var rest = row
        rest.first += middle
        set.build.cover(&$0, in: 0..<middle, by: row)
        set.build.cover(&$0, in: middle..<count, by: rest)
      }
      #expect(parts == whole)
    }
  }
}
