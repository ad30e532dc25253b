import HeadlessCoreGraphics
import ObjectiveC
import SegueInterfaceDocuments

/// The elements that scroll: lists, and their cells.
@MainActor
enum ListElements {
  typealias Kind = ViewElements.Kind

  static let table: [String: Kind] = [
    "tableView": Kind(UITableView.self, read: readTable),
    "tableViewCell": Kind(UITableViewCell.self, read: readCell),
    "collectionView": Kind(UICollectionView.self, read: readCollection),
    "collectionViewCell": Kind(UICollectionViewCell.self) { element, cell, reader in
      cell.reuseIdentifier = element["reuseIdentifier"]
      readContent(element, into: cell.contentView, reader)
    },
    "collectionReusableView": Kind(UICollectionReusableView.self, readBy: UIView.self) {
      element, view, _ in view.reuseIdentifier = element["reuseIdentifier"]
    },
  ]

  static func readScroll(
    _ element: InterfaceElement, _ view: UIScrollView, _ reader: InterfaceReader
  ) {
    element.take("scrollEnabled", view, \.isScrollEnabled)
    element.take("pagingEnabled", view, \.isPagingEnabled)
    element.take("bounces", view, \.bounces)
    element.take("bouncesZoom", view, \.bouncesZoom)
    element.take("alwaysBounceVertical", view, \.alwaysBounceVertical)
    element.take("alwaysBounceHorizontal", view, \.alwaysBounceHorizontal)
    element.take("showsHorizontalScrollIndicator", view, \.showsHorizontalScrollIndicator)
    element.take("showsVerticalScrollIndicator", view, \.showsVerticalScrollIndicator)
    element.take("directionalLockEnabled", view, \.isDirectionalLockEnabled)
    element.take("delaysContentTouches", view, \.delaysContentTouches)
    element.take("minimumZoomScale", view, \.minimumZoomScale)
    element.take("maximumZoomScale", view, \.maximumZoomScale)
    element.choose("keyboardDismissMode", view, \.keyboardDismissMode)
    element.choose("contentInsetAdjustmentBehavior", view, \.contentInsetAdjustmentBehavior)
    if let inset = element.value(of: "contentInset") { view.contentInset = inset.insets }
    if let size = element.value(of: "contentSize") { view.contentSize = size.size }
  }

  // MARK: Tables

  private static func readTable(
    _ element: InterfaceElement, _ table: UITableView, _ reader: InterfaceReader
  ) {
    readScroll(element, table, reader)
    // Xcode writes -1 for heights that cells decide.
    for (name, property) in [
      ("rowHeight", \UITableView.rowHeight), ("estimatedRowHeight", \.estimatedRowHeight),
      ("sectionHeaderHeight", \.sectionHeaderHeight),
      ("sectionFooterHeight", \.sectionFooterHeight),
    ] { element.take(name, table, property) }
    if element["separatorStyle"] == "none" { table.separatorStyle = .none }
    element.paint("separatorColor", table, \.separatorColor, reader)
    element.take("allowsSelection", table, \.allowsSelection)
    element.take("allowsMultipleSelection", table, \.allowsMultipleSelection)
    if let inset = element.value(of: "separatorInset") { table.separatorInset = inset.insets }
    table.tableHeaderView = element.value(of: "tableHeaderView").flatMap { reader.view($0) }
    table.tableFooterView = element.value(of: "tableFooterView").flatMap { reader.view($0) }
    for prototype in element.list("prototypes") {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      table.rows.cellPool.register(identifier) {
        cell(prototype, inside: reader) as? UITableViewCell
      }
    }
    if element["dataMode"] == "static" {
      table.staticSections = element.list("sections").map { section in
        let cells = section.list("cells")
        return UITableView.StaticSection(
          header: section.words("headerTitle"), footer: section.words("footerTitle"),
          cells: cells.compactMap { reader.view($0) as? UITableViewCell },
          heights: cells.map { $0.number("rowHeight").map { CGFloat($0) } })
      }
    }
  }

