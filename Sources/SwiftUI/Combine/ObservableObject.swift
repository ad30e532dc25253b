/// An object that tells before it changes.
public protocol ObservableObject: AnyObject {}
extension ObservableObject { public var objectWillChange: P { P() } }
public struct P { public func sink(_ f: @escaping (()) -> Void) -> AnyCancellable { AnyCancellable() } }
public final class AnyCancellable {}
