import Glibc
import SegueRaster

// Milliseconds per frame of the workloads: for each frame the fastest of some repetitions, then the
// mean over the frames; beside it the ratio to a copy of the frame in the same run.
//
//     bench [width height [frames [repetitions]]] [names of workloads and kernel sets]
//
// The last column is how many times sooner two workers finish, by the clock on the wall: on a busy
// machine it says little.

let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let width = numbers.first ?? 1_170
let height = numbers.dropFirst().first ?? 2_532
let frames = numbers.dropFirst(2).first ?? 12
let repetitions = numbers.dropFirst(3).first ?? 4

let words = CommandLine.arguments.dropFirst().filter { Int($0) == nil }
let wanted = KernelSet.available.filter { words.contains($0.rawValue) }
let chosen = words.filter { KernelSet(rawValue: $0) == nil }

/// A picture with soft shapes and some grain.
func photo(seed: UInt64) throws(MemoryShortage) -> Surface {
  var dice = Dice(seed: seed)
  var surface = try Surface(width: width, height: height)
  try surface.withPixels { pixels in
    for y in 0..<height {
      for x in 0..<width {
        let grain = UInt32(dice.next() & 15)
        let red = UInt32(x * 200 / width) + grain
        let green = UInt32(y * 200 / height) + grain
        let blue = UInt32((x ^ y) & 127) + grain
        pixels[y * width + x] = red | green << 8 | blue << 16 | 0xff00_0000
      }
    }
  }
  return surface
}

/// The processor time of this thread, in milliseconds: unlike a clock on the wall, it does not count
/// what others do on a busy machine.
func processorTime() -> Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// The time on the wall, in milliseconds.
func wallTime() -> Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// The fastest of some runs with a number of workers, in milliseconds on the wall.
func fastest(
  _ runs: Int, _ list: DisplayList, _ pictures: [Picture], _ memory: LayerMemory, workers: Int
) async throws -> Double {
  var best = Double.infinity
  var target = try Surface(width: list.width, height: list.height)
  for _ in 0..<runs {
    let start = wallTime()
    try await Rasterizer().render(
      list, pictures: pictures, into: &target, memory: memory, workers: workers)
    best = min(best, wallTime() - start)
  }
  return best
}

/// The fastest of some runs, in milliseconds.
func fastest(_ runs: Int, _ body: () throws -> Void) rethrows -> Double {
  var best = Double.infinity
  for _ in 0..<runs {
    let start = processorTime()
    try body()
    best = min(best, processorTime() - start)
  }
  return best
}

func text(_ value: Double, _ digits: Int = 2) -> String {
  var scale = 1.0
  for _ in 0..<digits { scale *= 10 }
  let whole = Int((value * scale).rounded())
  let fraction = String(whole % Int(scale))
  let padding = String(repeating: "0", count: digits - fraction.count)
  return "\(whole / Int(scale)).\(padding)\(fraction)"
}

func columns(_ cells: [String]) -> String {
  cells.enumerated().map { index, cell in
    let room = max((index == 0 ? 24 : 14) - cell.count, 1)
    return index == 0
      ? cell + String(repeating: " ", count: room) : String(repeating: " ", count: room) + cell
  }.joined()
}

let surfaces = [try photo(seed: 1), try photo(seed: 2)]
var target = try Surface(width: width, height: height)
var planes = VideoPlanes(width: width, height: height)
let sets = wanted.isEmpty ? KernelSet.available : wanted
let original = surfaces[0]
let copy = try fastest(20) {
  try target.withPixels { pixels in
    KernelSet.widest.copy(&pixels, 0..<pixels.count, source: original.pixels, at: 0)
  }
}

print("\(width)x\(height), \(frames) frames, fastest of \(repetitions); copy \(text(copy, 3)) ms")
print(
  columns(
    ["ms per frame"] + sets.map(\.rawValue) + ["I420", "I420/RGBA", "of a copy", "2 workers"]))
for workload in Workload.all
where chosen.isEmpty || chosen.contains(where: { workload.name.hasPrefix($0) }) {
  var means: [Double] = []
  var video = 0.0
  var walls = [0.0, 0.0]
  for set in sets {
    let pictures = try surfaces.map { try Picture($0, for: .turned, kernels: set) }
    let rasterizer = Rasterizer(kernels: set)
    let memory = LayerMemory()
    var sum = 0.0
    for frame in 0..<frames {
      let t = Double(frame) / Double(max(frames - 1, 1))
      let list = workload.list(t, width, height)
      sum += try fastest(repetitions) {
        try rasterizer.render(list, pictures: pictures, into: &target, memory: memory)
      }
      if set == sets.last {
        video += try fastest(repetitions) {
          try rasterizer.render(list, pictures: pictures, into: &planes, memory: memory)
        }
        for workers in 1...2 {
          walls[workers - 1] += try await fastest(
            repetitions, list, pictures, memory, workers: workers)
        }
      }
    }
    means.append(sum / Double(frames))
  }
  let widest = means[means.count - 1]
  video /= Double(frames)
  print(
    columns(
      [workload.name] + means.map { text($0, 3) } + [
        text(video, 3), text(video / widest), text(widest / copy, 1), text(walls[0] / walls[1]),
      ]))
}
