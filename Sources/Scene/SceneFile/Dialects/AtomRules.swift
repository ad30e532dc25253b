import SegueGeometry
import SegueJSON
import SeguePresets
import SegueTransitions
import SegueTextSupport

/// Rules for the changes of one screen.
enum AtomRules {
  /// A list whose entries act one after the other, or one entry.
  static let atoms: Rule<AnyAtomicTransition> = Rule(schema: .reference(to: "atoms")) {
    node, reading in
    Rule<AnyAtomicTransition>.choice(
      "what happens to a screen, such as \"opacity\" or [{\"scale\": 0.5}]",
      [(\.isString, words), (\.isObject, object), (\.isArray, list)]
    ).read(node, &reading)
  }

  /// Shared schema definition of such lists.
  static let definition = JSONValue.Member(
    "atoms",
    [
      "anyOf": [
        words.schema, object.schema, .list(.reference(to: "atoms"), count: 0...32),
      ]
    ])

  /// A list whose entries have mirror images.
  static let mirrorable: Rule<AnyAtomicTransition> = Rule(schema: atoms.schema) { node, reading in
    if let order = node.orderWord {
      return reading.refuse(
        order, "\(Quote(order.string ?? "")) has no mirror image",
        hint: "say it under 'onPush' or 'onPop', or use 'zPosition'")
    }
    return atoms.read(node, &reading)
  }

  private static let list: Rule<AnyAtomicTransition> = Rule(schema: [:]) { node, reading in
    atoms.list(0...32, of: "transitions of one screen").read(node, &reading).map {
      AnyAtomicTransition($0)
    }
  }

  private static let words: Rule<AnyAtomicTransition> = Rule<Word>.word("transition of one screen")
    .map(\.transition)

  private static let object: Rule<AnyAtomicTransition> = ObjectRule<AnyAtomicTransition?>(
    "a transition of one screen", help: "What happens to one screen.",
    alternatives: Need(
      "move", "offset", "scale", "rotate", "rotate3D", "zPosition", "group", "onInsertion",
      "onRemoval", "mirrorInsertion", "mirrorRemoval", hint: "such as {\"move\": \"bottom\"}"),
    plain + wrappers
  ).rule { nil }.flattened()

  private static let plain: [MemberRule<AnyAtomicTransition?>] = [
    MemberRule("move", .word("edge"), help: "It comes or goes over an edge of the container.") {
      $0 = AnyAtomicTransition(Move(edge: $1))
    },
    MemberRule("offset", .point, help: "It comes from there, or goes there: [x, y].") {
      $0 = AnyAtomicTransition(Offset(x: $1.x, y: $1.y))
    },
    MemberRule("scale", .coordinate, help: "It comes from another size, or goes to it.") {
      $0 = AnyAtomicTransition(Scale($1))
    },
    MemberRule("rotate", .angle, help: "It turns in its plane, clockwise.") {
      $0 = AnyAtomicTransition(Rotate($1))
    },
    MemberRule("rotate3D", turn, help: "It turns in space; its back is not seen.") {
      $0 = AnyAtomicTransition($1)
    },
    MemberRule(
      "zPosition", .coordinate, help: "It lies higher, or lower, from the first moment on."
    ) {
      $0 = AnyAtomicTransition(ZPosition($1))
    },
  ]

  private static let wrappers: [MemberRule<AnyAtomicTransition?>] = [
    MemberRule("group", atoms, help: "Several, told as one.") { box, inner in
      box = AnyAtomicTransition(Group { inner })
    },
    MemberRule("onInsertion", atoms, help: "What happens only to the screen that comes.") {
      box, inner in
      box = AnyAtomicTransition(OnInsertion { inner })
    },
    MemberRule("onRemoval", atoms, help: "What happens only to the screen that goes.") {
      box, inner in
      box = AnyAtomicTransition(OnRemoval { inner })
    },
    MemberRule(
      "mirrorInsertion", atoms, help: "Of the screen that comes; mirrored, of the one that goes."
    ) {
      box, inner in
      box = AnyAtomicTransition(MirrorInsertion { inner })
    },
    MemberRule(
      "mirrorRemoval", atoms, help: "Of the screen that goes; mirrored, of the one that comes."
    ) {
      box, inner in
      box = AnyAtomicTransition(MirrorRemoval { inner })
    },
  ]

  private static let turn = ObjectRule<Rotate3D>(
    "a turn in space", help: "A turn about an axis of the screen.",
    [
      MemberRule("angle", .angle, help: "How far it turns.") { $0.angle = $1 }.required,
      MemberRule("axis", .word("axis"), help: "What it turns about: x, y or z.") { $0.axis = $1 }
        .required,
      MemberRule("perspective", .coordinate, help: "How close the viewer stands; 1 by default.") {
        $0.perspective = $1
      },
    ]
  ).rule { Rotate3D(.zero, about: .x) }

  /// Transitions that need no more than their name.
  private enum Word: String, CaseIterable, Sendable {
    case identity, opacity
    case scale
    case bringToFront = "bring-to-front"
    case sendToBack = "send-to-back"

    var transition: AnyAtomicTransition {
      switch self {
      case .identity: AnyAtomicTransition(Identity())
      case .opacity: AnyAtomicTransition(Opacity())
      case .scale: AnyAtomicTransition(Scale())
      case .bringToFront: AnyAtomicTransition(BringToFront())
      case .sendToBack: AnyAtomicTransition(SendToBack())
      }
    }
  }
}

extension JSONNode {
  /// The first word in it that puts a screen above or below the other.
  fileprivate var orderWord: JSONNode? {
    switch value {
    case .string("bring-to-front"), .string("send-to-back"): self
    case .array(let nodes): nodes.lazy.compactMap(\.orderWord).first
    case .object(let object): object.members.lazy.compactMap(\.node.orderWord).first
    default: nil
    }
  }
}
