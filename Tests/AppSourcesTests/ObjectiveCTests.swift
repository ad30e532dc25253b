import ObjectiveC
import Testing
import UIKit

/// What Objective-C finds when the program runs, in files as apps and libraries have them.
@MainActor @Suite struct ObjectiveCLookupTests {
  // MARK: Classes that are known only when the app runs

  @Test func `an initializer is that of the class, and not of the one that is named`() throws {
    #expect(make(Badge.self).color == "red" && make(Badge.self).frame.size.width == 3)
    #expect(make(RoundBadge.self).color == "red")
    #expect(make(UILabel.self).frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(type(of: twin(of: RoundBadge(frame: .zero))) == RoundBadge.self)
    #expect(type(of: (RoundBadge(frame: .zero) as Badge).copied()) == RoundBadge.self)
    #expect(type(of: RoundBadge.standard()) == RoundBadge.self)
    let styled: StyledCell = cell()
    #expect(styled.made == .subtitle && styled.reuseIdentifier == "row")
    #expect(labeled().text == "changed")
    let page = make(Interface(type: Momentum.self)) as? Momentum
    #expect(page?.name == "made")
  }

  @Test func `lists make views of registered classes by the initializers that Apple names`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(StyledCell.self as AnyClass, forCellReuseIdentifier: "row")
    let cell = table.dequeueReusableCell(withIdentifier: "row") as? StyledCell
    #expect(cell?.made == .default && cell?.reuseIdentifier == "row")
  }

  // MARK: Members by name

  @Test func `optional requirements take closures behind their arguments`() {
    let (browser, keeper) = (Browser(), PhotoKeeper())
    browser.remove(UIView())
    #expect(browser.reloads == 0)
    browser.delegate = keeper
    browser.remove(UIView())
    browser.start(UIView())
    #expect(browser.reloads == 1 && keeper.removed == [1] && browser.size(UIView()) == nil)
  }

  @Test func `an app's delegate may have a window, which may be missing`() {
    let app = AppDelegate()
    UIApplication.shared.delegate = app
    #expect(windowBounds() == nil && windowTitle() == nil)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 3, height: 4))
    window.accessibilityLabel = "front"
    app.window = window
    #expect(windowBounds() == window.bounds && windowTitle() == "front")
    UIApplication.shared.delegate = nil
  }

  @Test func `any object is asked for members by their names`() {
    let (menu, keeper) = (CircleMenu(), MenuKeeper())
    menu.open()
    menu.delegate = keeper
    menu.open()
    #expect(keeper.opened == 1 && menu.title() == nil)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let note = Notification(
      name: Notification.Name("n"), object: nil,
      userInfo: ["x": NSValue(cgRect: rect), "seconds": 0.25])
    #expect(menu.rect(in: note) == rect && menu.duration(in: note) == 0.25)
    let empty = Notification(name: Notification.Name("n"))
    #expect(menu.rect(in: empty) == nil && menu.duration(in: empty) == 0)
  }

  @Test func `classes answer to messages`() {
    #expect(answers && app() === UIApplication.shared)
    #expect(!UIView.responds(to: Selector(("sharedApplication"))))
    #expect(UITableViewCell.classForCoder() == UITableViewCell.self)
    #expect((SwipeCell() as NSObject).accessibilityCustomActions?.map(\.name) == ["delete"])
  }

  @Test func `a controller of a collection lays it out as its class says`() throws {
    let stack = Stack(collectionViewLayout: UICollectionViewFlowLayout())
    let delegate = stack.collectionView.delegate as? UICollectionViewDelegateFlowLayout
    let size = delegate?.collectionView(
      stack.collectionView, layout: stack.collectionViewLayout, sizeForItemAt: [0, 0])
    #expect(size == CGSize(width: 11, height: 12))
    let plain = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(!(plain is UICollectionViewDelegateFlowLayout))
  }
}
