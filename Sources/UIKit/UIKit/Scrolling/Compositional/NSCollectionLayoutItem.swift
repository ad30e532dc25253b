public import HeadlessCoreGraphics
public import ObjectiveC

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

/// A length: so many points, or a share of what is around.
@MainActor @preconcurrency
open class NSCollectionLayoutDimension: NSObject {
  enum Kind { case width, height, absolute, estimated }
  let kind: Kind
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    (self.kind, self.dimension) = (kind, dimension)
    super.init()
  }
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.width, fractionalWidth)
  }
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.height, fractionalHeight)
  }
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// A length that cells may correct; here it stays as it is.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  open var isFractionalWidth: Bool { kind == .width }
  open var isFractionalHeight: Bool { kind == .height }
  open var isAbsolute: Bool { kind == .absolute }
  open var isEstimated: Bool { kind == .estimated }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .width: container.width * dimension
    case .height: container.height * dimension
    case .absolute, .estimated: dimension
    }
  }
}

@MainActor @preconcurrency
open class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
    super.init()
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

/// Distance between items: so many points, or at least so many.
@MainActor @preconcurrency
open class NSCollectionLayoutSpacing: NSObject {
  public let spacing: CGFloat
  public let isFlexibleSpacing: Bool
  open var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
    super.init()
  }
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
}

@MainActor @preconcurrency
open class NSCollectionLayoutEdgeSpacing: NSObject {
  public let leading: NSCollectionLayoutSpacing?
  public let top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?
  public let bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }
}

/// Place of one item, or of a group of them.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }

  /// Places items from a number on, in a box, and returns how many.
  func place(_ frames: inout [CGRect], in box: CGRect, atMost count: Int) -> Int {
    guard count > 0 else { return 0 }
    frames.append(box.inset(by: contentInsets))
    return 1
  }
}

/// Items one after the other, again and again as long as there is room.
@MainActor @preconcurrency
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Course { case horizontal, vertical }
  private let course: Course
  public let subitems: [NSCollectionLayoutItem]
  /// Number of equal parts; `nil` where items have sizes of their own.
  private let parts: Int?
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ course: Course, _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
    parts: Int?
  ) {
    (self.course, self.subitems, self.parts) = (course, subitems, parts)
    super.init(layoutSize: layoutSize)
  }
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.horizontal, layoutSize, subitems, parts: nil)
  }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.vertical, layoutSize, subitems, parts: nil)
  }
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], parts: max(count, 1))
  }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], parts: max(count, 1))
  }
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, subitem: subitem, count: count)
  }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { vertical(layoutSize: layoutSize, subitem: subitem, count: count) }

  override func place(_ frames: inout [CGRect], in box: CGRect, atMost count: Int) -> Int {
    guard !subitems.isEmpty else { return 0 }
    let room = box.inset(by: contentInsets)
    let (extent, gap) = (length(of: room.size), interItemSpacing?.spacing ?? 0)
    var (sizes, used) = ([(item: NSCollectionLayoutItem, size: CGSize)](), CGFloat(0))
    // Where items lie over each other, there is room without end.
    while sizes.count < parts ?? count {
      let item = subitems[sizes.count % subitems.count]
      let size = size(of: item, in: room.size)
      let next = used + (sizes.isEmpty ? 0 : gap) + length(of: size)
      // A hundredth of a point is the rounding of shares that add up to all.
      guard sizes.isEmpty || next <= extent + 0.01, length(of: size) > 0 else { break }
      sizes.append((item, size))
      used = next
    }
    return place(sizes, used: used, &frames, in: room, atMost: count)
  }

  private func place(
    _ sizes: [(item: NSCollectionLayoutItem, size: CGSize)], used: CGFloat,
    _ frames: inout [CGRect], in room: CGRect, atMost count: Int
  ) -> Int {
    var (placed, way) = (0, CGFloat(0))
    let isFlexible = interItemSpacing?.isFlexibleSpacing ?? false
    let rest = isFlexible && sizes.count > 1 ? max(length(of: room.size) - used, 0) : 0
    let gap = (interItemSpacing?.spacing ?? 0) + rest / CGFloat(max(sizes.count - 1, 1))
    for (item, size) in sizes {
      guard placed < count else { break }
      let origin =
        course == .horizontal
        ? CGPoint(x: room.minX + way, y: room.minY) : CGPoint(x: room.minX, y: room.minY + way)
      placed += item.place(
        &frames, in: CGRect(origin: origin, size: size), atMost: count - placed)
      way += length(of: size) + gap
    }
    return placed
  }

  private func length(of size: CGSize) -> CGFloat {
    course == .horizontal ? size.width : size.height
  }

  private func size(of item: NSCollectionLayoutItem, in room: CGSize) -> CGSize {
    var size = item.layoutSize.size(in: room)
    guard let parts else { return size }
    let gaps = (interItemSpacing?.spacing ?? 0) * CGFloat(parts - 1)
    let share = max((length(of: room) - gaps) / CGFloat(parts), 0)
    if course == .horizontal { size.width = share } else { size.height = share }
    return size
  }
}

extension CGRect {
  /// The box without margins by the direction of reading, which is from left to right.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }
}
