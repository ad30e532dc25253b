import Testing

@Suite struct RenameTests {
  @Test(arguments: [
    ("let a: UIViewAnimationOptions", "let a: UIView.AnimationOptions"),
    ("let a: [UIApplicationLaunchOptionsKey: Any]", "let a: [UIApplication.LaunchOptionsKey: Any]"),
    ("let a: UIButtonType", "let a: UIButton.ButtonType"),
    ("let a: UITextBorderStyle", "let a: UITextField.BorderStyle"),
    ("let a: UITableViewCellSeparatorStyle", "let a: UITableViewCell.SeparatorStyle"),
    ("if UIAccessibilityIsReduceMotionEnabled() {}", "if UIAccessibility.isReduceMotionEnabled {}"),
    ("let a: UIControlState", "let a: UIControl.State"),
    ("a = kCAFillModeForwards", "a = CAMediaTimingFillMode.forwards"),
    ("a = kCATransitionFromLeft", "a = CATransitionSubtype.fromLeft"),
    ("a = [NSFontAttributeName: b]", "a = [NSAttributedString.Key.font: b]"),
    (
      "a = UIEdgeInsetsMake(1, f(2, 3), 4, 5)",
      "a = UIEdgeInsets (top: 1, left: f(2, 3), bottom: 4, right: 5)"
    ),
    ("a = UIEdgeInsetsInsetRect(b, c)", "a = (b).inset(by: c)"),
    ("a = UIImagePNGRepresentation(b)", "a = (b).pngData()"),
    ("a.bringSubview(toFront: b)", "a.bringSubviewToFront( b)"),
    ("a.didMove(toParentViewController: b)", "a.didMove(toParent : b)"),
    ("func willMove(toParentViewController p: P?) {}", "func willMove(toParent p: P?) {}"),
    ("f(name: .UIKeyboardWillShow)", "f(name: UIResponder.keyboardWillShowNotification)"),
    (
      "f(NSNotification.Name.UIApplicationDidBecomeActive)",
      "f(UIApplication.didBecomeActiveNotification )"
    ),
    ("a.add(b, forMode: .commonModes)", "a.add(b, forMode: .common )"),
    ("let commonModes = 1", "let commonModes = 1"),
    ("let a: UITableViewCellStyle", "let a: UITableViewCell.CellStyle"),
    (
      "extension V { func addChildViewController(_ c: C) { addChild(c) } }",
      "extension V { func addChildViewController(_ c: C) { addChild(c) } }"
    ),
    (
      "class B { var childViewControllers: [V] = []; func f() { childViewControllers.append(v) } }",
      "class B { var childViewControllers: [V] = []; func f() { childViewControllers.append(v) } }"
    ),
    ("let a: B.UIViewAnimationOptions", "let a: B.UIViewAnimationOptions"),
    (
      "typealias UIControlState = Int\nlet a: UIControlState",
      "typealias UIControlState = Int let a: UIControlState"
    ),
    (
      "let a = \"UIControlState\" // UIControlState", "let a = \"UIControlState\" // UIControlState"
    ),
  ])
  func `old names are those of today`(text: String, expected: String) {
    #expect(Stepping.words(text) == expected)
  }

  @Test func `the first of each name is remarked on`() {
    let text = "let a: UIControlState\nlet b: UIControlState\na.sendSubview(toBack: b)"
    #expect(
      Stepping.findings(text) == [
        "/app/A.swift:1:8: remark: 'UIControlState' is called 'UIControl.State' today",
        "/app/A.swift:3:3: remark: 'sendSubview(toBack:)' is called 'sendSubviewToBack(_:)' today",
      ])
  }

  @Test func `no name of today is in the table of old ones`() {
    for name in ["UIView", "UIColor", "UIFont", "CALayer", "kCATransition", "UIControl"] {
      #expect(Stepping.body("let a: \(name)") == "let a: \(name)")
    }
  }
}
