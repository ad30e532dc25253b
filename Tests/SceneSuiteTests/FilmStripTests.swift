import SegueRaster
import SegueRendering
import Testing

/// Every scene against the strip of it that was agreed on: exact, with every instruction set.
@Suite struct FilmStripTests {
  @Test(arguments: SceneSuite.names) func `a scene looks as agreed`(name: String) throws {
    let (film, assets) = try SceneSuite.scene(name)
    for kernels in KernelSet.available {
      let renderer = SceneRenderer(assets: assets, rasterizer: Rasterizer(kernels: kernels))
      let strip = try FilmStrip().surface(of: film, renderer)
      try expectPicture(strip, at: "strips/\(name).png", "with \(kernels)")
    }
  }

  @Test func `every strip belongs to a scene`() throws {
    let strips = try SceneSuite.files(in: "Tests/Goldens/strips")
    #expect(Set(strips) == Set(SceneSuite.names.map { "\($0).png" }))
  }
}
