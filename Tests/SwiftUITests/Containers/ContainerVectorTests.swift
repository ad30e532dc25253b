import HeadlessUIKit
import SwiftUI
import Testing

/// Boxes of views in containers beyond stacks, as their rules give them.
@Suite("Layout of containers")
@MainActor
struct ContainerVectorTests {
  private func R(_ width: CGFloat, _ height: CGFloat) -> some View {
    Rectangle().frame(width: width, height: height)
  }

  private func boxes(_ view: some View, on device: HeadlessDevice = .room) -> [CGRect] {
    let film = Film(of: view, on: device)
    return film.scene(at: 0).items.map(\.id.name)
      .filter { $0.hasPrefix("Rectangle") || $0.hasPrefix("Color") }.map { film.frame($0) }
  }

  private func expect(
    _ view: some View, on device: HeadlessDevice = .room, _ boxes: [[CGFloat]],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = self.boxes(view, on: device)
    #expect(found.count == boxes.count, sourceLocation: sourceLocation)
    for (found, box) in zip(found, boxes) {
      let expected = CGRect(x: box[0], y: box[1], width: box[2], height: box[3])
      #expect(
        isClose(found, expected, within: 2e-3), "\(found) instead of \(expected)",
        sourceLocation: sourceLocation)
    }
  }

  private static let phone = HeadlessDevice(size: CGSize(width: 390, height: 844), scale: 3000)

  @Test("The first view that fits is shown, or else the last")
  func fitting() {
    expect(
      ViewThatFits {
        R(400, 20)
        R(250, 20)
        R(50, 20)
      }, [[25, 90, 250, 20]])
    expect(
      ViewThatFits {
        R(400, 20)
        R(350, 20)
      }, [[-25, 90, 350, 20]])
  }

  @Test("Columns share the width")
  func columns() {
    let flexible = [GridItem(), GridItem()]
    expect(
      LazyVGrid(columns: flexible) {
        Rectangle().frame(height: 20)
        Rectangle().frame(height: 20)
      }
      .padding(.horizontal), on: Self.phone,
      [[16, 412, 175, 20], [199, 412, 175, 20]])
    expect(
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
        ForEach(0..<4) { _ in Rectangle().frame(height: 20) }
      }
      .padding(.horizontal), on: Self.phone,
      [[16, 398, 114, 20], [138, 398, 114, 20], [260, 398, 114, 20], [16, 426, 114, 20]])
  }

  @Test("A column has its least width where there is too little room")
  func tooNarrow() {
    let items = [GridItem(.fixed(80)), GridItem(.flexible()), GridItem(.flexible(minimum: 150))]
    let found = boxes(
      LazyVGrid(columns: items) { ForEach(0..<3) { _ in Rectangle().frame(height: 20) } }
        .frame(width: 358), on: Self.phone)
    let widths: [CGFloat] = found.map { ($0.width * 1000).rounded() / 1000 }
    #expect(widths == [80, 131, 150])
    let (start, end): (CGFloat, CGFloat) = (found.first?.minX ?? 0, found.last?.maxX ?? 0)
    #expect(abs(end - start - 377) < 1e-3)
  }

  @Test("Rows of a grid share the widths of columns")
  func grid() {
    expect(
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          R(50, 20)
          R(30, 30)
        }
        GridRow {
          R(20, 10)
          R(80, 10)
        }
      },
      [[80, 77.5, 50, 20], [140, 77.5, 30, 30], [80, 112.5, 20, 10], [140, 112.5, 80, 10]])
  }

  @Test("A scroll view offers its content all the length that it likes")
  func scrolling() {
    let film = Film(
      of: ScrollView {
        VStack(spacing: 10) { ForEach(0..<5) { _ in R(100, 60) } }
      }, on: .room)
    #expect(isClose(film.frame("ScrollView"), CGRect(x: 100, y: 0, width: 100, height: 200)))
    let rows = boxes(
      ScrollView {
        VStack(spacing: 10) { ForEach(0..<5) { _ in R(100, 60) } }
      })
    #expect(rows.map { $0.minY.rounded() } == [0, 70, 140, 210, 280])
  }

  @Test("A lazy stack takes all the room across")
  func lazy() {
    expect(
      LazyVStack(alignment: .leading, spacing: 4) {
        R(50, 20)
        R(80, 30)
      }, [[0, 73, 50, 20], [0, 97, 80, 30]])
  }

  @Test("A layout that becomes another one keeps its views")
  func anyLayout() {
    struct Turning: View {
      let state: Switch
      var body: some View {
        let layout =
          state.isOn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
        layout {
          Rectangle().frame(width: 40, height: 20)
          Circle().frame(width: 20, height: 20)
        }
      }
    }
    let state = Switch()
    let film = Film(of: Turning(state: state), on: .room) {
      withAnimation(.linear(duration: 1)) { state.isOn = true }
    }
    #expect(isClose(film.frame("Rectangle"), CGRect(x: 120, y: 90, width: 40, height: 20)))
    #expect(isClose(film.frame("Rectangle", at: 0.5), CGRect(x: 125, y: 85, width: 40, height: 20)))
    #expect(isClose(film.frame("Circle", at: 1), CGRect(x: 140, y: 100, width: 20, height: 20)))
  }

  @Test("A view is a part of what scrolls around")
  func containerFrame() {
    expect(
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          Rectangle().frame(height: 20)
            .containerRelativeFrame(.horizontal, count: 2, spacing: 10)
        }
      }, [[0, 0, 145, 20]])
  }
}
