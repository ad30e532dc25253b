import HeadlessQuartzCore
import HeadlessUIKit
import SwiftUI
import Testing

/// Titles and items in the bars around a screen.
@Suite("Titles and toolbars")
@MainActor
struct ToolbarTests {
  private typealias Model = NavigationStackTests.Model

  private func names(_ film: Film, at seconds: Double = 0) -> [String] {
    film.scene(at: seconds).items.map(\.id.name)
  }

  /// Box of the layer inside a bar in which a view is.
  private func box(_ film: Film, _ name: String, at seconds: Double = 0) -> CGRect {
    let scene = film.scene(at: seconds)
    guard let index = scene.items.firstIndex(where: { $0.id.name == name }) else { return .null }
    let (corner, size) = (scene.absolute(index), scene.items[index].properties.size)
    return CGRect(x: corner.x, y: corner.y, width: size.width, height: size.height)
  }

  // MARK: Titles

  @Test(
    "A screen begins below the bar: 44 points, and 52 for a large title",
    arguments: [
      (NavigationBarItem.TitleDisplayMode.automatic, 143), (.large, 143), (.inline, 91),
    ] as [(NavigationBarItem.TitleDisplayMode, CGFloat)])
  func titleMode(mode: NavigationBarItem.TitleDisplayMode, top: CGFloat) {
    let film = Film(
      of: NavigationStack {
        Color.red.frame(maxHeight: .infinity).overlay(alignment: .top) {
          Rectangle().frame(width: 10, height: 10)
        }
        .navigationTitle("Title").navigationBarTitleDisplayMode(mode)
      })
    #expect(box(film, "Rectangle").minY == top)
    let name = mode == .inline ? "navigation-bar.title" : "navigation-bar.large-title"
    #expect(film.words(name, at: 0) == ["Title"])
  }

  @Test("A title follows what the view says")
  func titleChanges() {
    struct Page: View {
      let model: Model
      var body: some View {
        NavigationStack {
          Color.red.navigationTitle(model.words).navigationBarTitleDisplayMode(.inline)
        }
      }
    }
    let model = Model()
    let film = Film(of: Page(model: model)) {
      NavigationStackTests.after(1) { model.words = "second" }
    }
    #expect(film.words("navigation-bar.title", at: 0.5) == ["first"])
    #expect(film.words("navigation-bar.title", at: 1.5) == ["second"])
  }

  @Test("A title that comes with a push is there from its beginning")
  func pushedTitle() {
    let film = Film(
      of: NavigationStack {
        NavigationLink("Go") {
          Color.red.navigationTitle("Detail").navigationBarTitleDisplayMode(.inline)
        }
        .navigationTitle("Root").navigationBarTitleDisplayMode(.inline)
      }, touches: [.tap(at: CGPoint(x: 195, y: 450), after: 0.1)])
    #expect(film.words("navigation-bar.title", at: 0.4).contains("Detail"))
    #expect(film.words("navigation-bar.back", at: 2) == ["Root"])
  }

