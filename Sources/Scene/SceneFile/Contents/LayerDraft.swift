import SegueGeometry
import SegueJSON
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
  /// Position of the name, or else of the layer.
  var range: SourceRange
  /// The file in which the layer stands.
  var source: SourceText
  var properties = LayerProperties()
  var movements: [Movement] = []
  var clock: LayerClock?
  /// The properties whose color follows the screen that the layer stands above.
  var inks: [Property] = []
  /// True for words of a status bar, whether their color follows the screens or not.
  var isStatusBarWords = false
  var mask: [LayerDraft] = []
  /// Index of the scene's bar that the layer is, and the distance by which it moves out of view.
  var bar: (index: Int, way: Double)?
  /// Element that the layer shares with a layer of another screen.
  var match: SharedMention?
  var children: [LayerDraft] = []
  /// Slot for further children; `nil` for the end.
  var slot: LayerSlot?
  /// The box in the parent, once the anchor is known.
  var frame: PropertyRule.Setting?
  /// True if the layer's position is known.
  var isPlaced = false
  /// True if the author sets the layer's position.
  var isPlacedByHand = false
  /// True if the author sets the position of the anchor, not of the box.
  var isPositioned = false
  /// True if the program draws the layer itself.
  var isReady = false
  /// The extents that the layer says itself.
  var extents: Set<StackAxis> = []
  /// Stack layout of the layer's children.
  var stack: StackDraft?
  /// The layer's share of the room that the others in its stack leave.
  var share: Double?
  /// True if the positions of other layers depend on the layer's size.
  var decidesLayout = false
  /// The names of files that the layer refers to, to be looked up when all are known.
  var assets: [AssetReference] = []
  /// The families of fonts that the layer names.
  var families: [FamilyMention] = []
  /// Appearance of the layer's text in pieces.
  var appearance: AppearanceDraft?
  /// Position of the layer's text, if it has one.
  var textPlace: SourcePosition?

  init(at range: SourceRange, in source: SourceText) {
    self.range = range
    self.source = source
  }

  /// Gives a property its value at rest and its animation; an earlier animation of the property,
  /// from a fragment, is replaced.
  mutating func apply(
    _ setting: PropertyRule.Setting, to property: Property, _ reading: ReadContext
  ) {
    if let value = setting.value { properties[property] = value }
    note(property)
    movements.removeAll { $0.property == property }
    if let animation = setting.animation { move(property, by: animation, reading) }
  }

  /// Remembers what the author says of the box.
  private mutating func note(_ property: Property) {
    if property.part == .place {
      (isPlaced, isPlacedByHand) = (true, true)
      isPositioned = frame == nil
    }
    if property == .size || property == .width { extents.insert(.horizontal) }
    if property == .size || property == .height { extents.insert(.vertical) }
  }

  /// Adds an animation of a property to those there are.
  mutating func move(_ property: Property, by animation: AnimationDraft, _ reading: ReadContext) {
    movements.append(Movement(property: property, animation: animation, source: reading.source))
  }

  /// Gives the layer another content, which the animations of the one before cannot move.
  mutating func replaceContent(with content: Content) {
    properties.content = content
    appearance = nil
    movements.removeAll { $0.property.part == .content }
  }

  /// Turns a box into a size and a place for the anchor, which is known by now; a layer that does
  /// not say where it stands fills its parent's top left corner.
  mutating func settleFrame(_ reading: ReadContext) {
    let anchor = properties.anchor
    guard let frame else {
      if !isPlaced { properties.position = .zero + anchor.offset(in: properties.size) }
      return
    }
    let own = properties.frame
    for (property, part) in [(Property.size, BoxPart.size), (.position, .place(anchor))] {
      apply(frame.setting(of: part, own: own), to: property, reading)
    }
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

extension PropertyRule.Setting {
  /// The setting of a part of the box that this is the setting of, in a layer with a box of its
  /// own.
  ///
  /// On arcs it is the corners that move, both pairs of them; from these the part follows.
  fileprivate func setting(of part: BoxPart, own box: Rect) -> PropertyRule.Setting {
    var setting = PropertyRule.Setting(value: value?.part(part), animation: animation)
    guard let arc = animation?.arc, arc != .linear else {
      setting.animation?.change { $0.part(part) }
      return setting
    }
    let own = Value.numbers([box.minX, box.minY, box.width, box.height])
    setting.animation?.change(\.corners)
    setting.animation?.fillEnds(with: (value ?? own).corners)
    setting.animation?.boxPart = part
    return setting
  }
}

extension AnimationDraft {
  fileprivate mutating func change(_ change: (Value) -> Value) {
    from = from.map(change)
    to = to.map(change)
    by = by.map(change)
    rest = rest.map(change)
    for index in keyframes.indices {
      keyframes[index].value = keyframes[index].value.map(change)
    }
  }

  /// Takes the layer's own value for an end that is not given.
  fileprivate mutating func fillEnds(with value: Value) {
    if from == nil, to == nil || by == nil { from = value }
    if to == nil, by == nil { to = value }
  }
}

extension Value {
  private var box: SIMD4<Double> {
    if case .numbers(let numbers) = self { numbers } else { .zero }
  }

  /// The size of a box that is given by a corner and extents, or where a point of it lands.
  fileprivate func part(_ part: BoxPart) -> Value {
    switch part {
    case .size: .pair(box.z, box.w)
    case .place(let point): .pair(box.x + box.z * point.x, box.y + box.w * point.y)
    case .mirroredPlace(let point, let room):
      .pair(room - (box.x + box.z * point.x), box.y + box.w * point.y)
    }
  }

  /// The corners of such a box.
  fileprivate var corners: Value {
    .numbers([box.x, box.y, box.x + box.z, box.y + box.w])
  }
}
