/// The classes of UIKit and Core Animation that apps descend from, with Apple's superclasses.
enum SystemClasses {
  private static let subclasses: [String: [String]] = [
    "NSObject": [
      "CAAnimation", "CADisplayLink", "CAEmitterCell", "CALayer", "CAMediaTimingFunction",
      "NSLayoutConstraint", "NSParagraphStyle", "NSShadow", "NSTextAttachment", "UIBarAppearance",
      "UIBarItem", "UIBezierPath", "UICollectionViewLayout", "UICollectionViewLayoutAttributes",
      "UICollectionViewLayoutInvalidationContext", "UIColor", "UICubicTimingParameters",
      "UIDynamicAnimator", "UIDynamicBehavior", "UIEvent", "UIFont", "UIGestureRecognizer",
      "UIImage", "UILayoutGuide", "UIMotionEffect", "UINavigationItem",
      "UIPercentDrivenInteractiveTransition", "UIPresentationController", "UIResponder",
      "UISpringTimingParameters", "UIStoryboardSegue", "UITouch", "UITraitCollection",
      "UIViewPropertyAnimator", "UIVisualEffect",
    ],
    "CAAnimation": ["CAAnimationGroup", "CAPropertyAnimation", "CATransition"],
    "CAPropertyAnimation": ["CABasicAnimation", "CAKeyframeAnimation"],
    "CABasicAnimation": ["CASpringAnimation"],
    "CALayer": [
      "CAEmitterLayer", "CAGradientLayer", "CAReplicatorLayer", "CAScrollLayer", "CAShapeLayer",
      "CATextLayer", "CATransformLayer",
    ],
    "NSParagraphStyle": ["NSMutableParagraphStyle"],
    "UIBarItem": ["UIBarButtonItem", "UITabBarItem"],
    "UICollectionReusableView": ["UICollectionViewCell"],
    "UICollectionViewLayout": ["UICollectionViewFlowLayout"],
    "UIControl": [
      "UIButton", "UIDatePicker", "UIPageControl", "UIRefreshControl", "UISegmentedControl",
      "UISlider", "UIStepper", "UISwitch", "UITextField",
    ],
    "UIDynamicBehavior": [
      "UIAttachmentBehavior", "UICollisionBehavior", "UIDynamicItemBehavior", "UIGravityBehavior",
      "UIPushBehavior", "UISnapBehavior",
    ],
    "UIGestureRecognizer": [
      "UILongPressGestureRecognizer", "UIPanGestureRecognizer", "UIPinchGestureRecognizer",
      "UIRotationGestureRecognizer", "UISwipeGestureRecognizer", "UITapGestureRecognizer",
    ],
    "UIPanGestureRecognizer": ["UIScreenEdgePanGestureRecognizer"],
    "UIPresentationController": [
      "UIPopoverPresentationController", "UISheetPresentationController",
    ],
    "UIResponder": ["UIApplication", "UIScene", "UIView", "UIViewController"],
    "UIScene": ["UIWindowScene"],
    "UIScrollView": ["UICollectionView", "UITableView", "UITextView"],
    "UITextField": ["UISearchTextField"],
    "UIView": [
      "UIActivityIndicatorView", "UICollectionReusableView", "UIControl", "UIImageView", "UILabel",
      "UINavigationBar", "UIPickerView", "UIProgressView", "UIScrollView", "UISearchBar",
      "UIStackView", "UITabBar", "UITableViewCell", "UITableViewHeaderFooterView", "UIToolbar",
      "UIVisualEffectView", "UIWindow",
    ],
    "UIViewController": [
      "UIAlertController", "UICollectionViewController", "UINavigationController",
      "UIPageViewController", "UISearchController", "UISplitViewController", "UITabBarController",
      "UITableViewController",
    ],
    "UIVisualEffect": ["UIBlurEffect", "UIGlassEffect", "UIVibrancyEffect"],
  ]

  private static let superclasses: [String: String] = Dictionary(
    uniqueKeysWithValues: subclasses.flatMap { above, below in below.map { ($0, above) } })

  static func contains(_ name: String) -> Bool { name == "NSObject" || superclasses[name] != nil }

  /// A class and those that it descends from, nearest first.
  static func line(from name: String) -> [String] {
    guard contains(name) else { return [] }
    return Array(sequence(first: name) { superclasses[$0] })
  }
}
