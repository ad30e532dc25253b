// Initializers of classes that are known only when the program runs.
//
// Objective-C calls any initializer of such a class. Swift lets only required ones be called, though every class has a
// place for the initializers of the classes above it: with its own, an inherited one, or one that ends the program and
// says which is missing. A convenience initializer calls what is in that place. So the one here, called for a class and
// not for `NSObject` itself, makes an object of that class; its symbol is what a caller names.

extension NSObject {
  /// An object by the initializer that its class has.
  @usableFromInline convenience init(byClass: Void) { self.init() }

  @_silgen_name("$s10ObjectiveC8NSObjectC7byClassACyt_tcfC")
  private static func made(byClass: Void) -> Self

  /// An object of this class, which may be any that descends from the one named; the source step writes it for `T()`.
  public static func dynamicInit() -> Self { made(byClass: ()) }
}

/// Objects of classes that are known only when the program runs.
///
/// The source step writes its initializer where a protocol of an app's demands `init()` of all objects.
public protocol MadeByClass {}

extension MadeByClass {
  /// An object of this class, which has to descend from `NSObject`.
  public init(madeByClass: Void) {
    guard let kind = Self.self as? NSObject.Type, let object = kind.dynamicInit() as? Self else {
      preconditionFailure("\(Self.self) is no class of objects")
    }
    self = object
  }
}

extension NSObject: MadeByClass {}
