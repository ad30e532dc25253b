import UIKit

/// A file that is listed by its name, apart from its neighbors.
enum Theme {
  @objc final class Colors: NSObject { @objc dynamic var tint = UIColor.red }
}
