import SegueMotion
import Testing

/// Eases as GSAP writes them, and back.
@Suite struct GSAPCodeTests {
  /// An easing as scenes write it, and the words of GSAP for it.
  static let eases = [
    ("linear", "\"none\""), ("power-out(3)", "\"power2.out\""),
    ("power-in-out(5)", "\"power4.inOut\""), ("expo-out", "\"expo.out\""),
    ("circular-in", "\"circ.in\""), ("sine-in-out", "\"sine.inOut\""),
    ("bounce-in", "\"bounce.in\""), ("elastic-out(0.3)", "\"elastic.out(1, 0.3)\""),
    ("cubic-bezier(0.2, 0, 0, 1)", "CustomEase.create(\"custom\", \"0.2,0,0,1\")"),
    ("linear(0, 0.6 20%, 1)", "CustomEase.create(\"custom\", \"M0,0 L0.2,0.6 1,1\")"),
    (
      "cubic-path(0.1 0, 0.2 0.5, 0.5 0.5, 0.8 0.5, 0.9 1, 1 1)",
      "CustomEase.create(\"custom\", \"M0,0 C0.1,0 0.2,0.5 0.5,0.5 0.8,0.5 0.9,1 1,1\")"
    ),
  ]

  @Test(arguments: eases)
  func `an easing has the word that GSAP has for it`(_ easing: String, _ word: String) throws {
    let pace = TimingCurve.easing(try Easing(parsing: easing))
    let code = try #require(CurveCode(pace, in: .gsap, lasting: 0.4))
    #expect(code.text == "{ duration: 0.4, ease: \(word) }")
    #expect(code.tolerance == 0)
  }

  @Test(arguments: EasingCatalog.names)
  func `what is written is read as the same curve`(_ name: String) throws {
    let easing = try #require(Easing(named: name))
    for language in [CurveLanguage.gsap, .compose] {
      guard let code = CurveCode(.easing(easing), in: language, lasting: 0.4) else { continue }
      let read = try #require(try CurveCode.read(code.text), "\(code.text)")
      for step in 0...200 {
        let progress = Double(step) / 200
        let found = read.fraction(at: progress, of: 1)
        #expect(abs(found - easing.value(at: progress)) < 1e-6, "\(code.text) at \(progress)")
      }
    }
  }

  @Test func `what GSAP has no words for is not written`() throws {
    for text in ["steps(4)", "power-in(2.5)", "android.bounce", "cycle(2)"] {
      #expect(CurveCode(.easing(try Easing(parsing: text)), in: .gsap, lasting: 1) == nil)
    }
    #expect(
      CurveCode(.spring(.physical(stiffness: 100, damping: 10)), in: .gsap, lasting: 1) == nil)
  }

  @Test func `Android's curves are written for Compose by way of their interpolators`() throws {
    for (text, call) in [
      ("android.bounce", "BounceInterpolator()"), ("cycle(2)", "CycleInterpolator(2f)"),
    ] {
      let code = CurveCode(.easing(try Easing(parsing: text)), in: .compose, lasting: 1)
      #expect(code?.text == "Easing { \(call).getInterpolation(it) }")
    }
  }

  /// One outline, in the notations of SVG.
  @Test(arguments: [
    "M0,0 C0.1,0 0.2,0.5 0.5,0.5 0.8,0.5 0.9,1 1,1", "M0 0C.1 0 .2.5.5.5.8.5.9 1 1 1",
    "m0,0 c0.1,0 0.2,0.5 0.5,0.5 0.3,0 0.4,0.5 0.5,0.5", "M0,0c.1,0,.2.5.5.5S.9,1,1,1",
    "M0,0 c.1-0 .2.5 .5 .5 s.4.5 .5 .5",
  ])
  func `an outline may be written in any way that SVG has`(_ data: String) throws {
    let meant = try Easing(parsing: "cubic-path(0.1 0, 0.2 0.5, 0.5 0.5, 0.8 0.5, 0.9 1, 1 1)")
    let read = try #require(try CurveCode.read("CustomEase.create('c', '\(data)')"))
    for step in 0...100 {
      let t = Double(step) / 100
      #expect(abs(read.fraction(at: t, of: 1) - meant.value(at: t)) < 1e-9)
    }
  }

  @Test func `lines may go across and up`() throws {
    let read = try CurveCode.read("CustomEase.create('c', 'M0,0 h.5 v1 l.5 0')")
    #expect(read == .easing(try Easing(parsing: "linear(0, 0 50%, 1 50%, 1)")))
  }

  @Test(arguments: ["0.0000005", "2000000"])
  func `factors have one range, whoever writes them`(_ factor: String) {
    for code in [
      "CycleInterpolator(\(factor)f)", "Easing.poly(\(factor))", "elastic.out(1, \(factor))",
    ] {
      #expect(throws: MotionError.self) { try CurveCode.read(code) }
    }
    for scene in ["cycle(\(factor))", "power-in(\(factor))", "elastic-out(\(factor))"] {
      #expect(throws: MotionError.self) { try Easing(parsing: scene) }
    }
  }

  @Test(arguments: ["0.001", "50000"])
  func `what scenes may have, code may have`(_ factor: String) throws {
    #expect(
      try CurveCode.read("CycleInterpolator(\(factor)f)")
        == .easing(Easing(parsing: "cycle(\(factor))")))
  }

  @Test(arguments: ["M0,0 C0.2,0 0,1", "M0.1,0 L1,1", "M0,0 Q0.2,0 1,1", "hop", ""])
  func `outlines that are none of an ease are not read`(_ data: String) throws {
    #expect(try CurveCode.read("CustomEase.create(\"a\", \"\(data)\")") == nil)
  }
}
