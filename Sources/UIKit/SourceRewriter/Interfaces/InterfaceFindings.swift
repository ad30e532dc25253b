import SegueInterfaceDocuments
import SegueTextSupport

/// Holds storyboards and nibs to the code of their target: what they connect has to be there.
struct InterfaceFindings {
  let target: RewriteTarget
  let interfaces: TargetInterfaces

  /// The most findings about a document: whoever has more begins with the first.
  private static let mostFindings = 100

  /// The findings, in the order of documents and their lines.
  func findings() -> [RewriteFinding] {
    interfaces.findings
      + interfaces.documents.flatMap { document in
        let found = findings(in: document.uses).sorted { $0.line < $1.line }
          .prefix(Self.mostFindings)
        return found.map {
          RewriteFinding(
            path: document.file.path, line: $0.line, column: 1, severity: .warning,
            message: $0.message)
        }
      }
  }

  private typealias Finding = (line: Int, message: String)

  private func findings(in uses: InterfaceUses) -> [Finding] {
    uses.owners.compactMap(missingClass) + uses.outlets.compactMap(missingOutlet)
      + uses.actions.compactMap(missingAction) + uses.unwindActions.compactMap(missingUnwindAction)
  }

  // MARK: - Classes

  private func missingClass(_ owner: InterfaceUses.Owner) -> Finding? {
    guard let name = owner.className, interfaces.path(of: name) == nil, !isOfSystem(name),
      !isOfOtherModule(owner)
    else { return nil }
    return (
      owner.line,
      "no file of this target declares the class \(Quote(name)) of this \(owner.element)"
        + question(name, among: interfaces.classNames)
    )
  }

  /// Returns true if Apple has classes that begin so: a document may name one that is not here.
  private func isOfSystem(_ name: String) -> Bool {
    SystemClasses.contains(name) || Self.prefixes.contains(where: name.hasPrefix)
  }

  private static let prefixes = [
    "AV", "CA", "CN", "GK", "GLK", "MK", "MP", "MTK", "NS", "PDF", "PK", "QL", "SCN", "SF", "SK",
    "UI", "WK", "_TtC", "_TtGC",
  ]

  /// Returns true if the document looks for the class in a module that a file imports.
  private func isOfOtherModule(_ owner: InterfaceUses.Owner) -> Bool {
    guard let module = owner.module else { return false }
    return target.declarations.contains { $0.imports.contains(module) }
  }

  // MARK: - Members

  private func missingOutlet(_ outlet: InterfaceUses.Name) -> Finding? {
    guard let members = members(of: outlet.owner), let name = outlet.owner?.className else {
      return nil
    }
    let properties = members.filter { $0.kind == .property && !$0.isStatic }
    let namesakes = properties.filter { $0.key == outlet.text }
    if namesakes.contains(where: { $0.isOutlet || $0.prefix.isExposed || $0.isOverride }) {
      return nil
    }
    if !namesakes.isEmpty {
      return (
        outlet.line,
        "\(Quote(outlet.text)) of \(Quote(name)) is no outlet; write '@IBOutlet' before it"
      )
    }
    if Self.systemOutlets.contains(outlet.text) { return nil }
    let outlets = properties.filter(\.isOutlet).map(\.key)
    return (
      outlet.line,
      "\(Quote(name)) has no outlet \(Quote(outlet.text))" + question(outlet.text, among: outlets)
    )
  }

  private func missingAction(_ action: InterfaceUses.Name) -> Finding? {
    guard let members = members(of: action.owner), let name = action.owner?.className else {
      return nil
    }
    let methods = members.filter { $0.kind == .function && !$0.isStatic }
    let namesakes = methods.filter { MethodName.selector($0) == action.text }
    if namesakes.contains(where: { $0.prefix.isExposed || $0.isOverride }) { return nil }
    if !namesakes.isEmpty {
      return (
        action.line,
        "\(Quote(action.text)) of \(Quote(name)) is no action; write '@IBAction' before it"
      )
    }
    if Self.systemActions.contains(action.text) { return nil }
    let actions = methods.filter(\.prefix.isExposed).map(MethodName.selector)
    return (
      action.line,
      "\(Quote(name)) has no action \(Quote(action.text))" + question(action.text, among: actions)
    )
  }

  private func missingUnwindAction(_ action: InterfaceUses.Name) -> Finding? {
    let actions = target.declarations.flatMap(\.types).filter(\.isActive).flatMap(\.members)
      .filter { $0.kind == .function && $0.isActive && $0.prefix.isExposed }
      .map(MethodName.selector)
    let owners = interfaces.documents.flatMap(\.uses.owners)
    guard !actions.contains(action.text), !owners.contains(where: isOfOtherModule) else {
      return nil
    }
    return (
      action.line,
      "no class of this target has the action \(Quote(action.text)) that this segue unwinds to"
        + question(action.text, among: actions)
    )
  }

  /// The members of an object's class; `nil` where not all are known.
  private func members(of owner: InterfaceUses.Owner?) -> [Member]? {
    guard let owner, !owner.isAnyObject, let name = owner.className,
      let path = interfaces.path(of: name), !target.systemClasses(of: path).isEmpty
    else { return nil }
    return target.allMembers(of: path)
  }

  private func question(_ name: String, among names: [String]) -> String {
    Spelling.question(for: name, among: names).map { "; \($0)" } ?? ""
  }

  /// Outlets that classes of UIKit have.
  private static let systemOutlets: Set<String> = [
    "accessoryView", "accessibilityElements", "backgroundView", "collectionView",
    "collectionViewLayout",
    "contentView", "dataSource", "delegate", "detailTextLabel", "editingAccessoryView",
    "effectView",
    "gestureRecognizers", "imageView", "inputAccessoryView", "inputView", "leftBarButtonItem",
    "leftBarButtonItems", "menu", "navigationBar", "navigationItem", "prefetchDataSource",
    "refreshControl", "rightBarButtonItem", "rightBarButtonItems", "searchDisplayController",
    "selectedBackgroundView", "tabBar", "tableFooterView", "tableHeaderView", "tableView",
    "textLabel",
    "titleView", "toolbar", "view", "window", "focusView", "dropDelegate", "dragDelegate",
  ]

  /// Actions that classes of UIKit have.
  private static let systemActions: Set<String> = [
    "becomeFirstResponder", "copy:", "cut:", "delete:", "endEditing:", "paste:", "reloadData",
    "resignFirstResponder", "select:", "selectAll:", "startAnimating", "stopAnimating",
  ]
}

extension RewriteFinding {
  /// Fault of a document that cannot be read.
  init(_ error: InterfaceError, in file: InterfaceSource) {
    self.init(
      path: file.path, line: error.line, column: 1, severity: .warning,
      message: "\(error.message); the document is left out")
  }
}
