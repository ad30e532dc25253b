import SegueGeometry
import SegueMotion
import SegueSceneGraph

/// A layer as its author wrote it, before its place in the tree is known.
struct LayerDraft: Sendable {
  /// A property and what moves it.
  struct Movement: Sendable {
    var property: Property
    var animation: AnimationDraft
    /// The file in which the animation stands.
    var source: SourceText
  }

  /// The layer's name; `nil` when it is left to the program.
  var id: String?
  /// Where the name stands, or else the layer.
  var range: SourceRange
  /// The file in which the layer stands.
  var source: SourceText
  var properties = LayerProperties()
  var movements: [Movement] = []
  var clock: LayerClock?
  /// The properties whose color follows the screen that the layer stands above.
  var inks: [Property] = []
  var mask: [LayerDraft] = []
  var children: [LayerDraft] = []
  /// Where further children go, if not to the end.
  var slot: LayerSlot?
  /// The box in the parent, once the anchor is known.
  var frame: PropertyRule.Setting?
  /// Whether the author says where the layer stands.
  var isPlaced = false
  /// The names of files that the layer refers to, to be looked up when all are known.
  var assets: [AssetReference] = []
  /// The families of fonts that the layer names.
  var families: [FamilyMention] = []
  /// Where the layer's text stands, if it has one.
  var textPlace: SourcePlace?

  init(at range: SourceRange, in source: SourceText) {
    self.range = range
    self.source = source
  }

  /// Gives a property its value at rest and its animation; an earlier animation of the property,
  /// from a fragment, is replaced.
  mutating func apply(
    _ setting: PropertyRule.Setting, to property: Property, _ reading: Reading
  ) {
    if let value = setting.value { properties[property] = value }
    if [.position, .positionX, .positionY].contains(property) { isPlaced = true }
    movements.removeAll { $0.property == property }
    if let animation = setting.animation { move(property, by: animation, reading) }
  }

  /// Adds an animation of a property to those there are.
  mutating func move(_ property: Property, by animation: AnimationDraft, _ reading: Reading) {
    movements.append(Movement(property: property, animation: animation, source: reading.source))
  }

  /// Gives the layer another content, which the animations of the one before cannot move.
  mutating func replaceContent(with content: Content) {
    properties.content = content
    movements.removeAll { $0.property.isOfContent }
  }

  /// Turns a box into a size and a place for the anchor, which is known by now; a layer that does
  /// not say where it stands fills its parent's top left corner.
  mutating func settleFrame(_ reading: Reading) {
    let anchor = properties.anchor
    guard let frame else {
      if !isPlaced { properties.position = .zero + anchor.offset(in: properties.size) }
      return
    }
    apply(frame.map { $0.size }, to: .size, reading)
    apply(frame.map { $0.place(of: anchor) }, to: .position, reading)
    self.frame = nil
  }
}

/// The one of a ready layer's own children that takes in all others.
struct LayerSlot: Sendable {
  /// Its place among the own children.
  var place: Int
  /// The number of own children.
  var count: Int
}

extension LayerDraft {
  /// Moves children that came later into the one that is meant for them.
  mutating func settleSlot() {
    guard let slot, children.count > slot.count else { return }
    children[slot.place].children += children[slot.count...]
    children.removeSubrange(slot.count...)
  }
}

extension Property {
  /// Whether the property is one of what a layer shows.
  fileprivate var isOfContent: Bool {
    self == .fill || ["image.", "text.", "path.", "field."].contains { name.hasPrefix($0) }
  }
}

extension PropertyRule.Setting {
  /// The setting with every value changed.
  fileprivate func map(_ change: (Value) -> Value) -> PropertyRule.Setting {
    var setting = self
    setting.value = value.map(change)
    setting.animation = animation.map { animation in
      var animation = animation
      animation.from = animation.from.map(change)
      animation.to = animation.to.map(change)
      animation.by = animation.by.map(change)
      animation.rest = animation.rest.map(change)
      for index in animation.keyframes.indices {
        animation.keyframes[index].value = animation.keyframes[index].value.map(change)
      }
      return animation
    }
    return setting
  }
}

extension Value {
  private var box: SIMD4<Double> {
    if case .numbers(let numbers) = self { numbers } else { .zero }
  }

  /// The size of a box.
  fileprivate var size: Value { .pair(box.z, box.w) }

  /// Where the anchor of a box lands.
  fileprivate func place(of anchor: UnitPoint) -> Value {
    .pair(box.x + box.z * anchor.x, box.y + box.w * anchor.y)
  }
}
