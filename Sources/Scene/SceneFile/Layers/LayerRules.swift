import SegueJSON
import SegueSceneGraph

/// Rules for layers.
enum LayerRules {
  /// The object of a layer that says everything itself.
  static let object = ObjectRule<LayerDraft>(
    "a layer", help: "A box with its looks, its content and the layers inside it.",
    name: "layer",
    exclusions: ["size", "width", "height"].map {
      Exclusion("frame", $0, hint: "a frame already says how large the layer is")
    }
      + ["position", "positionX", "positionY"].map {
        Exclusion(
          "frame", $0,
          hint: "a frame already says where the layer stands; 'translate' moves it from there")
      } + [
        Exclusion(
          "fill", "image", "text", "path", "field",
          hint: "a layer has one content; put the other into a child"),
        Exclusion(
          "use", "ready", hint: "a layer begins with one of them; put the other into a child"),
        Exclusion("ready", "stack", hint: "put the stack into a child"),
      ],
    needs: [
      Need("use", askedBy: "with", hint: "it gives values to a fragment"),
      Need("use", askedBy: "repeat", hint: "what is repeated is a fragment"),
    ],
    structure + place + transform + looks + content,
    settle: { draft, reading in
      for movement in draft.movements where movement.source == reading.source {
        _ = movement.animation.animation(&reading)
      }
    })

  /// One layer.
  static let layer = Rule<LayerDraft>(schema: .reference(to: "layer")) { node, reading in
    LayerRules.read(node, &reading)
  }

  /// The layers of a list; one that repeats a fragment stands for all its copies.
  static let layers = Rule<[LayerDraft]>(schema: layer.list(of: "layers").schema) {
    node, reading in
    let copies = Rule<[LayerDraft]>(schema: layer.schema) { LayerRules.readCopies($0, &$1) }
    let isOutermost = reading.layerDepth == 0
    return copies.list(of: "layers").read(node, &reading).map { layers in
      let layers = layers.flatMap(\.self)
      return isOutermost ? StackLayout.layOut(layers, &reading) : layers
    }
  }

  /// Members for the layer's identity and what is inside it.
  private static let structure: [MemberRule<LayerDraft>] = [
    MemberRule("id", .identifier, help: "The layer's name, unique in the scene.") { $0.id = $1 },
    MemberRule(
      "use", .words,
      help:
        "A fragment to begin with: \"file.json\", \"file.json#/path/in/it\" or \"#/fragments/name\"."
    ) { _, _ in },
    MemberRule("with", schema: FragmentRules.with, help: "Values for the fragment's variables.") {
      _, _, _ in
    },
    MemberRule(
      "vars", schema: VariableRules.schema,
      help:
        "Variables for the layer and all inside, with defaults; 'with' gives others to a fragment."
    ) { _, _, _ in },
    MemberRule(
      "repeat", schema: RepeatRules.rule.schema,
      help: "How often the fragment is used: a number, a list of values, or an object."
    ) { _, _, _ in },
    ReadyRules.field,
    MemberRule("children", layers, help: "The layers inside, bottom to top.") {
      $0.children += $1
    },
    StackRules.field, StackRules.share,
    MemberRule("mask", layer, help: "The layer whose alpha decides where this one shows.") {
      $0.mask = [$1]
    },
    MemberRule(
      "maskMode", .word("mask mode"),
      help:
        "What of the mask lets the layer show: its alpha or luminance, or what they leave. Layers inside the mask"
        + " combine by their blend modes."
    ) { $0.properties.maskMode = $1 }.byDefault("alpha"),
    MemberRule("time", ClockRules.clock, help: "How time passes inside the layer.") {
      $0.clock = $1
    },
    MemberRule(
      "match", SharedRules.mention,
      help:
        "What the layer shares with one layer of another screen: a name, or a name with classes."
    ) { $0.match = $1 },
  ].map(\.own)

  /// Members for the position of the box.
  private static let place: [MemberRule<LayerDraft>] = [
    .setting("frame", .rect, help: "The box in the parent: [x, y, width, height].") {
      $0.frame = $1
    },
    .animated(.size, help: "The extents of the box: [width, height]."),
    .animated(.width, help: "The width of the box."),
    .animated(.height, help: "The height of the box."),
    .animated(
      .position,
      help:
        "Where the anchor lands in the parent: [x, y]. The anchor is the center of the box by default; a"
        + " 'frame' says where its corner is."),
    .animated(.positionX, help: "Where the anchor lands, from the left."),
    .animated(.positionY, help: "Where the anchor lands, from the top."),
    .animated(
      .anchor,
      help:
        "The place in the box that is put on the position, and about which it turns: the center,"
        + " [0.5, 0.5], by default; [0, 0] is the top left corner."
    ).byDefault([0.5, 0.5]),
    .animated(.zPosition, help: "Which sibling lies above: the one with the larger number.")
      .byDefault(0),
  ]

