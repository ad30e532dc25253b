import SegueGeometry
import SegueJSON
import SegueSceneGraph

/// Rules for pictures: the name of an asset, or an object with one.
enum ImageRules {
  static let field = MemberRule<LayerDraft>(
    "image",
    schema: ["anyOf": [Rule<String>.identifier.schema, object.reference]],
    help: "A picture as the content: the name of an asset, or an object."
  ) { node, reading, draft in
    draft.replaceContent(with: .image(ImageContent(AssetID(""))))
    guard let node = reading.filled(node) else { return }
    if node.isString {
      asset.read(node, &reading, &draft)
      object.fillDefaults(&draft, &reading)
    } else {
      object.fill(&draft, from: node, &reading)
    }
  }

  private static let asset = MemberRule<LayerDraft>(
    "asset", .asset(.picture), help: "The name of the picture under 'assets'."
  ) { draft, asset in
    draft.assets.append(asset)
    draft.changeImage { $0.asset = asset.id }
  }

  static let object = ObjectRule<LayerDraft>(
    "an image", help: "A picture in a box.", name: "image",
    [
      asset.required,
      MemberRule("mode", .word("mode"), help: "How the picture finds its place in the box.") {
        draft, mode in
        draft.changeImage { $0.mode = mode }
      }.byDefault("stretch"),
      .setting(
        "crop", .rect,
        help: "The part that is shown, in the picture's pixels; of an SVG, in its own units."
      ) {
        draft, setting, reading in
        draft.changeImage { $0.crop = $0.crop ?? .zero }
        draft.apply(setting, to: .imageCrop, reading)
      },
      .setting("tint", .color, help: "A color that replaces the picture's.") {
        draft, setting, reading in
        draft.changeImage { $0.tint = $0.tint ?? .black }
        draft.apply(setting, to: .imageTint, reading)
      },
      MemberRule("sampling", .word("sampling"), help: "How colors between two pixels are found.") {
        draft, sampling in
        draft.changeImage { $0.sampling = sampling }
      }.byDefault("trilinear"),
    ])
}

extension LayerDraft {
  fileprivate mutating func changeImage(_ change: (inout ImageContent) -> Void) {
    guard case .image(var image) = properties.content else { return }
    change(&image)
    properties.content = .image(image)
  }
}
