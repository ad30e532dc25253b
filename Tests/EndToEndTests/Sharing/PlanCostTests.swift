import Foundation
import TestSupport
import Testing

/// How long a plan says that films take.
@Suite struct PlanCostTests {
  /// What a plan says that a movie of a second in which everything moves costs with these options.
  private static func cost(_ options: String, in workshop: Workshop) throws -> Double {
    let run = try workshop.run("$render plan draw scene.json -o plan.json -q \(options)")
    #expect(run.status == 0, "\(run.error)")
    struct Plan: Decodable {
      struct Case: Decodable { let cost: Double }
      let cases: [Case]
    }
    let plan = try JSONDecoder().decode(Plan.self, from: workshop.bytes(of: "plan.json") ?? Data())
    return plan.cases[0].cost
  }

  @Test(arguments: ["--quality draft", "--quality high", "--codec h264-lossless", "--format gif"])
  func `frames that are held cost about nothing`(_ options: String) throws {
    let workshop = try Workshop(Workshop.scene(seconds: 1, width: 960, height: 720))
    let moving = try Self.cost(options, in: workshop)
    let held = try Self.cost("\(options) --hold-first 10s --hold-last 20s", in: workshop)
    #expect(moving > 100 && held < moving * 1.2)
  }

  @Test(arguments: ["--quality small", "--codec vp9"])
  func `they cost something where codecs look at each`(_ options: String) throws {
    let workshop = try Workshop(Workshop.scene(seconds: 1, width: 960, height: 720))
    let moving = try Self.cost(options, in: workshop)
    let held = try Self.cost("\(options) --hold-last 20s", in: workshop)
    #expect(held > moving * 1.5)
  }

  @Test func `what rests in the middle of a film is not counted as moving`() throws {
    let scene = Workshop.scene(seconds: 1, width: 960, height: 720)
    let moving = try Self.cost("", in: Workshop(scene))
    let resting = scene.replacing("\"easing\"", with: "\"delay\": \"19s\", \"easing\"")
    #expect(try Self.cost("", in: Workshop(resting)) < moving * 1.2)
  }

  @Test(arguments: ["verify", "draw", "record", "preview", "audit"])
  func `there is no plan of a film that is not there`(task: String) throws {
    let workshop = try Workshop()
    let run = try workshop.run("$render plan \(task) scene.json scne.json -o plan.json")
    #expect(run.status == 66)
    #expect(
      run.error == """
        render: error: cannot read 'scne.json': it does not exist
          hint: did you mean 'scene.json'?

        """)
    #expect(workshop.bytes(of: "plan.json") == nil)
  }
}
