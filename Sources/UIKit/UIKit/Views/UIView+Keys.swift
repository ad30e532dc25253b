import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

// Views by the names of their properties, for key-value coding and observers by name.

extension UIView {
  /// The value of a property that has a name; `nil` for others.
  func namedValue(_ key: String) -> Any? {
    switch key {
    case "frame": frame
    case "bounds": bounds
    case "center": center
    case "transform": transform
    case "alpha": alpha
    case "hidden", "isHidden": isHidden
    case "backgroundColor": backgroundColor
    case "tintColor": tintColor
    case "tag": tag
    case "superview": superview
    case "window": window
    case "subviews": subviews
    case "layer": layer
    default: (self as? UIScrollView)?.scrollValue(key)
    }
  }

  /// Sets a property that has a name, and says whether there is one.
  func setNamedValue(_ value: Any?, _ key: String) -> Bool {
    let number = value.flatMap { KeyedValue.number($0) }.map { CGFloat($0) }
    switch key {
    case "frame": frame = value as? CGRect ?? frame
    case "bounds": bounds = value as? CGRect ?? bounds
    case "center": center = value as? CGPoint ?? center
    case "transform": transform = value as? CGAffineTransform ?? transform
    case "alpha": alpha = number ?? alpha
    case "hidden": isHidden = value as? Bool ?? isHidden
    case "backgroundColor": backgroundColor = value as? UIColor
    case "tag": tag = number.map { Int($0) } ?? tag
    default: return (self as? UIScrollView)?.setScrollValue(value, key) ?? false
    }
    return true
  }
}

extension UIScrollView {
  fileprivate func scrollValue(_ key: String) -> Any? {
    switch key {
    case "contentOffset": contentOffset
    case "contentSize": contentSize
    case "contentInset": contentInset
    case "zoomScale": zoomScale
    default: nil
    }
  }

  fileprivate func setScrollValue(_ value: Any?, _ key: String) -> Bool {
    switch key {
    case "contentOffset": contentOffset = value as? CGPoint ?? contentOffset
    case "contentSize": contentSize = value as? CGSize ?? contentSize
    case "contentInset": contentInset = value as? UIEdgeInsets ?? contentInset
    default: return false
    }
    return true
  }
}
