import SegueRaster

/// Command-line options that select the measurements.
struct BenchOptions {
  /// The sizes of the canvas.
  private(set) var sizes = [(width: 1_170, height: 2_532), (width: 1_920, height: 1_080)]
  /// The frames of a workload.
  private(set) var frames = 12
  /// Number of times each frame is drawn; the fastest counts.
  private(set) var repetitions = 4
  private(set) var workloads = Workload.all
  private(set) var scenes = SceneWorkload.all
  private(set) var kernels = KernelSet.available

  /// Reads up to four numbers (width, height, frames, repetitions) and the beginnings of names of
  /// workloads and kernel sets; what is missing is as usual, what is not known is left out.
  init(_ arguments: some Sequence<String>) {
    let numbers = arguments.compactMap { Int($0) }.filter { $0 > 0 }
    let words = arguments.filter { Int($0) == nil }
    if numbers.count >= 2 { sizes = [(numbers[0], numbers[1])] }
    if numbers.count >= 3 { frames = numbers[2] }
    if numbers.count >= 4 { repetitions = numbers[3] }
    let sets = kernels.filter { words.contains($0.rawValue) }
    if !sets.isEmpty { kernels = sets }
    let names = words.filter { KernelSet(rawValue: $0) == nil }
    if !names.isEmpty {
      workloads = workloads.filter { workload in names.contains { workload.name.hasPrefix($0) } }
      scenes = scenes.filter { scene in names.contains { scene.name.hasPrefix($0) } }
    }
  }
}
