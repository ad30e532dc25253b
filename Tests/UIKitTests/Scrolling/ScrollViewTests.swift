import UIKit
import SegueMotion
import SegueSceneGraph
import Testing

@MainActor
@Suite("Scroll views")
struct ScrollViewTests {
  /// The logarithm of what is left of a speed after a millisecond.
  private static let rate = log(0.998)

  private func scrollView(_ log: ScrollLog, height: CGFloat = 3000) -> UIScrollView {
    let view = UIScrollView()
    view.accessibilityIdentifier = "scroll"
    view.contentInsetAdjustmentBehavior = .never
    view.delegate = log
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    view.contentSize = CGSize(width: 390, height: height)
    return view
  }

  @Test("An offset that is animated takes 0.3 seconds along an easing, in each frame")
  func animated() throws {
    let log = ScrollLog()
    let recording = ScrollStage.film(of: { scrollView(log) }) { view in
      log.places = []
      (view as? UIScrollView)?.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    }
    #expect(recording.findings == [])
    #expect(log.calls == ["animated"])
    #expect(log.places.count == 18)
    #expect(log.places.last?.offset.y == 600)
    for seconds in [0.05, 0.1, 0.15, 0.25] {
      let contents = recording.scene.scene(at: .seconds(seconds)).items.first {
        $0.id.name == "scroll.contents"
      }
      let expected = 600 * Easing.easeInOut.value(at: seconds / 0.3)
      let place = try #require(contents).properties.position.y
      #expect(abs(place + expected) < 1e-4)
    }
  }

  @Test("An offset that changes in a block moves along the curve of the block")
  func inBlocks() throws {
    let log = ScrollLog()
    let recording = ScrollStage.film(of: { scrollView(log) }) { view in
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        (view as? UIScrollView)?.contentOffset.y = 100
      }
    }
    for seconds in [0.1, 0.25, 0.4] {
      let contents = recording.scene.scene(at: .seconds(seconds)).items.first {
        $0.id.name == "scroll.contents"
      }
      #expect(abs(try #require(contents).properties.position.y + 200 * seconds) < 1e-6)
    }
  }

  @Test("The safe area is an inset where something scrolls, and the content begins below it")
  func insets() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = UIScrollView(frame: window.bounds)
    window.addSubview(view)
    view.contentSize = CGSize(width: 390, height: 2000)
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(view.contentOffset.y == -47)
    view.contentInset.top = 10
    #expect(view.contentOffset.y == -57)
    view.scrollRectToVisible(CGRect(x: 0, y: 1990, width: 1, height: 10), animated: false)
    #expect(view.contentOffset.y == 1190)
    view.contentSize.height = 1000
    #expect(view.contentOffset.y == 190)
    window.isHidden = true
  }

  @Test("A finger moves the content by its way, and beyond the end by less")
  func touches() throws {
    let log = ScrollLog()
    let finger = ScriptedTouch.pan(
      from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 410), duration: 0.2, rest: 0.3)
    let recording = ScrollStage.film(of: { scrollView(log) }, touches: [finger]) { _ in
      log.places = []
    }
    #expect(recording.findings == [])
    // 10 points are the slop; 100 beyond the upper end of a view that is 844 high.
    let farthest = log.places.map(\.offset.y).min() ?? 0
    let expected = -(1 - 1 / (100 * 0.55 / 844 + 1)) * 844
    #expect(abs(farthest - expected) < 1e-9)
    #expect(log.places.last?.offset.y == 0)
    #expect(log.calls == ["begin", "end true", "rest"])
  }

  @Test("A flick glides as far as its speed and the rate of deceleration say")
  func glide() throws {
    let log = ScrollLog()
    var target = 0.0
    final class Asking: NSObject, UIScrollViewDelegate {
      var speed = 0.0
      var (from, to) = (0.0, 0.0)
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) {
        (speed, from) = (velocity.y * 1000, scrollView.contentOffset.y)
        to = unsafe targetContentOffset.pointee.y
      }
    }
    let asking = Asking()
    let finger = ScriptedTouch.pan(
      from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), duration: 0.2,
      velocity: CGVector(dx: 0, dy: -1000))
    var scroll: UIScrollView?
    _ = ScrollStage.film(
      of: {
        let view = scrollView(log)
        view.delegate = asking
        scroll = view
        return view
      }, touches: [finger])
    #expect(asking.speed > 500)
    target = asking.from - asking.speed / (1000 * ScrollViewTests.rate)
    #expect(abs(asking.to - target) < 1e-6)
    #expect(abs((scroll?.contentOffset.y ?? 0) - target) < 1e-6)
  }

  @Test("Pages turn one at a time")
  func pages() {
    let finger = ScriptedTouch.pan(
      from: CGPoint(x: 300, y: 400), to: CGPoint(x: 150, y: 400), duration: 0.15)
    var scroll: UIScrollView?
    _ = ScrollStage.film(
      of: {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        view.contentInsetAdjustmentBehavior = .never
        view.isPagingEnabled = true
        view.contentSize = CGSize(width: 390 * 4, height: 844)
        scroll = view
        return view
      }, touches: [finger])
    #expect(scroll?.contentOffset == CGPoint(x: 390, y: 0))
  }

  @Test("Constraints say how large a content is; centers and lengths are those of the frame")
  func constraints() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let (view, content) = (UIScrollView(), UIView())
    for part in [view, content] { part.translatesAutoresizingMaskIntoConstraints = false }
    window.addSubview(view)
    view.addSubview(content)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: window.bottomAnchor),
      content.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
      content.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: view.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 2000),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 100, width: 390, height: 744))
    #expect(view.contentSize == CGSize(width: 390, height: 2016))
    view.contentOffset.y = 500
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 8, width: 390, height: 2000))
  }

  @Test("Zooming scales the delegate's view, and the content with it")
  func zoom() {
    let (log, view) = (
      ScrollLog(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    )
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.addSubview(picture)
    view.delegate = log
    log.zoomed = picture
    view.maximumZoomScale = 3
    view.setZoomScale(2, animated: false)
    #expect(view.contentSize == CGSize(width: 600, height: 600))
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 600, height: 600))
    #expect(view.contentOffset == CGPoint(x: 150, y: 150))
    view.zoomScale = 9
    #expect(view.zoomScale == 3)
    view.zoom(to: CGRect(x: 0, y: 100, width: 200, height: 200), animated: false)
    #expect(view.zoomScale == 1.5)
    #expect(view.contentOffset == CGPoint(x: 0, y: 150))
  }
}
