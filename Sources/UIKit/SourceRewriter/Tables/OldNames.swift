/// Names that UIKit had in Swift 2 to 4.1, and has under others since: Xcode offers to write the new ones.
enum OldNames {
  /// Types that were renamed by rule: `UIViewAnimationOptions` is `UIView.AnimationOptions`.
  private static let nested: [String: [String]] = [
    "UIActivityIndicatorView": ["Style"],
    "UIAlertAction": ["Style"],
    "UIAlertController": ["Style"],
    "UIApplication": [
      "LaunchOptionsKey", "OpenURLOptionsKey", "OpenExternalURLOptionsKey", "State",
    ],
    "UIBarButtonItem": ["Style"],
    "UIBlurEffect": ["Style"],
    "UICollectionView": ["ScrollDirection", "ScrollPosition"],
    "UIControl": ["ContentHorizontalAlignment", "ContentVerticalAlignment"],
    "UIDatePicker": ["Mode"],
    "UIFont": ["TextStyle", "Weight"],
    "UIFontDescriptor": ["SymbolicTraits"],
    "UIGestureRecognizer": ["State"],
    "UIImage": ["Orientation", "RenderingMode", "ResizingMode"],
    "UIImagePickerController": ["SourceType", "InfoKey"],
    "UINavigationController": ["Operation"],
    "UIPageViewController": [
      "NavigationDirection", "NavigationOrientation", "OptionsKey", "SpineLocation",
      "TransitionStyle",
    ],
    "UIProgressView": ["Style"],
    "UIScrollView": ["IndicatorStyle", "KeyboardDismissMode"],
    "UISearchBar": ["Icon", "Style"],
    "UISplitViewController": ["DisplayMode", "PrimaryEdge"],
    "UIStackView": ["Alignment", "Distribution"],
    "UISwipeGestureRecognizer": ["Direction"],
    "UITabBar": ["ItemPositioning"],
    "UITableView": ["RowAnimation", "ScrollPosition", "Style"],
    "UITableViewCell": [
      "AccessoryType", "EditingStyle", "SelectionStyle", "SeparatorStyle", "StateMask",
    ],
    "UITableViewRowAction": ["Style"],
    "UITextField": ["ViewMode"],
    "UITouch": ["Phase", "Properties"],
    "UIView": [
      "AnimationCurve", "AnimationOptions", "AnimationTransition", "ContentMode",
      "KeyframeAnimationOptions", "TintAdjustmentMode",
    ],
    "UIWindow": ["Level"],
  ]

  /// Types and constants that no rule tells.
  private static let others: [String: String] = [
    "NSAttributedStringKey": "NSAttributedString.Key",
    "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
    "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
    "NSLayoutRelation": "NSLayoutConstraint.Relation",
    "RunLoopMode": "RunLoop.Mode",
    "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
    "UIButtonType": "UIButton.ButtonType",
    "UIImpactFeedbackStyle": "UIImpactFeedbackGenerator.FeedbackStyle",
    "UIInterpolatingMotionEffectType": "UIInterpolatingMotionEffect.EffectType",
    "UINotificationFeedbackType": "UINotificationFeedbackGenerator.FeedbackType",
    "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UITabBarSystemItem": "UITabBarItem.SystemItem",
    "UITextBorderStyle": "UITextField.BorderStyle",
    "UIBackgroundTaskInvalid": "UIBackgroundTaskIdentifier.invalid",
    "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
    "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
    "UICollectionViewFlowLayoutAutomaticSize": "UICollectionViewFlowLayout.automaticSize",
    "UIControlEvents": "UIControl.Event",
    "UIControlState": "UIControl.State",
    "UIEdgeInsetsZero": "UIEdgeInsets.zero",
    "UIKeyboardAnimationCurveUserInfoKey": "UIResponder.keyboardAnimationCurveUserInfoKey",
    "UIKeyboardAnimationDurationUserInfoKey": "UIResponder.keyboardAnimationDurationUserInfoKey",
    "UIKeyboardFrameBeginUserInfoKey": "UIResponder.keyboardFrameBeginUserInfoKey",
    "UIKeyboardFrameEndUserInfoKey": "UIResponder.keyboardFrameEndUserInfoKey",
    "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "UIOffsetZero": "UIOffset.zero",
    "UIScrollViewDecelerationRateFast": "UIScrollView.DecelerationRate.fast",
    "UIScrollViewDecelerationRateNormal": "UIScrollView.DecelerationRate.normal",
    "UITableViewAutomaticDimension": "UITableView.automaticDimension",
    "UITableViewIndexSearch": "UITableView.indexSearch",
    "UIViewAutoresizing": "UIView.AutoresizingMask",
    "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
    "UIWindowLevelAlert": "UIWindow.Level.alert",
    "UIWindowLevelNormal": "UIWindow.Level.normal",
    "UIWindowLevelStatusBar": "UIWindow.Level.statusBar",
    "UIApplicationOpenSettingsURLString": "UIApplication.openSettingsURLString",
    "UIApplicationBackgroundFetchIntervalMinimum": "UIApplication.backgroundFetchIntervalMinimum",
  ]

