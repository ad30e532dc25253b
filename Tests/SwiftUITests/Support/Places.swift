import SegueGeometry
import SegueSceneGraph

extension SegueSceneGraph.Scene {
  /// The corner of a layer on the screen, where nothing turns or scales it.
  func absolute(_ index: Int) -> Point {
    var corner = Point(0, 0)
    var next: Int? = index
    while let current = next {
      let looks = items[current].properties
      corner.x += looks.position.x - looks.anchor.x * looks.size.width
      corner.y += looks.position.y - looks.anchor.y * looks.size.height
      next = items[current].parent
    }
    return corner
  }
}
