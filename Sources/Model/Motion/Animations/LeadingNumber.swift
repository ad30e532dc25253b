package import SegueSceneGraph

/// A number of a layer that leads animations in place of time, as the offset of a list does that is scrolled.
///
/// Law: the progress is the part of the way from ``start`` to ``end`` that the number has gone, and never less than
/// nothing or more than all. It goes back where the number does.
package struct LeadingNumber: Hashable, Sendable {
  /// The layer whose number it is.
  package var layer: LayerID
  /// The property that the layer's animations move.
  package var property: Property
  /// The number among those of the property's value.
  package var component: Int
  /// The property's value without animations.
  package var rest: Value
  /// The animations of the property, in the order in which they act.
  package var animations: [Animation]
  /// The number at the beginning of the way.
  package var start: Double
  /// The number at its end; less than the one at the beginning where the number falls.
  package var end: Double

  /// The number with these parts.
  package init(
    of layer: LayerID, _ property: Property, component: Int = 0, rest: Value,
    animations: [Animation], from start: Double, to end: Double
  ) {
    self.layer = layer
    self.property = property
    self.component = component
    self.rest = rest
    self.animations = animations
    self.start = start
    self.end = end
  }

  /// Returns the number at `seconds` of its layer's time.
  package func number(at seconds: Double) -> Double {
    var value = rest
    for animation in animations {
      value = animation.value(at: seconds, model: rest, current: value) ?? value
    }
    guard case .numbers(let numbers) = value else { return start }
    return numbers[component]
  }

  /// Returns the part of the way that the number has gone at `seconds` of its layer's time.
  package func progress(at seconds: Double) -> Double {
    guard start != end else { return 1 }
    return min(max((number(at: seconds) - start) / (end - start), 0), 1)
  }

  /// The moment at which the number comes to rest; `nil` if it never does.
  package var duration: Time? {
    var latest = Time.zero
    for animation in animations {
      guard let end = animation.end else { return nil }
      latest = max(latest, end)
    }
    return latest
  }
}
