import SegueRaster

extension Movement {
  /// The shift of a layer that comes in along an axis in front of all else, or goes out, and of what it covers; nothing
  /// where pictures are not made of both.
  ///
  /// - Parameter reel: the film as it is seen most clearly.
  static func ofLayers(in reel: LumaSequence) -> LayerMovement? {
    let reel = reel.withoutRepeats
    guard reel.pictures.count > 4 else { return nil }
    let passages = PictureAxis.allCases.flatMap { axis in
      [true, false].compactMap { LayerPassage(of: reel, along: axis, isEntering: $0) }
    }
    for part in LayerFront.parts {
      for passage in passages {
        if let course = LayerCourse(reel, passage, within: part) { return course.movement }
      }
    }
    return nil
  }
}

/// The shift of a layer that comes in in front of all else, or goes out.
struct LayerMovement {
  let movement: Movement
  /// True if it is known when it begins and ends.
  let isTimed: Bool
  /// True if something that is in sight goes with it all the time.
  let isInSight: Bool
  /// The pixels that it has to go to be out of sight.
  let leastWay: Double
}
