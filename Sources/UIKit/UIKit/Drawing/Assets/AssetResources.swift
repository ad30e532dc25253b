// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

public import Foundation

/// A picture of a catalog, by a name that the source step has found there.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// A color of a catalog, by a name that the source step has found there.
public struct ColorResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIImage {
  /// The picture of a resource; an empty one, with a finding, where it has gone.
  public convenience init(resource: ImageResource) {
    let image = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil)
    self.init(image?.cgImage, image?.look ?? Look())
  }
}

extension UIColor {
  /// The color of a resource; clear, with a finding, where it has gone.
  public convenience init(resource: ColorResource) {
    let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil)
    self.init((color ?? .clear).form)
  }
}
