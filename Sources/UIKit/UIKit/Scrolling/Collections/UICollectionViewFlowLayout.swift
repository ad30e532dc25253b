public import HeadlessCoreGraphics
import ObjectiveC

/// A layout that puts items in lines.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  open var sectionFootersPinToVisibleBounds = false
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  private var arrangement = FlowArrangement([], room: 0, isVertical: true)

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    let (box, inset) = (view.bounds.size, view.adjustedContentInset)
    let isVertical = scrollDirection == .vertical
    arrangement = FlowArrangement(
      (0..<view.numberOfSections).map { section($0, in: view) },
      room: isVertical
        ? box.width - inset.left - inset.right : box.height - inset.top - inset.bottom,
      isVertical: isVertical)
  }

  private func section(_ index: Int, in view: UICollectionView) -> FlowArrangement.Section {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let sizes = (0..<view.numberOfItems(inSection: index)).map { item in
      delegate?.collectionView(
        view, layout: self, sizeForItemAt: IndexPath(item: item, section: index)) ?? itemSize
    }
    return FlowArrangement.Section(
      sizes: sizes,
      inset: delegate?.collectionView(view, layout: self, insetForSectionAt: index)
        ?? sectionInset,
      lineSpacing: delegate?.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: index) ?? minimumLineSpacing,
      itemSpacing: delegate?.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: index) ?? minimumInteritemSpacing,
      header: delegate?.collectionView(
        view, layout: self, referenceSizeForHeaderInSection: index) ?? headerReferenceSize,
      footer: delegate?.collectionView(
        view, layout: self, referenceSizeForFooterInSection: index) ?? footerReferenceSize)
  }

  open override var collectionViewContentSize: CGSize { arrangement.contentSize }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.laidOutBounds else { return true }
    return scrollDirection == .vertical
      ? old.width != newBounds.width : old.height != newBounds.height
  }

  // MARK: Where

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    arrangement.sections.indices.flatMap { section -> [UICollectionViewLayoutAttributes] in
      let places = arrangement.sections[section]
      let first = IndexPath(item: 0, section: section)
      let ends = [
        layoutAttributesForSupplementaryView(
          ofKind: UICollectionView.elementKindSectionHeader, at: first),
        layoutAttributesForSupplementaryView(
          ofKind: UICollectionView.elementKindSectionFooter, at: first),
      ].compactMap { $0 }.filter { $0.frame.intersects(rect) }
      let items = places.items.indices.filter { places.items[$0].intersects(rect) }
      return ends
        + items.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: section)) }
    }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard arrangement.sections.indices.contains(indexPath.section),
      arrangement.sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    let attributes = newAttributes()
    attributes.indexPath = indexPath
    attributes.frame = arrangement.sections[indexPath.section].items[indexPath.item]
    return attributes
  }

  private func newAttributes() -> UICollectionViewLayoutAttributes {
    let kind = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    return (kind ?? UICollectionViewLayoutAttributes.self).init()
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard arrangement.sections.indices.contains(indexPath.section) else { return nil }
    let places = arrangement.sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    let frame = isHeader ? places.header : places.footer
    guard !frame.isEmpty else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = frame
    return attributes
  }
}

/// Items in lines, as text is: where each of them is, from the sizes alone.
///
/// As in UIKit, the room that a line leaves is shared among the distances in it, but in the last line;
/// items that are all of one size stand in columns, in the last line too.
private struct FlowArrangement {
  /// One section: its sizes, and what is around and between them.
  struct Section {
    var sizes: [CGSize]
    var inset: UIEdgeInsets
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    var header: CGSize
    var footer: CGSize
  }

  /// Positions of the parts of a section.
  struct Places {
    var items: [CGRect] = []
    var header = CGRect.zero
    var footer = CGRect.zero
  }

  private(set) var sections: [Places] = []
  private(set) var contentSize = CGSize.zero
  /// True if lines follow each other down, and items across.
  private let isVertical: Bool
  /// Maximum length of lines.
  private let room: CGFloat

  init(_ sections: [Section], room: CGFloat, isVertical: Bool) {
    (self.room, self.isVertical) = (room, isVertical)
    var end: CGFloat = 0
    for section in sections { end = add(section, from: end) }
    contentSize = size(across: room, along: end)
  }

  // MARK: Directions

  private func size(across: CGFloat, along: CGFloat) -> CGSize {
    isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }
  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  private func box(_ across: CGFloat, _ along: CGFloat, size: CGSize) -> CGRect {
    CGRect(
      origin: isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across), size: size)
  }

  // MARK: Lines

  private mutating func add(_ section: Section, from start: CGFloat) -> CGFloat {
    var places = Places()
    let inset = section.inset
    let (before, behind) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    places.header = box(0, start, size: size(across: room, along: along(section.header)))
    var end = start + along(section.header) + before
    let lines = lines(of: section)
    for (index, line) in lines.enumerated() {
      if index > 0 { end += section.lineSpacing }
      let height = line.map { along(section.sizes[$0]) }.max() ?? 0
      places.items += frames(
        of: line, in: section, at: end, height: height, isLast: index == lines.count - 1)
      end += height
    }
    end += behind
    places.footer = box(0, end, size: size(across: room, along: along(section.footer)))
    sections.append(places)
    return end + along(section.footer)
  }

  private func length(of section: Section) -> CGFloat {
    let inset = section.inset
    return room - (isVertical ? inset.left + inset.right : inset.top + inset.bottom)
  }

  private func lines(of section: Section) -> [[Int]] {
    let length = length(of: section)
    var (lines, used): ([[Int]], CGFloat) = ([], 0)
    for (index, size) in section.sizes.enumerated() {
      let more = used + section.itemSpacing + across(size)
      // Sums of thirds and the like are not to break lines.
      if !lines.isEmpty, more <= length + 1e-6 {
        lines[lines.count - 1].append(index)
        used = more
      } else {
        lines.append([index])
        used = across(size)
      }
    }
    return lines
  }

  private func frames(
    of line: [Int], in section: Section, at start: CGFloat, height: CGFloat, isLast: Bool
  ) -> [CGRect] {
    let (offset, spacing) = distribution(of: line, in: section, isLast: isLast)
    var place = (isVertical ? section.inset.left : section.inset.top) + offset
    return line.map { index in
      let size = section.sizes[index]
      defer { place += across(size) + spacing }
      return box(place, start + (height - along(size)) / 2, size: size)
    }
  }

  /// Returns the start of a line, and the distance between its items.
  private func distribution(
    of line: [Int], in section: Section, isLast: Bool
  ) -> (offset: CGFloat, spacing: CGFloat) {
    let (length, first) = (length(of: section), section.sizes[0])
    if section.sizes.allSatisfy({ $0 == first }) {
      let (item, least) = (across(first), section.itemSpacing)
      let columns = max(floor((length + least + 1e-6) / max(item + least, 1e-6)), 1)
      return columns == 1
        ? ((length - item) / 2, 0) : (0, (length - columns * item) / (columns - 1))
    }
    if isLast { return (0, section.itemSpacing) }
    let left = length - line.map { across(section.sizes[$0]) }.reduce(0, +)
    return line.count == 1 ? (left / 2, 0) : (0, left / CGFloat(line.count - 1))
  }
}
