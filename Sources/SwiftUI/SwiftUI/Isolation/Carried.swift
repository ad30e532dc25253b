/// A value on its way into the main actor from code of the main thread that is not declared so.
///
/// Apple's property wrappers and layouts belong to no actor, but views do: what is read or written by them is
/// always on the main thread, which the compiler cannot know.
nonisolated struct Carried<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
