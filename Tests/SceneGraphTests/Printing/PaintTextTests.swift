import SegueGeometry
import SegueSceneGraph
import Testing

@Suite struct PaintTextTests {
  @Test(
    arguments: [
      (Color.white, "#FFFFFF"), (.black, "#000000"), (.clear, "#00000000"),
      (Color(rgb: 0x0A84FF), "#0A84FF"), (Color(rgb: 0x0A84FF, alpha: 16.0 / 255), "#0A84FF10"),
      (Color(rgb: 0xFFFFFF, alpha: 0.5), "rgba(255,255,255,0.5)"),
      (Color(red: 0.5, green: 0.25, blue: 0), "rgb(127.5,63.75,0)"),
      (Color(red: 1.2, green: 0, blue: 0), "rgb(306,0,0)"),
      (Color(red: -1.0 / 255, green: 0, blue: 0), "rgb(-1,0,0)"),
      (Color(rgb: 0xFFFFFF, alpha: 1.5), "rgba(255,255,255,1.5)"),
      (Color(red: .nan, green: 0, blue: 0), "rgb(nan,0,0)"),
    ])
  func `whole bytes in hexadecimal, anything else as components`(_ color: Color, _ text: String) {
    #expect(color.listed == text)
    #expect(Paint.color(color).listed == text)
  }

  @Test func `gradients with their way and their stops`() {
    let linear = Gradient(
      .linear(start: .topLeft, end: UnitPoint(0.25, 1)),
      stops: [.init(.black, at: 0), .init(.white, at: 1.0 / 3)])
    #expect(Paint.gradient(linear).listed == "linear(0,0,0.25,1;#000000@0,#FFFFFF@0.333333)")
    let radial = Gradient(.radial(center: .center, radii: Size(0.5, 1)), colors: [.clear])
    #expect(Paint.gradient(radial).listed == "radial(0.5,0.5,0.5,1;#00000000@0)")
    let conic = Gradient(
      .conic(center: .center, start: .degrees(45)), stops: [.init(.black, at: 0)], spread: .reflect)
    #expect(Paint.gradient(conic).listed == "conic(0.5,0.5,45;reflect;#000000@0)")
  }
}
