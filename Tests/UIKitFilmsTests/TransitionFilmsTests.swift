import Foundation
import SegueCommandLine
import SegueRenderTool
import SegueUIKitFilms
import Synchronization
import Testing
import UIKit

/// Programs that make films of an app's code.
@MainActor @Suite struct TransitionFilmsTests {
  private static let help = """
    Make a film of what an app's code does

    Usage: films [<options>] [<film>]

    """

  @Test func `without a name it lists the films`() async {
    let run = await Run([])
    #expect((run.code, run.output, run.error) == (.done, "card\nnever\n", ""))
  }

  @Test func `help is about films, and not about scenes`() async {
    let brief = await Run(["-h"])
    #expect(brief.code == .done)
    #expect(brief.output.hasPrefix(Self.help))
    #expect(brief.output.contains("  <film>  card or never") || brief.output.contains("[<film>]"))
    #expect(brief.output.hasSuffix("More: films --help\n"))
    #expect(await Run(["card", "--help"]).output.contains("films card -o card.png --at 200ms"))
  }

  @Test func `the ending says what is made of a film`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "films-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (words, name) in [
      (["--at", "100ms"], "still.png"), (["--strip"], "strip.png"), ([], "card.apng"),
      (["--scale", "2", "--every", "3"], "frames/"),
    ] {
      let path = "\(folder.path)/\(name)"
      let run = await Run(["card", "-o", path] + words)
      #expect((run.code, run.error) == (.done, ""))
      #expect(FileManager.default.fileExists(atPath: path))
    }
    let frames = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "frames").path)
    #expect(frames.count == 7)
  }

  @Test func `two runs draw the same pixels`() async {
    let runs = [await Run(["card", "--hash"]), await Run(["card", "--hash"])]
    #expect(runs[0].code == .done)
    let lines = runs[0].output.split(separator: "\n")
    #expect(lines.count == 20)
    #expect(runs[0].output == runs[1].output)
  }

  @Test func `the cost of an app's frames is told as that of a scene's`() async {
    let run = await Run(["card", "--cost"])
    #expect((run.code, run.error) == (.done, ""))
    #expect(run.output.hasPrefix("card: "))
    #expect(run.output.contains("frames at 60 fps, 48x96 pixels\n\nframes       ms  offscreen"))
    #expect(run.output.contains("  overdraw  "))
  }

  @Test func `what is found is said, and the shell is told`() async {
    let run = await Run(["never", "--hash"])
    #expect(run.code == .findings)
    #expect(
      run.error
        == "warning: the presentation of NeverController by NeverAnimator: completeTransition was"
        + " never called [never-completed]\n")
    #expect(!run.output.isEmpty)
  }

  @Test func `a name that no film has is refused with the one that was meant`() async {
    let run = await Run(["crad", "--hash"])
    #expect(run.code == .usage)
    #expect(
      run.error == "films: error: there is no film 'crad'\n  hint: did you mean 'card'?\n")
    #expect(await Run(["card", "never"]).code == .usage)
    #expect(await Run(["card", "--nothing"]).error.contains("unknown option '--nothing'"))
  }

  @Test func `a program without films has those of the app's screens`() async {
    AppScreens.register("Screen card") {
      let controller = CardController()
      controller.modalPresentationStyle = .custom
      return controller
    }
    AppScreens.register("Screen label") {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      label.backgroundColor = .red
      return label
    }
    AppScreens.register("Screen label") { UIViewController() }
    AppScreens.register("Screen none") { nil }
    let names = ScreenFilms.films.map(\.name).filter { $0.hasPrefix("Screen ") }
    #expect(names == ["Screen card", "Screen label", "Screen label-2", "Screen none"])
    let card = await Run(["Screen card", "--hash"], ScreenFilms.self)
    #expect(card.code == .done && card.output.split(separator: "\n").count > 2)
    let label = await Run(["Screen label", "--hash"], ScreenFilms.self)
    #expect(label.code == .done && label.output != card.output)
    let none = await Run(["Screen none", "--hash"], ScreenFilms.self)
    #expect(none.code == .findings)
    #expect(none.error.contains("'Screen none' of ") && none.error.contains("could not be made"))
  }

  @Test func `a controller that was found is filmed, and one that cannot be made is told`() async {
    AppScreens.register("Found", as: .controller, fileID: "App/Found.swift", line: 3) {
      UIViewController()
    }
    AppScreens.leaveOut("Lost", fileID: "App/Lost.swift", line: 4, because: "it takes arguments")
    let names = ScreenFilms.films.map(\.name)
    #expect(names.firstIndex(of: "Found") ?? 0 > names.firstIndex(of: "Toast") ?? .max)
    let list = await Run([], ScreenFilms.self)
    #expect(list.code == .done && list.output.split(separator: "\n").contains("Found"))
    let note = "no film of Lost (App/Lost.swift:4): it takes arguments"
    #expect(list.error.split(separator: "\n").contains { $0 == note })
    #expect(await Run([]).error.isEmpty)
  }

  @Test func `a site has every film, a still of it, and a page about it`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = await Run(["--site", folder.path + "/", "-j", "1"])
    #expect(run.code == .findings && run.error.contains("[never-completed]"))
    #expect(run.output == "2 films: open \(folder.path)/index.html\n")
    for name in ["card", "never"] {
      let page = try String(
        contentsOf: folder.appending(path: "\(name).html"), encoding: .utf8)
      #expect(page.contains("films/\(name).mp4") && page.contains("films \(name)"))
      let film = try Data(contentsOf: folder.appending(path: "films/\(name).mp4"))
      #expect(film.dropFirst(4).prefix(4) == Data("ftyp".utf8))
      let still = try Data(contentsOf: folder.appending(path: "stills/\(name).png"))
      #expect(still.dropFirst().prefix(3) == Data("PNG".utf8))
    }
    let index = try String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8)
    #expect(index.contains("\"card.html\"") && index.contains("\"never.html\""))
    let one = await Run(["card", "--site", folder.path])
    #expect((one.code, one.output) == (.done, "1 film: open \(folder.path)/index.html\n"))
  }

  @Test func `a site takes no options of a single film`() async {
    let run = await Run(["--site", "site", "--at", "100ms"])
    #expect(run.code == .usage)
    #expect(
      run.error == "films: error: option '--at': it says what becomes of one film\n"
        + "  hint: leave it out, or leave out '--site'\n")
  }

  @Test func `the example's program is as its introduction shows it`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let example = root.appending(path: "Examples/AnimatorCI")
    let program = try String(
      contentsOf: example.appending(path: "Sources/films/Films.swift"), encoding: .utf8)
    let introduction = try String(
      contentsOf: example.appending(path: "README.md"), encoding: .utf8)
    #expect(introduction.contains("```swift\n\(program)```\n"))
  }
}

