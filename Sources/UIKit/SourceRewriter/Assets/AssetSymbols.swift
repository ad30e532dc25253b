/// Names for the pictures and colors of a target's catalogs, as Xcode writes them: `ImageResource.heart`,
/// `UIColor.brand`, and `Color.brand` where the target knows SwiftUI.
enum AssetSymbols {
  /// Returns the code that declares them; empty where there are no catalogs.
  static func text(for assets: [AssetName], in target: RewriteTarget) -> String {
    let unique = withoutTwins(assets)
    guard !unique.isEmpty else { return "" }
    let knowsViews = target.declarations.contains { $0.imports.contains("SwiftUI") }
    let resources = [
      resources(unique.filter { $0.kind == .image }, of: "ImageResource"),
      resources(unique.filter { $0.kind == .color }, of: "ColorResource"),
    ]
    let colors = unique.filter { $0.kind == .color && !taken.contains($0.symbol) }
    let images = unique.filter { $0.kind == .image && !taken.contains($0.symbol) }
    var lines = resources.filter { !$0.isEmpty }
    lines.append(extensionText("UIKit.UIColor", of: colors, in: target))
    lines.append(extensionText("UIKit.UIImage", of: images, in: target))
    if knowsViews {
      lines.append(extensionText("SwiftUI.Color", of: colors, in: target))
      lines.append(extensionText("SwiftUI.ShapeStyle", of: colors, in: target))
    }
    let head = knowsViews ? "\nimport SwiftUI\n" : ""
    return head + lines.filter { !$0.isEmpty }.map { "\n\($0)\n" }.joined()
  }

  /// The first asset of each symbol: catalogs may have the same name in several folders.
  private static func withoutTwins(_ assets: [AssetName]) -> [AssetName] {
    var seen: Set<[String]> = []
    return assets.filter { asset in
      let place = ["\(asset.kind)"] + asset.namespaceSymbols + [asset.symbol]
      return seen.insert(place).inserted
    }
  }

  /// The symbols of one kind, in an extension and in a type for each folder that is part of names.
  private static func resources(_ assets: [AssetName], of type: String) -> String {
    guard !assets.isEmpty else { return "" }
    return "extension \(type) {\n" + members(assets, of: type, depth: 0) + "}"
  }

  private static func members(_ assets: [AssetName], of type: String, depth: Int) -> String {
    let indent = String(repeating: "  ", count: depth + 1)
    let here = assets.filter { $0.namespaces.count == depth }.map { asset in
      "\(indent)static let \(escaped(asset.symbol)) = "
        + "\(type)(name: \(Location.literal(asset.name)), bundle: Foundation.Bundle.main)\n"
    }
    var inside: [(name: String, assets: [AssetName])] = []
    for asset in assets where asset.namespaces.count > depth {
      let name = asset.namespaceSymbols[depth]
      if let index = inside.firstIndex(where: { $0.name == name }) {
        inside[index].assets.append(asset)
      } else {
        inside.append((name, [asset]))
      }
    }
    let types = inside.map { name, assets in
      "\(indent)enum \(escaped(name)) {\n" + members(assets, of: type, depth: depth + 1)
        + "\(indent)}\n"
    }
    return here.joined() + types.joined()
  }

  /// Properties of a type that make a color or a picture of a resource; an app's own come first.
  private static func extensionText(
    _ type: String, of assets: [AssetName], in target: RewriteTarget
  ) -> String {
    let isStyle = type == "SwiftUI.ShapeStyle"
    let value = isStyle ? "SwiftUI.Color" : type
    let isView = type.hasPrefix("SwiftUI.")
    let known = own(type.split(separator: ".").last.map(String.init) ?? type, in: target)
    let plain = assets.filter { $0.namespaces.isEmpty && !known.contains($0.symbol) }
    guard !plain.isEmpty else { return "" }
    let resource = value == "UIKit.UIImage" ? "ImageResource" : "ColorResource"
    let rows = plain.map { asset in
      let name = escaped(asset.symbol)
      return "  static var \(name): \(value) { "
        + "\(value)(\(isView ? "" : "resource: ")\(resource).\(name)) }\n"
    }
    let condition = isStyle ? " where Self == SwiftUI.Color" : ""
    return "extension \(type)\(condition) {\n" + rows.joined() + "}"
  }

  /// The members that a target itself gives to a type.
  private static func own(_ type: String, in target: RewriteTarget) -> Set<String> {
    let types = target.declarations.flatMap(\.types).filter {
      $0.path == type || $0.path.hasSuffix(".\(type)")
    }
    return Set(types.flatMap(\.members).map { MethodName.plain($0.name) })
  }

  private static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init",
    "inout",
    "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "var",
    "where", "while",
  ]

  /// Names that colors and pictures of the system have; Xcode leaves these out as well.
  private static let taken: Set<String> = [
    "accentColor", "actions", "add", "black", "blue", "brown", "checkmark", "clear", "cyan",
    "darkGray",
    "darkText", "gray", "green", "indigo", "label", "lightGray", "lightText", "link", "magenta",
    "mint",
    "orange", "pink", "placeholderText", "primary", "purple", "quaternary", "quinary", "red",
    "remove",
    "secondary", "separator", "strokedCheckmark", "teal", "tertiary", "tint", "tintColor", "white",
    "yellow",
  ]
}
