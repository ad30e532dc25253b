import HeadlessCoreGraphics
import SegueInterfaceDocuments

// Variations by size class, as `heightClass=compact-widthClass=regular`.

extension InterfaceElement {
  /// The element as it is on a device: attributes and values of the variations that apply lie over its own.
  @MainActor
  func varied(for traits: UITraitCollection) -> InterfaceElement {
    let applying = children.filter {
      $0.name == "variation" && InterfaceElement.applies($0["key"] ?? "", to: traits)
    }
    guard !applying.isEmpty else { return self }
    var result = self
    for variation in applying {
      for (name, value) in variation.attributes where name != "key" {
        result.attributes[name] = value
      }
      for child in variation.children where child["key"] != nil && child.name != "mask" {
        result.children.removeAll { $0["key"] == child["key"] }
        result.children.append(child)
      }
    }
    return result
  }

  /// Returns true if a mask of the variations that apply leaves a child out.
  @MainActor
  func excludes(_ child: InterfaceElement) -> Bool {
    guard let identifier = child["id"] else { return false }
    var isExcluded = child.flag("placeholder") ?? false
    for variation in children where variation.name == "variation" {
      guard InterfaceElement.applies(variation["key"] ?? "", to: UIScreen.main.traitCollection)
      else { continue }
      for mask in variation.children where mask.name == "mask" {
        for change in mask.children where change["reference"] == identifier {
          isExcluded = change.name == "exclude"
        }
      }
    }
    return isExcluded
  }

  @MainActor
  private static func applies(_ key: String, to traits: UITraitCollection) -> Bool {
    key == "default"
      || key.split(separator: "-").allSatisfy { part in
        switch part {
        case "widthClass=compact": traits.horizontalSizeClass == .compact
        case "widthClass=regular": traits.horizontalSizeClass == .regular
        case "heightClass=compact": traits.verticalSizeClass == .compact
        case "heightClass=regular": traits.verticalSizeClass == .regular
        default: false
        }
      }
  }
}
