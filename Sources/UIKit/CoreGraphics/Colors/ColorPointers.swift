public import Foundation
internal import SegueSceneGraph

// What Core Graphics takes as pointers to C arrays.

extension CGColor {
  /// The color of a space with these components, the opacity last.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    unsafe self.init(
      space, components: Array(UnsafeBufferPointer(start: components, count: count)))
  }
}

extension CGGradient {
  /// The gradient of these colors, which are reached at these places from 0 to 1; `nil` for places
  /// that share the way evenly.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let places = unsafe locations.map {
      unsafe UnsafeBufferPointer(start: $0, count: colors.count).map { Double($0) }
    }
    self.init(colors, places: places)
  }

  /// The gradient of colors whose components, the opacity last, stand one after the other.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let width = space.numberOfComponents + 1
    let all = unsafe Array(UnsafeBufferPointer(start: components, count: count * width))
    let colors = (0..<count).map {
      CGColor(space, components: Array(all[$0 * width..<($0 + 1) * width]))
    }
    unsafe self.init(colorsSpace: space, colors: colors, locations: locations)
  }
}
