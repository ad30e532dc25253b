/// An object that tells before it changes.
public protocol ObservableObject: AnyObject {}
