import SegueMotion
import Testing
import UIKit

/// Names of Swift 2 to 4.1, of C, and of Objective-C: each line here failed to compile before.
@MainActor @Suite("Old names") struct OldNameTests {
  @Test("types are those of today")
  func types() {
    #expect(UIApplicationLaunchOptionsKey.self == UIApplication.LaunchOptionsKey.self)
    #expect(UIViewAnimationOptions.self == UIView.AnimationOptions.self)
    #expect(UIGestureRecognizerState.self == UIGestureRecognizer.State.self)
    #expect(UITableViewCellStyle.self == UITableViewCell.CellStyle.self)
    #expect(UIControlEvents.self == UIControl.Event.self)
    #expect(RunLoopMode.self == RunLoop.Mode.self)
    #expect(UIViewAutoresizing.self == UIView.AutoresizingMask.self)
  }

  @Test("constants are those of today")
  func constants() {
    #expect(kCAFillModeForwards == .forwards)
    #expect(kCAMediaTimingFunctionEaseInEaseOut == .easeInEaseOut)
    #expect(NSForegroundColorAttributeName == .foregroundColor)
    #expect(UIEdgeInsetsMake(1, 2, 3, 4) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let box = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(UIEdgeInsetsInsetRect(box, UIEdgeInsetsMake(1, 2, 3, 4)).width == 4)
    #expect(
      NSNotification.Name.UIApplicationDidBecomeActive
        == UIApplication.didBecomeActiveNotification)
  }

  @Test("members do what those of today do")
  func members() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChildViewController(child)
    #expect(parent.childViewControllers == [child])
    child.removeFromParentViewController()
    #expect(parent.children.isEmpty)
    let (view, one, two) = (UIView(), UIView(), UIView())
    view.addSubview(one)
    view.addSubview(two)
    view.bringSubview(toFront: one)
    #expect(view.subviews == [two, one])
    view.sendSubview(toBack: one)
    #expect(view.subviews == [one, two])
  }

  @Test("names of C and of Core Graphics")
  func names() {
    let number: NSInteger = 3
    #expect(number == 3 && HUGE == MAXFLOAT && MAXFLOAT == .greatestFiniteMagnitude)
    let box = CGRectMake(10, 20, 30, 40)
    #expect(CGRectGetMidX(box) == 25 && CGRectGetMaxY(box) == 60 && CGRectGetHeight(box) == 40)
    #expect(CGRectContainsPoint(box, CGPointMake(15, 25)) && !CGRectIsEmpty(box))
    let lock = NSObject()
    #expect(objc_sync_enter(lock) == 0 && objc_sync_exit(lock) == 0)
    #expect(NSException(name: .genericException, reason: "why").reason == "why")
  }

  @Test("a weak set forgets objects that are gone")
  func weakSets() {
    let set = NSHashTable<AnyObject>.weakObjects()
    var object: NSObject? = NSObject()
    let kept = NSObject()
    set.add(object)
    set.add(kept)
    set.add(kept)
    #expect(set.count == 2 && set.contains(kept))
    object = nil
    #expect(set.allObjects.map { $0 === kept } == [true])
  }

  @Test("what changes between begin and commit is animated, and the delegate is told at the end")
  func animations() throws {
    final class Target: NSObject {
      var ends = 0
      func didEnd() { ends += 1 }
    }
    let target = Target()
    let film = Film(
      UIKitTransition("old") { window in
        let page = BlankController()
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        (box.tag, box.accessibilityIdentifier) = (7, "box")
        page.view.addSubview(box)
        window.rootViewController = page
      } begin: { window in
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDelegate(target)
        UIView.setAnimationDidStop(Selector("didEnd", Target.didEnd))
        UIView.setAnimationDuration(0.5)
        UIView.setAnimationCurve(.easeIn)
        window.viewWithTag(7)?.center.x = 105
        UIView.commitAnimations()
      })
    film.expect("box", .position, until: 0.5) { eased(.easeIn, from: 5, to: 105, $0, over: 0.5) }
    #expect(target.ends == 1)
  }
}
