import SegueSwiftUISnapshots
import SwiftUI
import Testing

/// The views of `Examples/PreviewCI`, by way of the source step: every preview is a film by its name.
@MainActor @Suite struct PreviewFilmTests {
  private static let device = HeadlessDevice(
    size: CGSize(width: 390, height: 844), scale: 1,
    safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

  @Test(arguments: ["Like button", "Loading dots", "Toast"])
  func `a preview is a film by its name`(name: String) async {
    await expectTransition(
      of: .preview(name), on: Self.device, as: .timeline, .filmStrip,
      named: name.replacing(" ", with: "-"))
  }

  @Test func `a tap on a view is filmed`() async {
    await expectTransition(
      of: LikeButton(), on: Self.device, touches: [.tap(at: CGPoint(x: 195, y: 422), after: 0.1)],
      as: .timeline, .filmStrip)
  }

  @Test func `a preview that is not there is a finding with the names of those that are`() {
    let recording = UIKitRecording(of: .preview("Tost"), on: Self.device)
    let messages = recording.findings.map(\.message)
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("there is no preview called 'Tost'; there are") ?? false)
    #expect(messages.first?.contains("'Like button', 'Loading dots', ") ?? false)
  }
}
