import Foundation
import HeadlessQuartzCore
import Testing
import UIKit

/// Findings say where the code is that they are about.
@MainActor @Suite struct FindingPlaceTests {
  /// The line of code that the only finding of a kind names.
  private func line(_ kind: AppFinding.Kind, of film: Film) throws -> String {
    #expect(film.findings == [kind])
    return try line(kind, in: film.recording)
  }

  /// The line of code that the first finding of a kind names.
  private func line(_ kind: AppFinding.Kind, in recording: UIKitRecording) throws -> String {
    let finding = try #require(recording.findings.first { $0.kind == kind })
    let (file, number) = (try #require(finding.file), try #require(finding.line))
    #expect(finding.description.hasPrefix("\(file):\(number): warning: "))
    #expect(file.hasPrefix("Tests/UIKitTests/Unchanged/Idioms/"))
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false)[number - 1]
      .trimmingCharacters(in: .whitespaces)
  }

  private func mistaken(_ mistake: Mistaken.Mistake) -> Film {
    Film(screen(Mistaken(mistake)) { $0.go() })
  }

  @Test(arguments: [
    (Pitfall.Mistake.completesTwice, AppFinding.Kind.completedTwice),
    (.neverCompletes, .neverCompleted), (.forgetsView, .arrivingViewMissing),
    (.missesFrame, .finalFrameMissed), (.leavesSnapshot, .viewLeftBehind),
  ]) func `what an animator does is found where it animates`(
    mistake: Pitfall.Mistake, kind: AppFinding.Kind
  ) throws {
    let code = try line(kind, of: Film(pushed(by: Pitfall(mistake))))
    #expect(code.hasPrefix("func animateTransition(using context:"))
  }

  @Test func `a cancelled transition that says it is done is found where it animates`() throws {
    let driver = UIPercentDrivenInteractiveTransition()
    let film = Film(
      pushed(by: Pitfall(.ignoresCancel), driver: driver) { _ in
        after(0.1) { driver.update(0.3) }
        after(0.2) { driver.cancel() }
      })
    #expect(try line(.completedAfterCancel, of: film).hasPrefix("func animateTransition(using"))
  }

  @Test func `a segue that animates by itself is found where it does`() throws {
    let film = PitfallFilms.segue(isPlain: false)
    #expect(try line(.segueAnimates, of: film) == "override func perform() {")
  }

  @Test func `a layout that comes too late is found where the page is animated`() throws {
    let film = PitfallFilms.eagerFade(laysOutFirst: false)
    #expect(try line(.layoutLate, of: film).hasPrefix("func animateTransition(using"))
  }

  @Test func `black behind a bar is found where the page is made`() throws {
    let film = PitfallFilms.clearBar(hasBackground: false)
    #expect(try line(.blackBehind, in: film.recording) == "override func viewDidLoad() {")
  }

