import UIKit
import SegueGeometry
import SegueMotion
import SegueSceneGraph
import Testing

@MainActor
@Suite("Layouts in animations")
struct AnimatedLayoutTests {
  /// A card whose place and height constraints say, and a bar that hangs below it.
  final class PopUpCardController: UIViewController {
    let (card, bar) = (UIView(), UIView())
    lazy var top = card.topAnchor.constraint(equalTo: view.topAnchor, constant: 100)
    lazy var height = card.heightAnchor.constraint(equalToConstant: 200)

    override func viewDidLoad() {
      super.viewDidLoad()
      for (part, name) in [(card, "card"), (bar, "bar")] {
        part.accessibilityIdentifier = name
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
      }
      NSLayoutConstraint.activate([
        top, height, card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        bar.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 10),
        bar.centerXAnchor.constraint(equalTo: card.centerXAnchor),
        bar.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5),
        bar.heightAnchor.constraint(equalToConstant: 8),
      ])
    }
  }

  private func recording(
    _ begin: @escaping @MainActor (PopUpCardController) -> Void
  ) -> UIKitRecording {
    UIKitRecording(
      of: UIKitTransition("layout") {
        $0.rootViewController = PopUpCardController()
      } begin: { window in
        if let controller = window.rootViewController as? PopUpCardController { begin(controller) }
      })
  }

  private func frame(_ name: String, in recording: UIKitRecording, at seconds: Double) -> Rect? {
    recording.scene.scene(at: .seconds(seconds)).items.first { $0.id.name == name }?
      .properties.frame
  }

  @Test("A constant that changes lets frames move along the curve of the block")
  func constants() throws {
    let recording = recording { controller in
      controller.top.constant = 400
      controller.height.constant = 300
      UIView.animate(withDuration: 0.5) { controller.view.layoutIfNeeded() }
    }
    #expect(recording.findings == [])
    for seconds in [0, 0.1, 0.25, 0.4, 0.5] {
      let part = Easing.easeInOut.value(at: seconds / 0.5)
      let card = try #require(frame("card", in: recording, at: seconds))
      let bar = try #require(frame("bar", in: recording, at: seconds))
      #expect(abs(card.minY - (100 + 300 * part)) < 1e-6)
      #expect(abs(card.height - (200 + 100 * part)) < 1e-6)
      #expect(abs(card.width - 350) < 1e-6)
      #expect(abs(bar.minY - (310 + 400 * part)) < 1e-6)
      #expect(abs(bar.height - 8) < 1e-6)
    }
  }

  @Test("Without a block the frames jump")
  func jumps() throws {
    let recording = recording { $0.top.constant = 400 }
    #expect(recording.findings == [])
    #expect(frame("card", in: recording, at: 0)?.minY == 400)
  }

  @Test("Constraints that are exchanged in a block move views, too")
  func exchanged() throws {
    let recording = recording { controller in
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        controller.height.isActive = false
        controller.card.heightAnchor.constraint(
          equalTo: controller.card.widthAnchor
        ).isActive = true
        controller.view.layoutIfNeeded()
      }
    }
    #expect(recording.findings == [])
    for (seconds, height) in [(0.0, 200.0), (0.1, 237.5), (0.2, 275), (0.3, 312.5), (0.4, 350)] {
      let card = try #require(frame("card", in: recording, at: seconds))
      #expect(abs(card.height - height) < 1e-6)
    }
  }

  @Test("Contradictions and places left open are found")
  func findings() throws {
    let recording = recording { controller in
      let wide = controller.card.widthAnchor.constraint(equalToConstant: 100)
      wide.identifier = "too narrow"
      wide.isActive = true
      let lost = UIView()
      lost.accessibilityIdentifier = "lost"
      lost.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(lost)
      lost.heightAnchor.constraint(equalToConstant: 10).isActive = true
    }
    #expect(recording.findings.map(\.kind) == [.layoutContradictory, .layoutAmbiguous])
    let contradiction = try #require(recording.findings.first?.message)
    #expect(contradiction.hasPrefix("'too narrow' (card.width == 100.0) does not act"))
    #expect(recording.findings.last?.message.contains("left and top and width of 'lost'") == true)
  }
}
