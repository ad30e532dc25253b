import SegueGeometry
import SegueRaster
import TestSupport
import Testing

@Suite struct EquivalenceTests {
  /// Compares ways of rendering with one tile and baseline kernels; a difference is shrunk to the
  /// commands that cause it.
  private func compare(
    _ list: DisplayList, _ pictures: [Picture], seed: Int,
    _ ways: (DisplayList) throws -> Surface...
  ) throws {
    try compare(list, pictures, seed: seed, ways)
  }

  private func compare(
    _ list: DisplayList, _ pictures: [Picture], seed: Int, _ ways: [(DisplayList) throws -> Surface]
  ) throws {
    var reference = Rasterizer(kernels: .baseline, tile: TileSize(width: 4_096, height: 4_096))
    reference.takesShortcuts = false
    let agreed = try reference.render(list, pictures: pictures)
    for way in ways where try way(list) != agreed {
      let shrunk = list.shrunk { [reference] list in
        guard let a = try? reference.render(list, pictures: pictures), let b = try? way(list) else {
          return false
        }
        return a != b
      }
      Issue.record("seed \(seed) differs:\n\(shrunk)")
    }
  }

  @Test(arguments: 0..<150)
  func `tiles of any size and every kernel set give the same bytes`(seed: Int) throws {
    let pictures = try RandomList.pictures()
    let list = RandomList.list(seed: seed)
    var random = SeededGenerator(seed: UInt64(seed))
    let rasterizers = KernelSet.available.map { set in
      Rasterizer(
        kernels: set,
        tile: TileSize(width: random.int(in: 1...170), height: random.int(in: 1...100)))
    }
    try compare(
      list, pictures, seed: seed,
      rasterizers.map { rasterizer in { try rasterizer.render($0, pictures: pictures) } })
  }

  @Test(arguments: 0..<40)
  func `tiles of one pixel give the same bytes`(seed: Int) throws {
    let pictures = try RandomList.pictures()
    let list = RandomList.list(seed: 500 + seed)
    try compare(list, pictures, seed: 500 + seed) {
      try Rasterizer(tile: TileSize(width: 1, height: 1)).render($0, pictures: pictures)
    }
  }

  /// What a rasterizer may do wrong: a pixel that depends on what must change nothing.
  @Test(arguments: KernelSet.available)
  func `a fault that is planted is found`(set: KernelSet) throws {
    let pictures = try RandomList.pictures()
    let tile = TileSize(width: 31, height: 17)
    withKnownIssue("planted") {
      try compare(RandomList.list(seed: 1), pictures, seed: 1) {
        var surface = try Rasterizer(kernels: set, tile: tile).render($0, pictures: pictures)
        try surface.withPixels { $0[0] ^= 1 }
        return surface
      }
    }
  }

  @Test(arguments: 0..<60)
  func `any split of the work gives the same bytes`(seed: Int) async throws {
    let pictures = try RandomList.pictures()
    let list = RandomList.list(seed: 2_500 + seed)
    let alone = try Rasterizer().render(list, pictures: pictures)
    let memory = OffscreenMemory()
    for workers in [2, 3, 1 + seed] {
      var surface = try Surface(width: list.width, height: list.height)
      try await Rasterizer(tile: TileSize(width: 40, height: 9)).render(
        list, pictures: pictures, into: &surface, memory: memory, workers: workers)
      #expect(surface == alone, "seed \(seed), \(workers) workers:\n\(list)")
    }
  }

  @Test(arguments: 0..<40)
  func `memory of other frames changes nothing`(seed: Int) throws {
    let pictures = try RandomList.pictures()
    let memory = OffscreenMemory()
    for offset in 0..<3 {
      let list = RandomList.list(seed: 3_500 + seed + offset)
      var surface = try Surface(width: list.width, height: list.height)
      try Rasterizer().render(list, pictures: pictures, into: &surface, memory: memory)
      #expect(try surface == Rasterizer().render(list, pictures: pictures), "seed \(seed)")
    }
  }

  /// A list rendered on a canvas that is a window of the same plane.
  @Test(arguments: 0..<60)
  func `a crop shows what the whole shows`(seed: Int) throws {
    let pictures = try RandomList.pictures()
    let list = RandomList.list(seed: 900 + seed)
    let whole = try Rasterizer().render(list, pictures: pictures)
    var random = SeededGenerator(seed: UInt64(seed))
    var crop = list
    crop.passes = list.passes.map { pass in
      guard pass.target == .canvas else { return pass }
      return pass
    }
    let window = PixelRect(
      x: 0, y: 0, width: random.int(in: 111...149), height: random.int(in: 71...89))
    crop.width = window.width
    crop.height = window.height
    let part = try Rasterizer().render(crop, pictures: pictures)
    for y in window.rows {
      for x in window.columns where part[x, y] != whole[x, y] {
        Issue.record("seed \(seed), pixel \(x), \(y): \(part[x, y]) instead of \(whole[x, y])")
        return
      }
    }
  }

  @Test(arguments: 0..<40)
  func `video bands are the converted canvas`(seed: Int) throws {
    let pictures = try RandomList.pictures()
    var list = RandomList.list(seed: 1_500 + seed)
    list.background = .white
    if seed % 2 == 0 { list.passes = [list.passes[1]] }
    if seed % 3 == 0 {
      list.width -= 1
      list.height -= 1
    }
    var planes = VideoPlanes(width: list.width, height: list.height)
    try Rasterizer().render(list, pictures: pictures, into: &planes)
    let surface = try Rasterizer().render(list, pictures: pictures)
    #expect(planes == VideoTwin.planes(of: surface), "seed \(seed)")
  }
}
