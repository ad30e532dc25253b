import SegueSceneGraph

extension Animation {
  /// The animation that moves a property of a layer's mirror image as this one moves the layer's.
  ///
  /// - Parameter model: the layer's own value, without animations.
  func mirrored(_ property: Property, by mirror: LayerMirror, model: Value?) -> Animation {
    var image = self
    // What is added to a state is a way.
    let isAdded = composition == .add
    let room = isAdded ? 0 : mirror.room
    if let boxPart {
      // Corners keep their ways, on which the arcs depend.
      image.boxPart = boxPart.mirrored(in: room)
      return image
    }
    let meaning = isAdded ? LayerMirror.Meaning.way : .state
    func seen(_ value: Value) -> Value { mirror.value(value, of: property, as: meaning) }
    switch course {
    case .basic(let way):
      image.course = .basic(
        way.filled(isAdded ? model : nil).mirrored(property, by: mirror, meaning))
    case .keyframes(let keyframes):
      image.course = .keyframes(
        Keyframes(
          keyframes.values.map(seen), times: keyframes.times, easings: keyframes.easings,
          mode: keyframes.mode, arc: keyframes.arc))
    case .along(let track):
      image.course = .along(track.mirrored(in: property.part == .place ? room : 0))
    case .coasting(let coast):
      image.course = .coasting(coast.mirrored(property, by: mirror, meaning))
    }
    return image
  }
}

extension FromTo {
  /// The same change with ends that do not depend on the layer's own value, if that is given.
  fileprivate func filled(_ model: Value?) -> FromTo {
    guard let model, from == nil || to == nil else { return self }
    let ends = ends(model: model)
    return FromTo(from: ends.from, to: ends.to, arc: arc)
  }

  fileprivate func mirrored(
    _ property: Property, by mirror: LayerMirror, _ meaning: LayerMirror.Meaning
  ) -> FromTo {
    FromTo(
      from: from.map { mirror.value($0, of: property, as: meaning) },
      to: to.map { mirror.value($0, of: property, as: meaning) },
      by: by.map { mirror.value($0, of: property, as: .way) }, arc: arc)
  }
}

extension CoastTrack {
  fileprivate func mirrored(
    _ property: Property, by mirror: LayerMirror, _ meaning: LayerMirror.Meaning
  ) -> CoastTrack {
    guard
      case .numbers(let velocity) = mirror.value(.numbers(velocity), of: property, as: .way),
      let image = try? CoastTrack(
        from: start.map { mirror.value($0, of: property, as: meaning) }, velocity: velocity, law)
    else { return self }
    return image
  }
}

extension BoxPart {
  /// The part of the box's image.
  fileprivate func mirrored(in room: Double) -> BoxPart {
    switch self {
    case .size: .size
    case .place(let point): .mirroredPlace(point, in: room)
    case .mirroredPlace(let point, let width): width == room ? .place(point) : self
    }
  }
}