  /// Constants that became members of a type: what stood before the member's name.
  private static let prefixes: [(prefix: String, type: String, members: [String])] = [
    ("kCAFillMode", "CAMediaTimingFillMode", ["Backwards", "Both", "Forwards", "Removed"]),
    (
      "kCAMediaTimingFunction", "CAMediaTimingFunctionName",
      ["Default", "EaseIn", "EaseInEaseOut", "EaseOut", "Linear"]
    ),
    ("kCALineCap", "CAShapeLayerLineCap", ["Butt", "Round", "Square"]),
    ("kCALineJoin", "CAShapeLayerLineJoin", ["Bevel", "Miter", "Round"]),
    ("kCAFillRule", "CAShapeLayerFillRule", ["EvenOdd", "NonZero"]),
    ("kCATransition", "CATransitionType", ["Fade", "MoveIn", "Push", "Reveal"]),
    (
      "kCATransition", "CATransitionSubtype", ["FromBottom", "FromLeft", "FromRight", "FromTop"]
    ),
    (
      "kCAGravity", "CALayerContentsGravity",
      [
        "Bottom", "BottomLeft", "BottomRight", "Center", "Left", "Resize", "ResizeAspect",
        "ResizeAspectFill", "Right", "Top", "TopLeft", "TopRight",
      ]
    ),
    (
      "kCAAnimation", "CAAnimationCalculationMode",
      ["Cubic", "CubicPaced", "Discrete", "Linear", "Paced"]
    ),
    ("kCAAnimation", "CAAnimationRotationMode", ["RotateAuto", "RotateAutoReverse"]),
    (
      "kCAAlignment", "CATextLayerAlignmentMode",
      ["Center", "Justified", "Left", "Natural", "Right"]
    ),
    ("kCATruncation", "CATextLayerTruncationMode", ["End", "Middle", "None", "Start"]),
    ("kCAGradientLayer", "CAGradientLayerType", ["Axial", "Conic", "Radial"]),
    (
      "kCAValueFunction", "CAValueFunctionName",
      [
        "RotateX", "RotateY", "RotateZ", "Scale", "ScaleX", "ScaleY", "ScaleZ", "Translate",
        "TranslateX", "TranslateY", "TranslateZ",
      ]
    ),
    (
      "kCAEmitterLayer", "CAEmitterLayerEmitterShape",
      ["Circle", "Cuboid", "Line", "Point", "Rectangle", "Sphere"]
    ),
    ("kCAEmitterLayer", "CAEmitterLayerEmitterMode", ["Outline", "Points", "Surface", "Volume"]),
    ("kCAFilter", "CALayerContentsFilter", ["Linear", "Nearest", "Trilinear"]),
    (
      "kCAEmitterLayer", "CAEmitterLayerRenderMode",
      ["Additive", "BackToFront", "OldestFirst", "OldestLast", "Unordered"]
    ),
    (
      "UIFontWeight", "UIFont.Weight",
      [
        "Black", "Bold", "Heavy", "Light", "Medium", "Regular", "Semibold", "Thin", "UltraLight",
      ]
    ),
    (
      "UILayoutPriority", "UILayoutPriority",
      ["DefaultHigh", "DefaultLow", "FittingSizeLevel", "Required"]
    ),
  ]

  /// Attributes of texts, which Swift 3 had as constants: `NSFontAttributeName`.
  private static let attributes: [String: String] = [
    "Attachment": "attachment", "BackgroundColor": "backgroundColor",
    "BaselineOffset": "baselineOffset", "Font": "font", "ForegroundColor": "foregroundColor",
    "Kern": "kern", "Link": "link", "ParagraphStyle": "paragraphStyle", "Shadow": "shadow",
    "StrikethroughStyle": "strikethroughStyle", "StrokeColor": "strokeColor",
    "StrokeWidth": "strokeWidth", "UnderlineColor": "underlineColor",
    "UnderlineStyle": "underlineStyle",
  ]

