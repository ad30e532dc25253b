import UIKit

/// Methods of one name, in the class and in an extension, of which Objective-C knows some.
@objcMembers open class Popover: UIView {
  open private(set) var steps: [String] = []
  open func show(_ contentView: UIView, fromView: UIView) { steps.append("from") }
  @objc open func dismiss() { steps.append("dismiss") }
  @objc(hideNow) open func hide() { steps.append("hide") }
  func tap() -> UITapGestureRecognizer {
    UITapGestureRecognizer(target: self, action: #selector(Popover.dismiss))
  }
}

extension Popover {
  func show() {}
}

/// A class that has a method of one name for tables, and one for collections.
final class Both: NSObject {}

extension Both: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { 1 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

extension Both: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

/// A controller with a method that UIKit has with other arguments.
final class Closable: UIViewController {
  private(set) var isClosed = false
  @objc func dismiss() { isClosed = true }
  func close() { _ = perform(Selector(("dismiss"))) }
}
