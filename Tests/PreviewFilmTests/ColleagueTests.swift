import Foundation
import SegueFiles
import SegueSnapshots
import SegueSwiftUISnapshots
import SwiftUI
import Testing

/// The toast of `Examples/PreviewCI` with another spring, and the failure that the first day of an iOS developer shows.
@MainActor @Suite struct ColleagueTests {
  private enum Changed {
    /// The page whose toast a colleague has made bouncier; nothing else is different.
    struct ToastPage: View {
      @State private var isShown = false

      var body: some View {
        VStack(spacing: 16) {
          if isShown {
            RoundedRectangle(cornerRadius: 16)
              .fill(.indigo)
              .frame(height: 72)
              .transition(.move(edge: .top).combined(with: .opacity))
          }
          RoundedRectangle(cornerRadius: 16)
            .fill(.teal)
            .frame(height: 200)
          Spacer()
        }
        .padding()
        .onAppear {
          withAnimation(.spring(duration: 0.6, bounce: 0.5)) { isShown = true }
        }
      }
    }
  }

  @Test func `a colleague's spring is named, as the page says`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "segue-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    SwiftUIPreviews.register("Toast of a colleague") { Changed.ToastPage() }
    _ = await outcome(of: "Toast", in: folder, .missing)
    let outcome = await outcome(of: "Toast of a colleague", in: folder, .never)
    guard case .failed(let words) = outcome.verdict else {
      Issue.record("expected a failure, got \(outcome.verdict)")
      return
    }
    // A bounce is what is missing to a damping ratio of one.
    #expect(words.contains("dampingRatio 0.75 → 0.5"))
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let page = try String(
      contentsOfFile: "/\(root)/Documentation/first-days/ios.md", encoding: .utf8)
    let said = words.replacing(folder, with: "Tests/CardsTests")
    #expect(page.contains("```\n\(said)\n```\n"), "\(said)")
  }

  private func outcome(
    of preview: String, in folder: String, _ mode: RecordMode
  ) async
    -> SnapshotOutcome
  {
    let recording = UIKitRecording(of: .preview(preview))
    #expect(recording.findings == [])
    let place = SnapshotPlace(
      of: ["CardsTests", "previews(name:)"], named: "Toast", in: "\(folder)/CardsTests.swift")
    let expectation = Expectation(
      of: .film(recording.scene, files: recording.pictures), as: [.timeline, .filmStrip], at: place)
    return await expectation.outcome(in: [:], trait: mode)
  }
}