  /// The names of types and constants, and what they are called today.
  static let names: [String: String] = {
    var names = others
    for (owner, types) in nested { for type in types { names[owner + type] = "\(owner).\(type)" } }
    for (prefix, type, members) in prefixes {
      for member in members { names[prefix + member] = "\(type).\(lowercased(member))" }
    }
    for (attribute, key) in attributes {
      names["NS\(attribute)AttributeName"] = "NSAttributedString.Key.\(key)"
    }
    return names
  }()

  private static func lowercased(_ name: String) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }

  // MARK: - Members

  /// Notifications, which were members of their name's type: their owners and what they are called there.
  static let notifications: [String: String] = {
    let owners = [
      "UIApplication": [
        "DidBecomeActive", "DidEnterBackground", "DidFinishLaunching", "DidReceiveMemoryWarning",
        "WillEnterForeground", "WillResignActive", "WillTerminate", "UserDidTakeScreenshot",
        "DidChangeStatusBarOrientation", "DidChangeStatusBarFrame",
        "WillChangeStatusBarOrientation",
      ],
      "UIContentSizeCategory": ["DidChange"],
      "UIDevice": ["OrientationDidChange", "BatteryStateDidChange", "BatteryLevelDidChange"],
      "UITextField": ["TextDidBeginEditing", "TextDidChange", "TextDidEndEditing"],
      "UITextView": ["TextDidBeginEditing", "TextDidChange", "TextDidEndEditing"],
      "UIWindow": ["DidBecomeHidden", "DidBecomeKey", "DidBecomeVisible", "DidResignKey"],
    ]
    var names: [String: String] = [:]
    for (owner, events) in owners {
      for event in events { names[owner + event] = "\(owner).\(lowercased(event))Notification" }
    }
    for event in [
      "DidChangeFrame", "DidHide", "DidShow", "WillChangeFrame", "WillHide", "WillShow",
    ] {
      names["UIKeyboard\(event)"] = "UIResponder.keyboard\(event)Notification"
    }
    return names
  }()

  /// Members whose name alone tells that they are meant.
  static let members: [String: String] = [
    "addChildViewController": "addChild",
    "childViewControllers": "children",
    "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
    "childViewControllerForScreenEdgesDeferringSystemGestures":
      "childForScreenEdgesDeferringSystemGestures",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "removeFromParentViewController": "removeFromParent",
  ]

  /// Members that words of an app's own could be called as well: only behind a dot.
  static let dotted = [
    "commonModes": "common", "defaultRunLoopMode": "default", "styleSingle": "single",
  ]

  /// Methods whose only label became a part of their name: `bringSubview(toFront: v)`.
  static let joined: [String: [String: String]] = [
    "bringSubview": ["toFront": "bringSubviewToFront"],
    "sendSubview": ["toBack": "sendSubviewToBack"],
  ]

  /// Labels that became shorter, by the method.
  static let labels: [String: [String: String]] = [
    "didMove": ["toParentViewController": "toParent"],
    "willMove": ["toParentViewController": "toParent"],
  ]

  /// Functions that became initializers, with the labels of their arguments.
  static let initializers: [String: (type: String, labels: [String])] = [
    "CGAffineTransformMakeRotation": ("CGAffineTransform", ["rotationAngle"]),
    "CGAffineTransformMakeScale": ("CGAffineTransform", ["scaleX", "y"]),
    "CGAffineTransformMakeTranslation": ("CGAffineTransform", ["translationX", "y"]),
    "UIEdgeInsetsMake": ("UIEdgeInsets", ["top", "left", "bottom", "right"]),
    "UIOffsetMake": ("UIOffset", ["horizontal", "vertical"]),
  ]

  /// Functions without arguments that became properties.
  static let properties: [String: String] = [
    "UIAccessibilityIsReduceMotionEnabled": "UIAccessibility.isReduceMotionEnabled",
    "UIAccessibilityIsReduceTransparencyEnabled": "UIAccessibility.isReduceTransparencyEnabled",
    "UIAccessibilityIsVoiceOverRunning": "UIAccessibility.isVoiceOverRunning",
  ]

  /// Functions that became methods of their first argument, with the labels of the others.
  static let methods: [String: (name: String, labels: [String])] = [
    "UIEdgeInsetsInsetRect": ("inset", ["by"]),
    "UIImageJPEGRepresentation": ("jpegData", ["compressionQuality"]),
    "UIImagePNGRepresentation": ("pngData", []),
  ]
}
