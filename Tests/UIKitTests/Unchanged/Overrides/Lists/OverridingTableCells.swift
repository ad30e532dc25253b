import UIKit

/// Overrides what subclasses of UITableViewCell override.
class OverridingTableCell: UITableViewCell {
  override var isSelected: Bool {
    get { super.isSelected }
    set { super.isSelected = newValue }
  }
  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override var isEditing: Bool {
    get { super.isEditing }
    set { super.isEditing = newValue }
  }
  override var contentView: UIView { super.contentView }
  override var textLabel: UILabel? { super.textLabel }
  override var detailTextLabel: UILabel? { super.detailTextLabel }
  override var imageView: UIImageView? { super.imageView }
  override var reuseIdentifier: String? { super.reuseIdentifier }
  override var accessoryType: UITableViewCell.AccessoryType {
    get { super.accessoryType }
    set { super.accessoryType = newValue }
  }
  override var selectionStyle: UITableViewCell.SelectionStyle {
    get { super.selectionStyle }
    set { super.selectionStyle = newValue }
  }
  override func prepareForReuse() { super.prepareForReuse() }
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
  }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
  }
}