  @Test("A hidden bar takes no room, and comes back with another screen")
  func hidden() {
    let film = Film(
      of: NavigationStack {
        NavigationLink("Go") { Color.red.accessibilityIdentifier("page") }
          .frame(maxHeight: .infinity)
          .overlay(alignment: .top) { Rectangle().frame(width: 10, height: 10) }
          .toolbar(.hidden, for: .navigationBar)
      }, touches: [.tap(at: CGPoint(x: 195, y: 428), after: 0.1)])
    #expect(box(film, "Rectangle").minY == 47)
    #expect(
      film.opacity("navigation-bar", at: 0) == nil || film.opacity("navigation-bar", at: 0) == 0)
    #expect(box(film, "page", at: 2).minY == 91)
    #expect(film.opacity("navigation-bar", at: 2) == 1)
  }

  @Test("A screen without the way back has none")
  func backHidden() {
    let film = Film(
      of: NavigationStack {
        NavigationLink("Go") {
          Color.red.navigationBarBackButtonHidden().accessibilityIdentifier("page")
        }
        .navigationTitle("Root").navigationBarTitleDisplayMode(.inline)
      },
      touches: [
        .tap(at: CGPoint(x: 195, y: 450), after: 0.1), .tap(at: CGPoint(x: 30, y: 69), after: 1),
      ])
    #expect(film.left("page", at: 3) == 0)
  }

  @Test(
    "A pushed screen begins below the bar, from the beginning of its push",
    arguments: [
      ("", .inline, 91), ("Detail", .inline, 91), ("Detail", .large, 143),
    ] as [(String, NavigationBarItem.TitleDisplayMode, CGFloat)])
  func pushedTop(title: String, mode: NavigationBarItem.TitleDisplayMode, top: CGFloat) {
    let film = Film(
      of: NavigationStack {
        NavigationLink("Go") {
          Color.red.overlay(alignment: .top) { Rectangle().frame(width: 10, height: 10) }
            .navigationTitle(title).navigationBarTitleDisplayMode(mode)
        }
      }, touches: [.tap(at: CGPoint(x: 195, y: 450), after: 0.1)])
    for seconds in [0.4, 3] { #expect(box(film, "Rectangle", at: seconds).minY == top) }
  }

  @Test("A color behind the bar is shown from the beginning where it is to be visible")
  func background() {
    let film = Film(
      of: NavigationStack {
        Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbarBackground(.green, for: .navigationBar)
          .toolbarBackground(.visible, for: .navigationBar)
      })
    #expect(
      film.looks("navigation-bar.backdrop")?.background
        == .color(UIColor.systemGreen.cgColor.color))
  }

  // MARK: Items

  private struct Items: View {
    let model: Model
    var body: some View {
      NavigationStack {
        Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Cancel") { model.log.append("cancel") }
            }
            ToolbarItem(placement: .topBarTrailing) { Rectangle().frame(width: 20, height: 20) }
            ToolbarItem(placement: .confirmationAction) {
              Button {
                model.log.append("done")
              } label: {
                Ellipse().frame(width: 30, height: 30)
              }
            }
            ToolbarItem(placement: .keyboard) { Capsule().frame(width: 10, height: 10) }
            if model.isShown {
              ToolbarItem(placement: .principal) { Circle().frame(width: 40, height: 40) }
            }
          }
      }
    }
  }

  @Test(
    "Items stand 16 points from the edges and from each other, in the order in which they are written"
  )
  func places() {
    let film = Film(of: Items(model: Model()))
    #expect(film.recording.findings.isEmpty)
    #expect(box(film, "Ellipse") == CGRect(x: 390 - 16 - 30, y: 54, width: 30, height: 30))
    #expect(box(film, "Rectangle") == CGRect(x: 344 - 16 - 20, y: 59, width: 20, height: 20))
    // Words are put into a box of whole points.
    #expect(abs(box(film, "Text").minX - 16) < 0.5)
    #expect(film.words("Text", at: 0).contains("Cancel"))
    #expect(!names(film).contains("Capsule") && !names(film).contains("Circle"))
  }

  @Test("An item acts when it is tapped")
  func action() {
    let model = Model()
    _ = Film(
      of: Items(model: model),
      touches: [
        .tap(at: CGPoint(x: 30, y: 69), after: 0.1), .tap(at: CGPoint(x: 360, y: 69), after: 0.5),
      ])
    #expect(model.log == ["cancel", "done"])
  }

  @Test("An item in the middle comes and goes with a condition, in the title's place")
  func principal() {
    let model = Model()
    let film = Film(of: Items(model: model)) {
      model.isShown = true
      NavigationStackTests.after(1) { model.isShown = false }
    }
    #expect(box(film, "Circle", at: 0.5) == CGRect(x: 175, y: 49, width: 40, height: 40))
    #expect(film.words("navigation-bar.title", at: 0.5) == [])
    #expect(film.words("navigation-bar.title", at: 1.5) == ["Title"])
  }

  @Test("Views without an item stand at the end of the bar")
  func plainViews() {
    let film = Film(
      of: NavigationStack { Color.red.toolbar { Rectangle().frame(width: 20, height: 20) } })
    #expect(box(film, "Rectangle") == CGRect(x: 354, y: 59, width: 20, height: 20))
  }

  @Test("The bar below is there for its items, from edge to edge")
  func bottomBar() {
    let film = Film(
      of: NavigationStack {
        Color.red.accessibilityIdentifier("page").toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Rectangle().frame(width: 20, height: 20)
            Spacer()
            Ellipse().frame(width: 20, height: 20)
          }
        }
      })
    // 44 points above the 34 of the device's edge.
    #expect(abs(box(film, "page").maxY - (844 - 34 - 44)) < 1e-6)
    #expect(box(film, "Rectangle") == CGRect(x: 16, y: 778, width: 20, height: 20))
    #expect(box(film, "Ellipse") == CGRect(x: 354, y: 778, width: 20, height: 20))
  }

  @Test("A toolbar of an app's own has properties and parts")
  func ownContent() {
    struct Buttons: ToolbarContent {
      @Environment(\.lineLimit) private var limit
      var body: some ToolbarContent {
        ToolbarItem { Text("limit \(limit ?? 0)") }
        ToolbarItem(placement: .topBarLeading) { Rectangle().frame(width: 20, height: 20) }
      }
    }
    let film = Film(of: NavigationStack { Color.red.toolbar { Buttons() }.lineLimit(4) })
    #expect(film.words("Text", at: 0) == ["limit 4"])
    #expect(box(film, "Rectangle").minX == 16)
  }

  @Test("A view in a bar that grows has its room")
  func growth() {
    struct Growing: View {
      @State private var isWide = false
      let model: Model
      var body: some View {
        Rectangle().frame(width: isWide ? 60 : 20, height: 20)
          .onChange(of: model.isShown) { isWide = model.isShown }
      }
    }
    let model = Model()
    let film = Film(of: NavigationStack { Color.red.toolbar { Growing(model: model) } }) {
      NavigationStackTests.after(0.5) { model.isShown = true }
    }
    #expect(box(film, "Rectangle", at: 0.2).minX == 354)
    #expect(box(film, "Rectangle", at: 1) == CGRect(x: 314, y: 59, width: 60, height: 20))
  }
}
