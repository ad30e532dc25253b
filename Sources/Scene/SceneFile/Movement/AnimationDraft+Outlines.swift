import SegueGeometry
import SegueSceneGraph

extension AnimationDraft {
  /// The same animation, its outlines divided alike where they cannot be blended as they are.
  ///
  /// Only closed outlines of cubics are divided, and only as many as cannot make much of little.
  var withMatchedOutlines: AnimationDraft {
    let outlines = ([from, to] + keyframes.map(\.value)).compactMap(\.?.outline)
    let elements = outlines.reduce(0) { $0 + $1.elements.count }
    guard let first = outlines.first, !outlines.allSatisfy(first.hasStructure),
      outlines.count <= Self.mostMatched, elements * outlines.count <= PathText.elementLimit,
      let matched = Path.matched(outlines)
    else { return self }
    var rest = matched[...]
    func next(_ value: Value?) -> Value? {
      value?.outline == nil ? value : rest.popFirst().map { .path($0) }
    }
    var draft = self
    draft.from = next(from)
    draft.to = next(to)
    for index in keyframes.indices { draft.keyframes[index].value = next(keyframes[index].value) }
    return draft
  }

  /// The most outlines of an animation that are divided alike.
  private static let mostMatched = 100
}

extension Value {
  fileprivate var outline: Path? { if case .path(let path) = self { path } else { nil } }
}
