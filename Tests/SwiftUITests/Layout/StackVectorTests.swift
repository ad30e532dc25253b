import HeadlessUIKit
import SwiftUI
import Testing

/// Boxes of views in a room of 300 by 200 points, as the rules of stacks, frames and modifiers give them.
@Suite("Layout of stacks, frames and modifiers")
@MainActor
struct StackVectorTests {
  /// A rectangle with a frame.
  private func R(_ width: CGFloat, _ height: CGFloat) -> some View {
    Rectangle().frame(width: width, height: height)
  }

  /// A color that takes whatever room there is.
  private var C: Color { .red }

  /// Boxes of the leaves, from the back to the front.
  private func boxes(_ view: some View, on device: HeadlessDevice = .room) -> [CGRect] {
    let film = Film(of: view, on: device)
    let names = film.scene(at: 0).items.map(\.id.name).filter {
      $0.hasPrefix("Rectangle") || $0.hasPrefix("Color") || $0.hasPrefix("Divider")
    }
    return names.map { film.frame($0) }
  }

  private func expect(
    _ view: some View, _ boxes: [[CGFloat]], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = self.boxes(view)
    #expect(found.count == boxes.count, sourceLocation: sourceLocation)
    for (found, box) in zip(found, boxes) {
      let expected = CGRect(x: box[0], y: box[1], width: box[2], height: box[3])
      #expect(
        isClose(found, expected, within: 2e-3), "\(found) instead of \(expected)",
        sourceLocation: sourceLocation)
    }
  }

  @Test("A color takes the room, a frame its length")
  func frames() {
    expect(C, [[0, 0, 300, 200]])
    expect(R(100, 50), [[100, 75, 100, 50]])
    expect(R(100, 50).frame(width: 200, height: 100, alignment: .topLeading), [[50, 50, 100, 50]])
    expect(R(100, 50).frame(width: 60, height: 20), [[100, 75, 100, 50]])
    expect(C.frame(width: 50), [[125, 0, 50, 200]])
    expect(R(40, 40).frame(maxWidth: .infinity), [[130, 80, 40, 40]])
    expect(
      R(40, 40).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing),
      [[260, 160, 40, 40]])
    expect(R(40, 40).frame(minWidth: 100), [[130, 80, 40, 40]])
    expect(C.frame(minWidth: 350), [[-25, 0, 350, 200]])
    expect(C.frame(maxWidth: 120), [[90, 0, 120, 200]])
    expect(C.frame(idealWidth: 80, idealHeight: 30).fixedSize(), [[110, 85, 80, 30]])
    expect(C.fixedSize(), [[145, 95, 10, 10]])
  }

  @Test("Padding takes room from what is inside")
  func padding() {
    expect(C.padding(), [[16, 16, 268, 168]])
    expect(R(100, 40).padding(.leading, 20), [[110, 80, 100, 40]])
  }

  @Test("A row shares its room")
  func rows() {
    expect(
      HStack {
        C
        C
        C
      },
      [[0, 0, 94.667, 200], [102.667, 0, 94.667, 200], [205.333, 0, 94.667, 200]])
    expect(
      HStack(spacing: 20) {
        C
        C
      }, [[0, 0, 140, 200], [160, 0, 140, 200]])
    expect(
      HStack {
        R(50, 30)
        Spacer()
        R(70, 60)
      }, [[0, 85, 50, 30], [230, 70, 70, 60]])
    expect(
      HStack {
        Spacer()
        R(50, 30)
      }, [[250, 85, 50, 30]])
    expect(
      HStack(alignment: .top) {
        R(50, 30)
        R(60, 80)
      }, [[91, 60, 50, 30], [149, 60, 60, 80]])
    expect(
      HStack(alignment: .bottom, spacing: 0) {
        R(50, 30)
        R(60, 80)
      }, [[95, 110, 50, 30], [145, 60, 60, 80]])
    expect(
      HStack {
        R(200, 20)
        R(200, 20)
      }, [[-54, 90, 200, 20], [154, 90, 200, 20]])
  }

  @Test("Who can use the least of the room is asked first, and the important ones before")
  func shares() {
    let narrow = HStack(spacing: 0) {
      C.frame(minWidth: 100)
      C
    }.frame(width: 150, height: 100)
    expect(narrow, [[75, 50, 100, 100], [175, 50, 50, 100]])
    expect(
      HStack(spacing: 0) {
        C.frame(maxWidth: 50)
        C
        C
      }, [[0, 0, 50, 200], [50, 0, 125, 200], [175, 0, 125, 200]])
    expect(
      HStack(spacing: 0) {
        C.layoutPriority(1)
        C
      }, [[0, 0, 300, 200], [300, 0, 0, 200]])
    expect(
      HStack(spacing: 0) {
        C.frame(maxWidth: 120).layoutPriority(1)
        C.frame(minWidth: 40)
        C
      }, [[0, 0, 120, 200], [120, 0, 90, 200], [210, 0, 90, 200]])
  }

  @Test("A column shares its room")
  func columns() {
    expect(
      VStack {
        R(100, 30)
        R(60, 30)
      }, [[100, 66, 100, 30], [120, 104, 60, 30]])
    expect(
      VStack(alignment: .leading, spacing: 12) {
        R(100, 30)
        R(60, 30)
      }, [[100, 64, 100, 30], [100, 106, 60, 30]])
    expect(
      VStack(spacing: 0) {
        R(100, 30)
        C
        R(60, 30)
      }, [[100, 0, 100, 30], [0, 30, 300, 140], [120, 170, 60, 30]])
    expect(
      VStack(spacing: 0) {
        Spacer()
        R(40, 40)
        Spacer()
        Spacer()
      }, [[130, 53.333, 40, 40]])
  }

  @Test("A line between views is one pixel thin, across its stack")
  func dividers() {
    let phone = HeadlessDevice(size: CGSize(width: 300, height: 200), scale: 3)
    let column = boxes(
      VStack {
        R(80, 20)
        Divider()
        R(80, 20)
      }, on: phone)
    // 71.833 and 99.833 lie between pixels, and are drawn at the next one.
    #expect(isClose(column[0], CGRect(x: 110, y: 72, width: 80, height: 20)))
    #expect(isClose(column[1], CGRect(x: 0, y: 100, width: 300, height: 1.0 / 3)))
    let row = boxes(
      HStack {
        R(80, 20)
        Divider()
        R(80, 40)
      }, on: phone)
    #expect(row[1].height == 200)
    #expect(abs(row[1].width - 1.0 / 3) < 1e-9)
  }

  @Test("Views on top of each other share a line")
  func layers() {
    expect(
      ZStack {
        C
        R(40, 40)
      }, [[0, 0, 300, 200], [130, 80, 40, 40]])
    expect(
      ZStack(alignment: .topLeading) {
        R(100, 40)
        R(40, 100)
      }, [[100, 50, 100, 40], [100, 50, 40, 100]])
    expect(R(100, 50).overlay { C }, [[100, 75, 100, 50], [100, 75, 100, 50]])
    expect(
      R(100, 50).overlay(alignment: .topTrailing) { R(20, 20) },
      [[100, 75, 100, 50], [180, 75, 20, 20]])
    expect(R(100, 50).background { R(160, 20) }, [[70, 90, 160, 20], [100, 75, 100, 50]])
  }

  @Test("An offset moves what is seen, a position takes all room")
  func places() {
    expect(
      HStack(spacing: 0) {
        R(40, 40).offset(x: 30)
        R(40, 40)
      }, [[140, 80, 40, 40], [150, 80, 40, 40]])
    expect(R(40, 40).position(x: 50, y: 60), [[30, 40, 40, 40]])
    expect(
      VStack(spacing: 0) {
        R(40, 40).position(x: 50, y: 60)
        R(40, 40)
      }, [[30, 40, 40, 40], [130, 160, 40, 40]])
  }

  @Test("A proportion is kept inside the room, or around it")
  func proportions() {
    expect(C.aspectRatio(2, contentMode: .fit), [[0, 25, 300, 150]])
    expect(C.aspectRatio(2, contentMode: .fill), [[-50, 0, 400, 200]])
    expect(C.aspectRatio(16.0 / 9, contentMode: .fit).frame(width: 160), [[70, 55, 160, 90]])
    expect(
      HStack(spacing: 0) {
        C.aspectRatio(1, contentMode: .fit)
        C
      }, [[0, 25, 150, 150], [150, 0, 150, 200]])
  }

  @Test("Explicit guides move views, and a stack tells its own")
  func guides() {
    expect(
      VStack(alignment: .leading, spacing: 0) {
        R(100, 30).alignmentGuide(.leading) { _ in 40 }
        R(60, 30)
      }, [[100, 70, 100, 30], [140, 100, 60, 30]])
    expect(
      HStack(spacing: 0) {
        R(30, 30)
        R(30, 60).alignmentGuide(VerticalAlignment.center) { $0.height / 4 }
      }, [[120, 70, 30, 30], [150, 70, 30, 60]])
    expect(
      ZStack(alignment: .topTrailing) {
        R(100, 100)
        R(20, 20).alignmentGuide(.trailing) { _ in 0 }
      }, [[100, 50, 100, 100], [200, 50, 20, 20]])
  }

  @Test("Stacks in stacks")
  func nested() {
    expect(
      HStack(spacing: 10) {
        VStack {
          C
          C
        }
        VStack {
          C
          C
        }
      }, [[0, 0, 145, 96], [0, 104, 145, 96], [155, 0, 145, 96], [155, 104, 145, 96]])
    expect(
      VStack(alignment: .leading) {
        R(100, 20)
        HStack(spacing: 4) {
          C
          C
        }
      }.padding(), [[16, 16, 100, 20], [16, 44, 132, 140], [152, 44, 132, 140]])
  }

  @Test("Edges are drawn between pixels")
  func pixels() {
    let phone = HeadlessDevice(size: CGSize(width: 300, height: 200), scale: 3)
    let row = HStack(spacing: 0) { ForEach(0..<7) { _ in C } }
    let edges: [CGFloat] = [0, 43, 85.667, 128.667, 171.333, 214.333, 257, 300]
    let found = boxes(row, on: phone)
    #expect(found.count == 7)
    for (index, box) in found.enumerated() {
      #expect(abs(box.minX - edges[index]) < 1e-3)
      #expect(abs(box.maxX - edges[index + 1]) < 1e-3)
    }
  }

  @Test("A row begins at the right where people read from there")
  func mirrored() {
    expect(
      HStack {
        R(50, 30)
        R(70, 30)
      }.environment(\.layoutDirection, .rightToLeft), [[164, 85, 50, 30], [86, 85, 70, 30]])
  }
}
