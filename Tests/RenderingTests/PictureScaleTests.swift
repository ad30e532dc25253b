import SegueRendering
import Testing

@Suite struct PictureScaleTests {
  @Test(arguments: [
    ("photo.png", 1.0), ("photo@2x.png", 2), ("a/b.c/photo@3x.jpeg", 3), ("photo@4x.webp", 4),
    ("photo@5x.png", 1), ("photo@2x", 2.0), ("a@2x.b/photo.png", 1), ("@2x.png", 2),
    ("photo@2x.min.png", 1),
  ])
  func `the name of a file says how many pixels a point has`(path: String, factor: Double) {
    #expect(PictureScale(of: path).factor == factor)
  }

  @Test(arguments: [
    (1.0, ["p.png", "p@2x.png", "p@3x.png", "p@4x.png"]),
    (2.0, ["p@2x.png", "p@3x.png", "p@4x.png", "p.png"]),
    (2.625, ["p@3x.png", "p@4x.png", "p@2x.png", "p.png"]),
    (3.0, ["p@3x.png", "p@4x.png", "p@2x.png", "p.png"]),
    (9.0, ["p@4x.png", "p@3x.png", "p@2x.png", "p.png"]),
    (0.5, ["p.png", "p@2x.png", "p@3x.png", "p@4x.png"]),
  ])
  func `the smallest file that is large enough is the best`(scale: Double, paths: [String]) {
    #expect(PictureScale.paths(of: "p.png", for: scale) == paths)
  }

  @Test(arguments: ["p@2x.png", "picture", "folder.d/picture"])
  func `a name that says its scale, or has no ending, is that file alone`(path: String) {
    #expect(PictureScale.paths(of: path, for: 3) == [path])
  }
}
