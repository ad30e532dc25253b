import SegueRaster

/// Workloads on a canvas of one size.
struct WorkloadCanvas {
  let width: Int
  let height: Int
  let options: BenchOptions
  private let surfaces: [Surface]

  init(width: Int, height: Int, _ options: BenchOptions) throws {
    self.width = width
    self.height = height
    self.options = options
    surfaces = try [1, 2].map { try photo(seed: $0, width: width, height: height) }
  }

  /// The time a copy of the frame takes.
  func copy() throws -> Double {
    let source = surfaces[0]
    var target = try Surface(width: width, height: height)
    return try Clock.processor.fastest(20) {
      try target.withPixels { pixels in
        KernelSet.widest.build.copy(&pixels, in: 0..<pixels.count, source: source.pixels, at: 0)
      }
    }
  }

  func pictures(_ kernels: KernelSet) throws -> [Picture] {
    try surfaces.map { try Picture($0, for: .turned, kernels: kernels) }
  }

  /// The frames of a workload.
  func lists(_ workload: Workload) -> [DisplayList] {
    let canvas = PixelRect(x: 0, y: 0, width: width, height: height)
    return (0..<options.frames).map { frame in
      workload.list(Double(frame) / Double(max(options.frames - 1, 1)), canvas)
    }
  }

  /// The mean over the frames of the fastest time each takes on one thread, as pixels.
  func pixels(_ workload: Workload, _ kernels: KernelSet) throws -> Double {
    let pictures = try pictures(kernels)
    let rasterizer = Rasterizer(kernels: kernels)
    let memory = OffscreenMemory()
    var target = try Surface(width: width, height: height)
    return try mean(workload) {
      try rasterizer.render($0, pictures: pictures, into: &target, memory: memory)
    }
  }

  /// The same as video planes.
  func planes(_ workload: Workload, _ kernels: KernelSet) throws -> Double {
    let pictures = try pictures(kernels)
    let rasterizer = Rasterizer(kernels: kernels)
    let memory = OffscreenMemory()
    var target = VideoPlanes(width: width, height: height)
    return try mean(workload) {
      try rasterizer.render($0, pictures: pictures, into: &target, memory: memory)
    }
  }

  private func mean(
    _ workload: Workload, _ draw: (DisplayList) throws -> Void
  ) rethrows -> Double {
    let lists = lists(workload)
    return try lists.reduce(0) { sum, list in
      try sum + Clock.processor.fastest(options.repetitions) { try draw(list) }
    } / Double(lists.count)
  }

  /// The mean time of frames that are drawn one after the other, each reusing what the one before
  /// has left.
  func reused(_ workload: Workload, _ kernels: KernelSet) throws -> Double {
    let pictures = try pictures(kernels)
    let rasterizer = Rasterizer(kernels: kernels)
    let memory = OffscreenMemory(cache: PassCache(bytes: 64 << 20))
    var target = try Surface(width: width, height: height)
    let lists = lists(workload)
    return try Clock.processor.fastest(options.repetitions) {
      for list in lists {
        try rasterizer.render(list, pictures: pictures, into: &target, memory: memory)
      }
    } / Double(lists.count)
  }

  /// The frames that are drawn beside each other at least: fewer, and waking the workers is what is
  /// timed.
  private static let crowd = 60

  /// The time on the wall per frame when `workers` tasks draw frames beside each other.
  func beside(_ workload: Workload, _ kernels: KernelSet, workers: Int) async throws -> Double {
    let pictures = try pictures(kernels)
    let lists = lists(workload)
    let benches = try (0..<workers).map { _ in
      try Bench(kernels, pictures, width: width, height: height)
    }
    let count = lists.count * ((Self.crowd + lists.count - 1) / lists.count)
    return try await Clock.wall.fastest(options.repetitions) {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for (first, bench) in benches.enumerated() {
          group.addTask {
            for index in stride(from: first, to: count, by: workers) {
              try await bench.draw(lists[index % lists.count])
            }
          }
        }
        try await group.waitForAll()
      }
    } / Double(count)
  }
}

/// One worker and its canvas.
private actor Bench {
  private let rasterizer: Rasterizer
  private let pictures: [Picture]
  private let memory = OffscreenMemory()
  private var target: Surface

  init(_ kernels: KernelSet, _ pictures: [Picture], width: Int, height: Int) throws {
    rasterizer = Rasterizer(kernels: kernels)
    self.pictures = pictures
    target = try Surface(width: width, height: height)
  }

  func draw(_ list: DisplayList) throws {
    try rasterizer.render(list, pictures: pictures, into: &target, memory: memory)
  }
}
