import CVector

#if WIDE_KERNELS
  import SegueKernels
#endif

/// The pixels whose random numbers are found before they are used.
private let chunk = 256

/// Writes the coverage that follows from random numbers of the pixels' places.
@inline(__always)
func writeRandom(_ bytes: Bytes, _ row: FieldRow) {
  unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: chunk &+ 16) {
    guard let base = $0.baseAddress else { return }
    let numbers = unsafe Pixels(base, count: chunk &+ 16)
    numbers.update(repeating: 0)
    var done = 0
    while done < bytes.count {
      var part = row
      part.first = row.first &+ done
      let rest = bytes.part(from: done, count: min(chunk, bytes.count &- done))
      writeNumbers(numbers, count: rest.count, of: part)
      let u = Floats(row.place.x)
      let du = row.form == .grain ? Floats(0) : Floats(row.step.x)
      let start = row.form == .grain ? Floats(0) : u
      rest.write { i in
        let steps = Floats(from: part.first &+ i, step: 1)
        return shares(start + steps * du + Floats(numbers.load(i)), row)
      }
      done &+= chunk
    }
  }
}

/// Writes the random numbers of pixels, as the bits that stand for them.
@inline(__always)
private func writeNumbers(_ numbers: Pixels, count: Int, of row: FieldRow) {
  let (u, v) = (row.place.x, row.place.y)
  let (du, dv) = (row.step.x, row.step.y)
  let first = Int32(truncatingIfNeeded: row.first)
  switch row.form {
  case .grain:
    for i in 0..<count {
      let steps = Float(first &+ Int32(truncatingIfNeeded: i))
      let sum = nearest(u + steps * du) * 12.9898 + nearest(v + steps * dv) * 78.233
      numbers[i] = random(sum).bitPattern
    }
  case .streaksDown:
    for i in 0..<count {
      let steps = Float(first &+ Int32(truncatingIfNeeded: i))
      numbers[i] = random(nearest(v + steps * dv) * 12.9898).bitPattern
    }
  default:
    for i in 0..<count {
      let steps = Float(first &+ Int32(truncatingIfNeeded: i))
      numbers[i] = random(nearest(v + steps * dv) * 78.233).bitPattern
    }
  }
}

/// The whole number next to one below four millions: what lies behind the point is lost in the sum.
@inline(__always)
private func nearest(_ number: Float) -> Float { (number + 12_582_912) - 12_582_912 }

/// The same for numbers below 2⁵¹.
@inline(__always)
private func nearest(_ number: Double) -> Double {
  (number + 6_755_399_441_055_744) - 6_755_399_441_055_744
}

/// The fraction of 43758.545·sin x, as single precision has it: a number from 0 to 1 of which nobody
/// sees that it follows from x.
///
/// The sine is found in double precision, and is the nearest of single precision but for one in
/// thousands.
@inline(__always)
private func random(_ x: Float) -> Float {
  let angle = Double(x)
  let turns = nearest(angle * 0.318_309_886_183_790_7)
  // Half turns are taken away in two parts, the first of which is exact; odd ones change the sign.
  let rest = (angle - turns * 3.141_592_653_468_251_2) - turns * 1.215_420_125_655_342e-10
  let odd = turns * 0.5 - nearest(turns * 0.5)
  let value = Double(Float(sine(rest) * (1 - 8 * odd * odd)) * 43_758.545)
  let fraction = value - nearest(value)
  return Float(fraction < 0 ? fraction + 1 : fraction)
}

/// The sine of an angle between −π/2 and π/2, by its series.
@inline(__always)
private func sine(_ x: Double) -> Double {
  let y = x * x
  var sum = 1 / 355_687_428_096_000.0
  sum = sum * y - 1 / 1_307_674_368_000.0
  sum = sum * y + 1 / 6_227_020_800.0
  sum = sum * y - 1 / 39_916_800.0
  sum = sum * y + 1 / 362_880.0
  sum = sum * y - 1 / 5_040.0
  sum = sum * y + 1 / 120.0
  sum = sum * y - 1 / 6.0
  return x + x * y * sum
}