private struct Films: TransitionFilms {
  static let device = HeadlessDevice(size: CGSize(width: 48, height: 96), scale: 1)

  static var films: [TransitionFilm] {
    [
      .film("card", presenting(CardController()), on: device),
      .film("never", presenting(NeverController()), on: device, limit: 1),
    ]
  }
}

private struct ScreenFilms: TransitionFilms {}

/// What a run of the program wrote, and how it ended.
@MainActor
private struct Run {
  let code: ExitCode
  let output: String
  let error: String

  init(_ words: [String], _ films: any TransitionFilms.Type = Films.self) async {
    let written = Mutex("")
    let said = Mutex("")
    let console = Console(
      input: { _ in [] },
      output: { bytes in written.withLock { $0 += String(decoding: bytes, as: UTF8.self) } },
      error: { bytes in said.withLock { $0 += String(decoding: bytes, as: UTF8.self) } })
    code = await Program(films.commands(program: "films"), console: console)
      .run(arguments: words, environment: Environment())
    (output, error) = (written.withLock { $0 }, said.withLock { $0 })
  }
}

private final class CardController: UIViewController, UIViewControllerTransitioningDelegate {
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemIndigo
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { FadeAnimator() }
}

private final class NeverController: UIViewController, UIViewControllerTransitioningDelegate {
  private lazy var animator = NeverAnimator()

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }
  required init?(coder: NSCoder) { nil }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator }
}

private class FadeAnimator: HeadlessNames.NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.3
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    context.containerView.addSubview(view)
    view.frame = context.containerView.bounds
    view.alpha = 0
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
    } completion: { _ in
      self.end(context)
    }
  }

  func end(_ context: UIViewControllerContextTransitioning) { context.completeTransition(true) }
}

private final class NeverAnimator: FadeAnimator {
  override func end(_ context: UIViewControllerContextTransitioning) {}
}
