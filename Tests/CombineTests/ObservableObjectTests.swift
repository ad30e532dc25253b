import Combine
import Testing

@Suite("Objects that tell before they change")
struct ObservableObjectTests {
  private class Model: ObservableObject {
    @Published var name = "a"
    @Published var count = 0
  }

  private final class LargerModel: Model {
    @Published var isLarge = false
  }

  private final class OwnModel: ObservableObject {
    var number = 0 { willSet { objectWillChange.send() } }
  }

  @Test("Every published property tells, before it has its value")
  func willChange() {
    let model = Model()
    var seen: [String] = []
    let listener = model.objectWillChange.sink { seen.append("\(model.name)\(model.count)") }
    model.name = "b"
    model.count = 1
    #expect(seen == ["a0", "b0"])
    listener.cancel()
    model.count = 2
    #expect(seen.count == 2)
  }

  @Test("Properties of a superclass and of a subclass tell the same publisher")
  func subclass() {
    let model = LargerModel()
    var count = 0
    let listener = model.objectWillChange.sink { count += 1 }
    model.name = "b"
    model.isLarge = true
    #expect(count == 2)
    listener.cancel()
  }

  @Test("An object without published properties keeps its publisher, too")
  func ownPublisher() {
    let model = OwnModel()
    var seen: [Int] = []
    let listener = model.objectWillChange.sink { seen.append(model.number) }
    model.number = 5
    #expect(seen == [0])
    listener.cancel()
  }

  @Test("A published property tells its value, and each new one before it has it")
  func published() {
    let model = Model()
    var seen: [Int] = []
    let listener = model.$count.sink { seen.append($0 * 10 + model.count) }
    model.count = 3
    #expect(seen == [0, 30])
    listener.cancel()
  }

  @Test("What is assigned to a published property ends with its object")
  func assigned() {
    let subject = PassthroughSubject<Int, Never>()
    let model = Model()
    subject.assign(to: &model.$count)
    subject.send(4)
    #expect(model.count == 4)
  }
}
