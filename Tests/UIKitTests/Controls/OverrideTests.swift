import Testing
import UIKit

/// Members that subclasses override: `Unchanged/Overrides` overrides all that real files do, and does not
/// compile where one cannot be.
@MainActor @Suite struct OverrideTests {
  @Test func `an override is what callers of the class get`() {
    let view: UIView = ShiftedView()
    #expect(view.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 2, y: 2))
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
    let traits: UITraitCollection = CompactTraits()
    #expect(traits.horizontalSizeClass == .compact)
    let layer: CALayer = StretchedLayer()
    #expect(layer.affineTransform().a == 2)
    let table = FussyTable()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    _ = (table as UITableView).dequeueReusableCell(
      withIdentifier: "row", for: IndexPath(row: 0, section: 0))
    #expect(table.asked == ["row"])
  }

  @Test func `a subclass that overrides everything and adds nothing is laid out as its class is`() {
    let (plain, overriding) = (UIView(), OverridingView())
    for view in [plain, overriding] {
      view.frame = CGRect(x: 4, y: 8, width: 100, height: 50)
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      NSLayoutConstraint.activate([
        child.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
        child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 3),
        child.widthAnchor.constraint(equalToConstant: 20),
        child.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
      ])
      view.layoutIfNeeded()
    }
    #expect(plain.subviews[0].frame == overriding.subviews[0].frame)
    #expect(plain.subviews[0].frame == CGRect(x: 3, y: 8, width: 20, height: 25))
  }

  @Test func `optional parts that take a function, and those that are properties, are found`() {
    let loader = Loader()
    let delegates: [LoaderDelegate] = [LazyDelegate(), BusyDelegate()]
    for delegate in delegates {
      loader.delegate = delegate
      loader.run()
    }
    #expect(loader.steps == ["limit 8", "goes on", "limit 3", "done", "waits"])
    #expect(loader.responds(to: Selector("load:")) && !loader.responds(to: Selector("save:")))
  }
}
