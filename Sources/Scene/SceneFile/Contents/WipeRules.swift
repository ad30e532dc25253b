import SegueSceneGraph

/// Rules for wipe masks: the kind of a transition, and its progress.
enum WipeRules {
  static let field = MemberRule<LayerDraft>(
    "field", schema: object.reference,
    help:
      "White, as far as a transition between two pictures has come: a mask for the one that comes."
  ) { node, reading, draft in
    draft.replaceContent(with: .field(WipeMask(.fade)))
    guard let node = reading.filled(node) else { return }
    object.fill(&draft, from: node, &reading)
  }

  static let object = ObjectRule<LayerDraft>(
    "a field", help: "How much shows at each place of a box while two pictures are exchanged.",
    name: "field", example: "{\"kind\": \"circle-open\", \"progress\": 0.5}",
    [
      MemberRule(
        "kind", .word("kind of field"),
        help:
          "The course of the transition; a veil is the mask of the color between the two pictures."
      ) { draft, kind in
        guard case .field(var field) = draft.properties.content else { return }
        field.kind = kind
        draft.properties.content = .field(field)
      }.required,
      .animated(.fieldProgress, help: "How far the transition is: 0 shows nothing, 1 everything."),
    ])
}