  /// Makes a cell of a prototype, in a reading of its own.
  private static func cell(
    _ prototype: InterfaceElement, inside reader: InterfaceReader
  ) -> UIView? {
    let inner = InterfaceReader(
      reader.file, owner: reader.owner, storyboard: reader.storyboard, inside: reader)
    let view = inner.view(prototype)
    inner.finish()
    return view
  }

  private static func readCell(
    _ element: InterfaceElement, _ cell: UITableViewCell, _ reader: InterfaceReader
  ) {
    element.choose("accessoryType", cell, \.accessoryType)
    element.choose("selectionStyle", cell, \.selectionStyle)
    element.take("indentationLevel", cell, \.indentationLevel)
    element.take("indentationWidth", cell, \.indentationWidth)
    if let inset = element.value(of: "separatorInset") { cell.separatorInset = inset.insets }
    let content = element.value(of: "contentView")
    let own = Set([element["textLabel"], element["detailTextLabel"], element["imageView"]])
    for child in content?.list("subviews") ?? [] where own.contains(child["id"]) {
      // Labels that the cell's style has are the cell's own.
      if child["id"] == element["textLabel"] { readStyled(child, cell.textLabel, reader) }
      if child["id"] == element["detailTextLabel"] {
        readStyled(child, cell.detailTextLabel, reader)
      }
      if child["id"] == element["imageView"] { readStyled(child, cell.imageView, reader) }
    }
    guard var content else { return }
    content.children = content.children.map { child in
      guard child.name == "subviews" else { return child }
      var rest = child
      rest.children.removeAll { own.contains($0["id"]) }
      return rest
    }
    readContent(content, into: cell.contentView, reader)
  }

  private static func readStyled(
    _ element: InterfaceElement, _ view: UIView?, _ reader: InterfaceReader
  ) {
    guard let view else { return }
    reader.know(view, as: element["id"])
    ViewElements.table[element.name]?.read(element.varied(for: reader.traits), view, reader)
  }

  /// Reads what is inside a cell into its content view.
  private static func readContent(
    _ element: InterfaceElement, into view: UIView, _ reader: InterfaceReader
  ) {
    // Collection cells of some versions have their views in an element of their own.
    var content =
      element.name == "collectionViewCell"
      ? element.child("collectionViewCellContentView") ?? element.value(of: "contentView")
        ?? element
      : element
    content.attributes["translatesAutoresizingMaskIntoConstraints"] = nil
    reader.read(content, into: view)
  }

  // MARK: Collections

  private static func readCollection(
    _ element: InterfaceElement, _ view: UICollectionView, _ reader: InterfaceReader
  ) {
    readScroll(element, view, reader)
    element.take("allowsMultipleSelection", view, \.allowsMultipleSelection)
    for prototype in element.list("cells") {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      view.items.cellPool.register(identifier) {
        cell(prototype, inside: reader) as? UICollectionViewCell
      }
    }
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      guard let prototype = element.value(of: key), let identifier = prototype["reuseIdentifier"]
      else { continue }
      view.items.viewPool.register("\(kind)/\(identifier)") {
        cell(prototype, inside: reader) as? UICollectionReusableView
      }
    }
  }

  static func read(_ element: InterfaceElement, into layout: UICollectionViewFlowLayout) {
    element.take("minimumLineSpacing", layout, \.minimumLineSpacing)
    element.take("minimumInteritemSpacing", layout, \.minimumInteritemSpacing)
    element.choose("scrollDirection", layout, \.scrollDirection)
    for (key, property) in [
      ("itemSize", \UICollectionViewFlowLayout.itemSize),
      ("headerReferenceSize", \.headerReferenceSize),
      ("footerReferenceSize", \.footerReferenceSize),
    ] {
      if let size = element.value(of: key) { layout[keyPath: property] = size.size }
    }
    if let inset = element.value(of: "sectionInset") { layout.sectionInset = inset.insets }
  }
}

extension UITableView {
  /// A section whose cells a storyboard has.
  struct StaticSection {
    let header: String?
    let footer: String?
    let cells: [UITableViewCell]
    /// The heights of cells that have one of their own.
    let heights: [CGFloat?]
  }

  func staticCell(at path: IndexPath) -> UITableViewCell? {
    staticSections?[path.section].cells[path.row]
  }
}