  @Test func `what is wrong with a status bar is found at the screen that is not asked in time`()
    throws
  {
    #expect(
      try line(.statusBarLate, in: PitfallFilms.night(.late))
        == "override func viewDidAppear(_ animated: Bool) {"
    )
    #expect(
      try line(.statusBarIgnored, in: PitfallFilms.night(.ignored))
        == "final class NightScreen: UIViewController {")
  }

  @Test func `a delegate that is gone is named by its class`() throws {
    let pushed = Film(pushing(Page("to"), onto: Delegates.forgotten()))
    #expect(try line(.delegateGone, of: pushed).hasPrefix("final class OperationDelegate"))
    let presented = Film(
      UIKitTransition("present") { window in
        window.rootViewController = BlankController()
      } begin: { window in
        let page = Page("to")
        page.transitioningDelegate = TwoWaysDelegate()
        window.rootViewController?.present(page, animated: true)
      })
    #expect(try line(.delegateGone, of: presented).hasPrefix("final class TwoWaysDelegate"))
  }

  @Test func `a controller that stays is named by its class`() throws {
    let film = Film(dismissing(Mistaken(.stays)))
    #expect(try line(.controllerLeaked, of: film).hasPrefix("final class Mistaken"))
  }

  @Test(arguments: [
    (Mistaken.Mistake.leavesOpen, AppFinding.Kind.layoutAmbiguous),
    (.contradicts, .layoutContradictory), (.movesNothing, .notAnimatable),
    (.changesOnQueue, .offMainThread), (.changesInTask, .offMainThread),
    (.hasNoCell, .resourceMissing),
  ]) func `what is wrong with a view is found where its controller makes it`(
    mistake: Mistaken.Mistake, kind: AppFinding.Kind
  ) throws {
    #expect(try line(kind, of: mistaken(mistake)) == "override func viewDidLoad() {")
  }

  @Test(arguments: [
    (Mistaken.Mistake.hasNoSegue, AppFinding.Kind.resourceMissing),
    (.hasNoAction, .actionFailed), (.isNowhere, .arrivingViewMissing),
  ]) func `what is missing is found in the class that asks for it`(
    mistake: Mistaken.Mistake, kind: AppFinding.Kind
  ) throws {
    #expect(try line(kind, of: mistaken(mistake)).hasPrefix("final class Mistaken"))
  }

  @Test(arguments: [
    (Mistaken.Mistake.hasNoPicture, "case .hasNoPicture:", "there is no picture 'nowhere'"),
    (.hasNoColor, "case .hasNoColor:", "there is no color 'nothing'"),
    (.hasPDF, "case .hasPDF:", "the picture 'paper' ('paper.pdf') cannot be drawn"),
  ]) func `a resource that is missing is found where the code names it`(
    mistake: Mistaken.Mistake, code: String, message: String
  ) throws {
    let film = mistaken(mistake)
    #expect(try line(.resourceMissing, of: film).hasPrefix(code))
    #expect(film.recording.findings.first?.message.hasPrefix(message) == true)
  }

  @Test func `what no code is known for is said without a place`() {
    let film = Film(pushed(by: Glacier()), limit: 2)
    let endless = film.recording.findings.first { $0.kind == .endless }
    #expect(endless?.description.hasPrefix("warning: the app was still moving") == true)
  }
}

/// What happens away from the main thread on a device, and what does not.
@MainActor @Suite struct OffMainThreadTests {
  @Test func `what a queue hands back to the main one is changed where it should be`() {
    let film = Film(
      screen(BlankController()) { page in
        let view: UIView = page.view
        DispatchQueue.global().async {
          DispatchQueue.main.async { MainActor.assumeIsolated { view.alpha = 0.5 } }
        }
        Task.detached { await MainActor.run { view.alpha = 0.25 } }
      })
    #expect(film.findings == [])
  }
}

/// The places that files register.
@Suite struct SourcePlacesTests {
  private class Ancestor {}
  private final class Descendant: Ancestor {}

  @Test func `a class has the places of those above it, methods before classes`() throws {
    let module = "UIKitTests"
    SourcePlaces.register(
      "\(module)/Some.swift", file: "Some.swift", in: "/app",
      rows:
        "3 SourcePlacesTests.Ancestor\n5 SourcePlacesTests.Ancestor.f()\n9 SourcePlacesTests.Descendant"
    )
    #expect(SourcePlaces.place(of: Ancestor.self)?.line == 3)
    #expect(SourcePlaces.place(of: Descendant.self)?.line == 9)
    let method = try #require(SourcePlaces.place(of: Descendant.self, ["g()", "f()"]))
    #expect((method.line, method.file, method.module) == (5, "Some.swift", module))
  }

  @Test func `two declarations of one name have no place`() {
    for file in ["A", "B"] {
      SourcePlaces.register("Twins/A.swift", file: file, in: "", rows: "1 Swift.Twin\nnothing\n")
    }
    SourcePlaces.register("ObjectiveC/A.swift", file: "A", in: "", rows: "1 NSObject")
    SourcePlaces.register("ObjectiveC/A.swift", file: "B", in: "", rows: "1 NSObject")
    #expect(SourcePlaces.place(of: NSObject.self) == nil)
  }
}
