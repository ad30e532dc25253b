// Methods of the main actor come in here as well, where nothing says so: what calls selectors (a
// control, a gesture, a display link) runs on the main thread.
extension Selector {
  /// The selector of an unbound method.
  public init<Target, each Argument, Result>(
    _ name: String, _ method: @escaping (Target) -> (repeat each Argument) -> Result
  ) {
    var count = 0
    for _ in repeat (each Argument).self { count += 1 }
    self.init(
      name: name,
      method: SelectedMethod(takes: count) { (target: Target, given) throws(SelectorError) in
        var index = -1
        func next<Value>(_ type: Value.Type) throws(SelectorError) -> Value {
          index += 1
          return try given.value(index)
        }
        return method(target)(repeat try next((each Argument).self))
      })
  }
}
