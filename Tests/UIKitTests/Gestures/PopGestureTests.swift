import UIKit
import SegueGeometry
import SegueMotion
import SegueSceneGraph
import Testing

@MainActor @Suite struct PopGestureTests {
  private func swipe(
    _ touches: [ScriptedTouch],
    _ prepare: @escaping @MainActor (UINavigationController) -> Void = { _ in }
  ) -> UIKitRecording {
    let transition = UIKitTransition("swiping back") { window in
      let navigation = UINavigationController(rootViewController: BlankController())
      let page = UIViewController()
      page.view.backgroundColor = .blue
      page.view.accessibilityIdentifier = "page"
      navigation.pushViewController(page, animated: false)
      window.rootViewController = navigation
      prepare(navigation)
    } begin: { _ in
    }
    return UIKitRecording(of: transition, touches: touches)
  }

  private func check(_ touch: ScriptedTouch, finishes: Bool) {
    let recording = swipe([touch])
    #expect(recording.findings == [])
    var way = DrivenWay(touch: touch, finishes: finishes)
    way.duration = 0.5
    for index in 0..<recording.scene.frameCount {
      let time = Double(index) / 60
      let part = way.part(at: time)
      guard let left = recording.left(of: "page", inFrame: index) else {
        #expect(part > 1 - 1e-9)
        continue
      }
      // The system takes the first movement along with the begin, not a frame later.
      if part == 0, left > 0, time < touch.begin + 0.2 { continue }
      #expect(abs(left / 390 - part) < 1e-6, "frame \(index)")
    }
    let last = recording.left(of: "page", inFrame: recording.scene.frameCount - 1)
    #expect(last == (finishes ? nil : 0))
  }

  @Test func beyondTheMiddleItPops() { check(.edgePan(to: 260, duration: 0.413), finishes: true) }

  @Test func aFlickPops() {
    check(.edgePan(to: 130, duration: 0.413, velocity: 1200), finishes: true)
  }

  @Test func aShortSwipeGoesBack() {
    check(.edgePan(to: 90, duration: 0.413), finishes: false)
    check(.edgePan(to: 240, duration: 0.413, velocity: -800), finishes: false)
  }

  @Test func aCancelledSwipeEndsWhereItBegan() {
    let recording = swipe([.edgePan(to: 90, duration: 0.413)])
    let (first, last) = (recording.scene.scene(frame: 0), recording.scene.scene(at: .seconds(99)))
    #expect(first.items.map(\.properties) == last.items.map(\.properties))
    #expect(first.items.map(\.id) == last.items.map(\.id))
  }

  private func stays(
    _ touch: ScriptedTouch = .edgePan(to: 260),
    _ prepare: @escaping @MainActor (UINavigationController) -> Void
  ) -> Bool {
    let recording = swipe([touch], prepare)
    #expect(recording.findings == [])
    return recording.scene.duration <= .seconds(touch.end)
      && recording.left(of: "page", inFrame: recording.scene.frameCount - 1) == 0
  }

  @Test func whatMayNotBegin() {
    let (answers, own) = (Answers(), PageDelegate(.block))
    answers.begins = false
    #expect(stays { $0.interactivePopGestureRecognizer?.isEnabled = false })
    #expect(stays { $0.interactivePopGestureRecognizer?.delegate = answers })
    #expect(stays { $0.delegate = own })
    #expect(stays(.pan(from: .at(40, 400), to: .at(300, 400))) { _ in })
    let root = swipe([.edgePan(to: 260)]) { $0.viewControllers = [$0.viewControllers[1]] }
    #expect(root.findings == [])
    #expect(root.left(of: "page", inFrame: root.scene.frameCount - 1) == 0)
  }

  @Test func theEdgeComesBeforeOtherPans() {
    var pans = 0
    let stage = GestureStage()
    stage.note = { _ in
      pans += 1
      return nil
    }
    let recording = swipe([.edgePan(to: 260)]) { navigation in
      navigation.topViewController?.view.addGestureRecognizer(
        stage.listen(UIPanGestureRecognizer(), "pan"))
    }
    #expect(pans == 0)
    #expect(recording.left(of: "page", inFrame: recording.scene.frameCount - 1) == nil)
  }
}
