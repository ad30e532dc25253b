import SegueRaster
import SegueRendering
import Testing

/// Every scene against the strip of it that was expected on: exact, with every instruction set.
@Suite struct FilmStripTests {
  @Test(arguments: SceneSuite.names) func `a scene looks as expected`(name: String) throws {
    let (film, assets) = try SceneSuite.scene(name)
    let strips = try KernelSet.available.map { kernels in
      let renderer = SceneRenderer(assets: assets, rasterizer: Rasterizer(kernels: kernels))
      return try FilmStrip().surface(of: film, renderer)
    }
    // What equals a strip that is held to its golden need not be compressed again.
    for (index, kernels) in KernelSet.available.enumerated()
    where index == 0 || strips[index] != strips[0] {
      try expectPicture(strips[index], at: "strips/\(name).png", "with \(kernels)")
    }
  }

  @Test func `every strip belongs to a scene`() throws {
    let strips = try SceneSuite.files(in: "Tests/Goldens/strips")
    #expect(Set(strips) == Set(SceneSuite.names.map { "\($0).png" }))
  }
}
