import SegueSceneGraph

extension AnimatedScene {
  /// The film as it is seen by people who read from right to left: all of it is mirrored but words and pictures, and
  /// layers that say something else.
  ///
  /// Law: a box at x with width w stands at x' = width - x - w at every moment, where width is that of the canvas; to
  /// a pixel where a platform moves by whole ones.
  package var mirrored: AnimatedScene {
    var image = AnimatedScene(
      canvas: canvas, frameRate: frameRate, duration: duration, marks: marks,
      epochs: epochs.map { $0.mirrored(on: canvas) })
    image.motionBlur = motionBlur
    image.seams = seams.map { seam in
      var seam = seam
      seam.moving = seam.moving.mirrored(on: canvas)
      seam.resting = seam.resting.mirrored(on: canvas)
      return seam
    }
    return image
  }
}

extension Epoch {
  fileprivate func mirrored(on canvas: Canvas) -> Epoch {
    let mirror = TreeMirror(of: self, on: canvas)
    var image = Epoch(
      start: start, tree: LayerTree(mirror.layers), timeline: mirror.timeline(of: timeline))
    image.restingTimeline = restingTimeline.map { mirror.timeline(of: $0) }
    return image
  }
}
