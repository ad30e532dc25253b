import SegueRaster
import SegueTextSupport

// Milliseconds per frame of the workloads: for each frame the fastest of some repetitions, then the
// mean over the frames. Beside them ratios that were taken in the same run: to a copy of the frame,
// and of frames drawn beside each other on all processors to frames drawn on one, by the clock on
// the wall (on a busy machine the latter says little). Scenes are composed and drawn at their own
// size; they are found from the folder of the package.
//
//     bench [width height [frames [repetitions]]] [names of workloads and kernel sets]

let options = BenchOptions(CommandLine.arguments.dropFirst())
let processors = processorCount()

/// Prints a table for one size of the canvas.
func report(_ stage: WorkloadCanvas) async throws {
  let copy = try stage.copy()
  let (frames, repetitions) = (options.frames, options.repetitions)
  print(
    "\(stage.width)x\(stage.height), \(frames) frames, fastest of \(repetitions);",
    "copy \(Table.number(copy, digits: 3)) ms")
  let sets = options.kernels
  print(
    Table.row(
      ["ms per frame"] + sets.map(\.rawValue) + ["I420", "I420/RGBA", "/ copy"]
        + ["\(processors) threads"]))
  for workload in options.workloads {
    let times = try sets.map { try stage.pixels(workload, $0) }
    guard let widest = sets.last, let time = times.last else { continue }
    let planes = try stage.planes(workload, widest)
    let alone = try await stage.beside(workload, widest, workers: 1)
    let beside = try await stage.beside(workload, widest, workers: processors)
    print(
      Table.row(
        [workload.name] + times.map { Table.number($0, digits: 3) } + [
          Table.number(planes, digits: 3), Table.number(planes / time), Table.number(time / copy),
          Table.number(alone / beside) + "x",
        ]))
    guard workload.isReused else { continue }
    let reused = try sets.map { try stage.reused(workload, $0) }
    print(Table.row(["  reused"] + reused.map { Table.number($0, digits: 3) }))
  }
}

/// Prints a table of scenes, each at its own size; what cannot be read says why.
func reportScenes() {
  let sets = options.kernels
  guard !options.scenes.isEmpty, let widest = sets.last else { return }
  print(
    Table.row(
      ["scenes, ms per frame"] + sets.map(\.rawValue)
        + ["reused", "repainted", "damage", "composing", "size"]))
  for workload in options.scenes {
    do {
      let stage = try SceneStage(workload, options)
      let times = try sets.map { try stage.pixels($0) }
      let reused = try stage.reused(widest)
      let repainted = try stage.repainted(widest)
      print(
        Table.row(
          [workload.name]
            + (times + [reused, repainted.time]).map { Table.number($0, digits: 3) }
            + ["\(Table.number(100 * repainted.share, digits: 0)) %"]
            + [Table.number(stage.composing(), digits: 3), "\(stage.width)x\(stage.height)"]))
    } catch {
      print("\(workload.name): \(error)")
    }
  }
}

/// Prints how much memory ten layers take.
func reportMemory(width: Int, height: Int) throws {
  let memory = try TenLayers(width: width, height: height).peak()
  let mebibytes = [memory.measured, memory.explained].map {
    Table.number(Double($0) / 1_048_576, digits: 1)
  }
  print("ten layers of \(width)x\(height): \(mebibytes[0]) MiB; surfaces \(mebibytes[1]) MiB")
}

let (width, height) = options.sizes[0]
try reportMemory(width: width, height: height)
for size in options.sizes where !options.workloads.isEmpty {
  try await report(WorkloadCanvas(width: size.width, height: size.height, options))
}
reportScenes()

/// Rows of cells, the first one of each to the left, the others to the right.
enum Table {
  static func row(_ cells: [String]) -> String {
    cells.enumerated().map { index, cell in
      index == 0 ? cell.leftAligned(in: 23) + " " : " " + cell.rightAligned(in: 11)
    }.joined()
  }

  /// A number with some digits after the point.
  static func number(_ value: Double, digits: Int = 2) -> String {
    NumberText.fixed(value, decimals: digits)
  }
}

/// Memory use of a frame of ten translucent layers, each as large as the canvas and each drawn separately,
/// because it holds more than one thing.
struct TenLayers {
  let width: Int
  let height: Int

  private static let count = 10

  /// The peak over what the process had before, and what the surfaces explain, in bytes.
  func peak() throws -> (measured: Int, explained: Int) {
    let before = peakMemory()
    let picture = try Picture(photo(seed: 1, width: width, height: height), for: .turned)
    var target = try Surface(width: width, height: height)
    try Rasterizer().render(list(), pictures: [picture], into: &target)
    let surface = width * height * 4
    // The picture, its strips with one repeated column of sixteen, the canvas, the layers.
    let explained = surface + surface * 16 / 15 + surface + TenLayers.count * surface
    return (peakMemory() - before, explained)
  }

  private func list() -> DisplayList {
    let box = PixelRect(x: 0, y: 0, width: width, height: height)
    let photo = DrawCommand(
      .pixels(box), .picture(PictureID(0), SamplingMap(x: 0, y: 0), .linear))
    let dot = DrawCommand(
      .pixels(PixelRect(x: width / 4, y: height / 4, width: width / 2, height: height / 2)),
      .color(Pixel(red: 0, green: 60, blue: 120, alpha: 160)))
    let layers = (0..<TenLayers.count).map(OffscreenID.init)
    let passes = layers.map { Pass(.layer($0), in: box, [photo, dot]) }
    let canvas = layers.map { DrawCommand(.pixels(box), .layer($0), opacity: 128) }
    return DisplayList(
      width: width, height: height, passes: passes + [Pass(.canvas, in: box, canvas)])
  }
}
