import SegueGeometry
import SegueMotion
import SegueTransitions

/// Compose's shared elements and bounds: a spring moves the four sides of the box.
///
/// Scenes have a fixed layout, so that a placeholder always has the size of its content, and nothing
/// that is not shared makes room for it.
struct ComposeMatch: MatchRule, Hashable {
  /// What becomes of a picture whose box changes its size.
  enum Resizing { case remeasure, scaleToBounds }

  var resizing: Resizing
  /// How the box moves.
  var bounds = ComposeSpec.spring(stiffness: 400)

  func style(for pair: SharedPair, in exchange: Exchange) -> MatchStyle {
    let run = bounds.run(over: pair.ways, threshold: 0.5)
    guard resizing == .scaleToBounds else {
      var style = MatchStyle(run, contents: .only(.insertion), fit: ContentFit(.automatic))
      style.steps = .frame
      return style
    }
    let fading = ComposeSpec.enterExit.run(over: [1], threshold: 0.01)
    let fade = ContentFade(leaving: .init(fading), arriving: .init(fading))
    var style = MatchStyle(run, contents: .both(fade, above: .insertion), fit: ContentFit(.width))
    style.blendsLooks = false
    style.steps = .position
    return style
  }
}

extension SharedPair {
  /// How far the sides of the box go, left, top, right and bottom, if anybody can see that they do.
  fileprivate var ways: [Double] {
    guard let (removal, insertion) = both else { return [1] }
    let (start, end) = (removal.place.frame, insertion.place.frame)
    let ways = [
      end.minX - start.minX, end.minY - start.minY, end.maxX - start.maxX, end.maxY - start.maxY,
    ].filter { $0.magnitude > 0.5 }
    return ways.isEmpty ? [1] : ways
  }
}
