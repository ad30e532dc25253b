import SegueVerification

extension ReportedCase {
  /// All layers that differ on their own account, where a verdict lists only some.
  var layerChanges: [LayerChange] {
    if let old = result?.expected?.timeline, let new = result?.actual.timeline {
      return TimelineComparison(expected: old, actual: new).changes
    }
    return (result?.findings ?? []).compactMap { finding in
      if case .layer(let change) = finding { change } else { nil }
    }
  }

  /// Tracks of the numbers that differ, those of the first layers in front, as far as timelines are known.
  var courses: [ValueTrajectory] {
    guard let old = result?.expected?.timeline, let new = result?.actual.timeline else { return [] }
    return layerChanges.flatMap { ValueTrajectory.all(of: $0, expected: old, actual: new) }
  }

  /// The frames in which a layer differs, as far as its timelines are known.
  func differingFrames(of layer: String) -> [FrameRun] {
    guard let expected = result?.expected?.timeline, let actual = result?.actual.timeline else {
      return []
    }
    let (old, new) = (expected.track(layer), actual.track(layer))
    let count = min(expected.setting.frameCount, actual.setting.frameCount)
    let starts = Set(((old?.entries ?? []) + (new?.entries ?? [])).map(\.frame))
      .filter { $0 < count }.sorted()
    var frames: [Int] = []
    for (place, start) in starts.enumerated()
    where old?.state(at: start) != new?.state(at: start) {
      frames += start..<(place + 1 < starts.count ? starts[place + 1] : count)
    }
    return FrameRun.all(of: frames)
  }
}