  /// Members for the transform, movement and looks of a layer whose position and content are known.
  static let standing: [MemberRule<LayerDraft>] =
    structure.filter { ["mask", "maskMode"].contains($0.name) }
    + place.filter { ["anchor", "zPosition"].contains($0.name) } + transform
    + looks.filter { !["background", "hidden"].contains($0.name) }

  /// Members for transforms of the box about its anchor.
  private static let transform: [MemberRule<LayerDraft>] = [
    .animated(.matrix, help: "A free map that acts before the other transforms."),
    .animated(.scale, help: "Factors along x and y, or one for both.").byDefault(1),
    .animated(.scaleX, help: "The factor along x.").byDefault(1),
    .animated(.scaleY, help: "The factor along y.").byDefault(1),
    .animated(.skewX, help: "The angle by which verticals lean to the right.").byDefault(0),
    .animated(.skewY, help: "The angle by which horizontals lean downward.").byDefault(0),
    .animated(.rotateX, help: "The turn about the x axis; the bottom comes towards the viewer.")
      .byDefault(0),
    .animated(.rotateY, help: "The turn about the y axis.").byDefault(0),
    .animated(.rotate, help: "The turn on the canvas, clockwise; 720 are two full turns.")
      .byDefault(0),
    .animated(.translate, help: "The shift: [x, y].").byDefault([0, 0]),
    .animated(.translateX, help: "The shift to the right.").byDefault(0),
    .animated(.translateY, help: "The shift downward.").byDefault(0),
    .animated(.translateZ, help: "The shift towards the viewer.").byDefault(0),
    .animated(
      .perspective, help: "How far the viewer stands from the children; 0 is without perspective."
    ).byDefault(0),
  ]

  /// Members for the looks of the box.
  private static let looks: [MemberRule<LayerDraft>] = [
    .animated(.opacity, help: "How much the layer and its children together cover what is below.")
      .byDefault(1),
    .animated(.hidden, help: "Whether the layer and its children are left out.").byDefault(false),
    MemberRule("backFace", .word("back face"), help: "Whether the layer is seen from behind.") {
      $0.properties.isDoubleSided = $1 == BackFace.visible
    }.byDefault("visible"),
    .animated(.background, help: "What fills the box below the content: a color or a gradient."),
    .animated(.cornerRadius, help: "How much the corners are rounded: one radius or four.")
      .byDefault(0),
    MemberRule("cornerCurve", .word("corner curve"), help: "The curve that rounds the corners.") {
      $0.properties.cornerCurve = $1
    }.byDefault("circular"),
    MemberRule("clip", .flag, help: "Whether content and children end at the box.") {
      $0.properties.clipsToBounds = $1
    }.byDefault(false),
    .object("border", BorderRules.object, help: "The line along the inside of the edge."),
    .object("shadow", ShadowRules.object, help: "The shadow on what lies below.") {
      $0.properties.shadow = $0.properties.shadow ?? Shadow()
    },
    MemberRule(
      "blendMode", .word("blend mode"),
      help:
        "How the layer meets what is below: in the nearest layer around that is drawn apart, or on the canvas."
    ) {
      $0.properties.blendMode = $1
    }.byDefault("normal"),
    FilterRules.field("filters", help: "What is done to the finished layer, in order.").byDefault([]
    ),
    FilterRules.field(
      "backdropFilters", help: "What is done to what lies behind the box, in order."
    )
    .byDefault([]),
    MemberRule("isolate", .flag, help: "Whether the children are drawn apart, as one picture.") {
      $0.properties.isIsolated = $1
    }.byDefault(false),
    MemberRule(
      "mirrors", .flag,
      help:
        "Whether the layer turns around in a mirrored scene: true for a picture that points somewhere, false for a"
        + " layer that stays as it is inside. Words and pictures do not turn around by themselves, all else does."
    ) { $0.properties.mirrorReach = $1 ? .picture : .place },
  ]

  /// Members for the content of the layer.
  private static let content: [MemberRule<LayerDraft>] = [
    .setting("fill", .paint, help: "A color or a gradient as the content.") {
      draft, setting, reading in
      draft.replaceContent(with: .paint(.color(.clear)))
      draft.apply(setting, to: .fill, reading)
    },
    ImageRules.field, TextRules.field, PathRules.field, WipeRules.field,
  ]
}

/// Visibility of a layer seen from behind.
private enum BackFace: String, CaseIterable, Sendable {
  case visible
  case hidden
}
