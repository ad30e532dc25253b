import SegueRaster

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
    Table.row(["scenes, ms per frame"] + sets.map(\.rawValue) + ["reused", "composing", "size"]))
  for workload in options.scenes {
    do {
      let stage = try SceneStage(workload, options)
      let times = try sets.map { try stage.pixels($0) }
      let more = [try stage.reused(widest), stage.composing()]
      print(
        Table.row(
          [workload.name] + (times + more).map { Table.number($0, digits: 3) }
            + ["\(stage.width)x\(stage.height)"]))
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
