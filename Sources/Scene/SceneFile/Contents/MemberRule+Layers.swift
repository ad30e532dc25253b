import SegueSceneGraph

extension MemberRule<LayerDraft> {
  /// A property that may be animated, under the last part of its name.
  static func animated(_ property: Property, help: String) -> MemberRule {
    let name = property.name.split(separator: ".").last.map(String.init) ?? property.name
    return setting(name, .of(property), help: help) { draft, setting, reading in
      draft.apply(setting, to: property, reading)
    }
  }

  /// A value that may be animated.
  static func setting(
    _ name: String, _ rule: PropertyRule, help: String,
    store: @escaping @Sendable (inout LayerDraft, PropertyRule.Setting, ReadContext) -> Void
  ) -> MemberRule {
    MemberRule(name, schema: rule.reference, help: help) { node, reading, draft in
      if let setting = rule.setting(node, &reading) { store(&draft, setting, reading) }
    }
  }

  /// A value that may be animated.
  static func setting(
    _ name: String, _ rule: PropertyRule, help: String,
    store: @escaping @Sendable (inout LayerDraft, PropertyRule.Setting) -> Void
  ) -> MemberRule {
    setting(name, rule, help: help) { draft, setting, _ in store(&draft, setting) }
  }

  /// An object whose members are properties of the layer.
  static func object(
    _ name: String, _ rule: ObjectRule<LayerDraft>, help: String,
    prepare: @escaping @Sendable (inout LayerDraft) -> Void = { _ in }
  ) -> MemberRule {
    MemberRule(name, schema: rule.reference, help: help) { node, reading, draft in
      prepare(&draft)
      rule.fill(&draft, from: node, &reading)
    }
  }
}
