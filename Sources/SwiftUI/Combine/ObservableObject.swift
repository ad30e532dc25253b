public protocol ObservableObject: AnyObject {}
extension ObservableObject { public var objectWillChange: P { P() } }
public struct P: Publisher {
  public typealias Output = Void; public typealias Failure = Never;
  public func sink(_ f: @escaping (()) -> Void) -> AnyCancellable { AnyCancellable() }
}
public protocol Publisher {
  associatedtype Output; associatedtype Failure: Error;
  func sink(_ f: @escaping (Output) -> Void) -> AnyCancellable
}
public final class AnyCancellable {}
