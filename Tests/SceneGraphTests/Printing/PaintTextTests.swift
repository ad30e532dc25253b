import SegueGeometry
import SegueSceneGraph
import Testing

@Suite struct PaintTextTests {
  @Test(
    arguments: [
      (Color.white, "#FFFFFF"), (.black, "#000000"), (.clear, "#00000000"),
      (Color(rgb: 0x0A84FF), "#0A84FF"), (Color(rgb: 0x0A84FF, alpha: 16.0 / 255), "#0A84FF10"),
      (Color(rgb: 0xFFFFFF, alpha: 0.5), "rgba(1,1,1,0.5)"),
      (Color(red: 0.5, green: 0.25, blue: 0), "rgba(0.5,0.25,0,1)"),
      (Color(red: 1.2, green: 0, blue: 0), "rgba(1.2,0,0,1)"),
      (Color(red: -1.0 / 255, green: 0, blue: 0), "rgba(-0.003922,0,0,1)"),
      (Color(red: .nan, green: 0, blue: 0), "rgba(nan,0,0,1)"),
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
  }
}
