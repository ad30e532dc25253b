// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

internal import SegueTextSupport

/// The pictures of one name, of which each surroundings have one.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private let variants = Locked<[(traits: UITraitCollection, image: UIImage)]>([])

  public override init() { super.init() }

  /// The picture whose traits the surroundings have, the most recently registered first.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let found = variants.withLock { variants in
      variants.last { traitCollection.containsTraits(in: $0.traits) }?.image
        ?? variants.first?.image
    }
    return found?.belonging(to: self) ?? UIImage()
  }

  open func register(_ image: UIImage, with configuration: UITraitCollection) {
    variants.withLock { variants in
      variants.removeAll { $0.traits == configuration }
      variants.append((configuration, image.belonging(to: nil)))
    }
  }

  open func unregister(_ traitCollection: UITraitCollection) {
    variants.withLock { $0.removeAll { $0.traits == traitCollection } }
  }
}

extension UIImage {
  public var imageAsset: UIImageAsset? { look.asset }

  /// The same picture as one of an asset, or of none.
  func belonging(to asset: UIImageAsset?) -> UIImage { changed { $0.asset = asset } }

  /// The picture that surroundings show of the asset, with everything else as it is.
  package func resolved(for traits: UITraitCollection) -> UIImage {
    guard let asset = look.asset else { return self }
    let variant = asset.image(with: traits)
    guard variant.cgImage !== cgImage else { return self }
    var look = look
    (look.scale, look.orientation) = (variant.look.scale, variant.look.orientation)
    return UIImage(variant.cgImage, look)
  }
}
