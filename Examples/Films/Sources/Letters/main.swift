import Segue

let phone = TransitionEnvironment(size: Size(390, 844))

let inbox = Screen("inbox", background: .color(Color(rgb: 0xF2F2F7))) {
  for index in 0..<4 {
    Layer(LayerID("row.\(index)")) {
      $0.frame = Rect(x: 16, y: 120 + 88 * Double(index), width: 358, height: 72)
      $0.background = .color(.white)
      $0.cornerRadii = CornerRadii(all: 16)
    }
  }
}

let letter = Screen("letter", background: .color(.white)) {
  Layer("stamp") {
    $0.frame = Rect(x: 278, y: 80, width: 96, height: 96)
    $0.content = .image(ImageContent("stamp"))
  }
  Layer("greeting") {
    $0.frame = Rect(x: 16, y: 220, width: 358, height: 40)
    $0.content = .text(TextContent([TextRun("Dear reader,", font: Font(size: 28))]))
  }
}

// A picture that no file holds.
var stamp = try Surface(width: 96, height: 96)
try stamp.withPixels { pixels in
  for index in pixels.indices {
    let (x, y) = (index % 96, index / 96)
    pixels[index] = Pixel(red: 255, green: UInt8(40 + 2 * x), blue: UInt8(60 + y)).word
  }
}

let finger = Gesture(
  [.init(0, at: .zero), .init(80, at: .milliseconds(120)), .init(240, at: .milliseconds(250))],
  rule: .ios)

let flow = Flow(
  [inbox, letter],
  steps: [
    Step(.show(["inbox"])), Step(.hold(.milliseconds(200))),
    Step(.push("letter")), Step(.hold(.milliseconds(300))),
    Step(.pop(1), by: finger),
  ],
  routes: [Route(from: "inbox", to: "letter", .ios(.push))], on: phone,
  standard: PresetCatalog.standard)

let film = try Film(flow, surfaces: ["stamp": stamp])
let written = try await film.write(to: "letters.webp")
print("\(written.frameCount) frames")
