import HeadlessCoreGraphics
import HeadlessQuartzCore
import ObjectiveC

/// An object that takes looks from the model of its class.
@MainActor
protocol Styled: AnyObject {
  var styling: Styling { get set }
}

/// Looks that were set on an object, or on the model of a class.
struct Styling {
  /// The looks that the app has set on the object itself, which a model leaves alone.
  fileprivate var own: Set<AnyHashable> = []
  /// True while the object takes the looks of a model, or its own usual ones.
  fileprivate var isQuiet = false
  /// Model that the object is.
  fileprivate var model: AppearanceModel?
}

extension Styled {
  /// Says that a look was set: on a model it is kept for others, on others it is their own from now on.
  ///
  /// - Parameters:
  ///   - name: the property, or the method with its state.
  ///   - change: sets it on another object.
  func noteLook<Owner: Styled>(
    _ name: AnyHashable, of: Owner.Type, _ change: @escaping @MainActor (Owner) -> Void
  ) {
    guard !styling.isQuiet else { return }
    guard let model = styling.model else {
      styling.own.insert(name)
      return
    }
    model.keep(name) { if let owner = $0 as? Owner { change(owner) } }
  }

  /// The same for a property.
  func noteLook<Owner: Styled, Value>(
    _ property: ReferenceWritableKeyPath<Owner, Value>, _ value: Value
  ) {
    noteLook(property, of: Owner.self) { $0[keyPath: property] = value }
  }

  /// Gives the object looks that are nobody's: a model may change them.
  func withUsualLooks(_ set: () -> Void) {
    let before = styling.isQuiet
    styling.isQuiet = true
    set()
    styling.isQuiet = before
  }
}

/// Looks of a class that an app has set.
@MainActor
final class AppearanceModel {
  let kind: AnyClass
  let containers: [any UIAppearanceContainer.Type]
  let traits: UITraitCollection?
  /// Object on which they are set.
  fileprivate(set) var object: (any Styled)?
  private var changes: [(name: AnyHashable, change: (any Styled) -> Void)] = []

  fileprivate init(
    _ kind: AnyClass, _ containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?
  ) {
    (self.kind, self.containers, self.traits) = (kind, containers, traits)
  }

  fileprivate func keep(_ name: AnyHashable, _ change: @escaping (any Styled) -> Void) {
    changes.removeAll { $0.name == name }
    changes.append((name, change))
  }

  fileprivate func isSame(
    _ kind: AnyClass, _ containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?
  ) -> Bool {
    self.kind == kind && self.containers.count == containers.count && self.traits == traits
      && zip(self.containers, containers).allSatisfy { $0 as Any.Type == $1 as Any.Type }
  }

  /// Returns true if the containers, the innermost first, are around an object in this order.
  fileprivate func applies(within around: [UIResponder], _ traits: UITraitCollection) -> Bool {
    if let wanted = self.traits, !traits.containsTraits(in: wanted) { return false }
    var rest = around[...]
    for container in containers {
      let kind: AnyClass = container
      guard
        let place = rest.firstIndex(where: {
          superclasses(of: type(of: $0)).contains { $0 == kind }
        })
      else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }

  fileprivate func apply(to object: any Styled) {
    for (name, change) in changes where !object.styling.own.contains(name) { change(object) }
  }
}

/// The models of an app.
@MainActor
final class AppearanceModels {
  static var current: AppearanceModels { AppSession.current.belonging { AppearanceModels() } }

  private var models: [AppearanceModel] = []

  /// Returns the model of a class within containers, always the same.
  func model<Kind: Styled>(
    of kind: Kind.Type, within containers: [any UIAppearanceContainer.Type],
    traits: UITraitCollection?, make: () -> Kind
  ) -> Kind {
    if let known = models.first(where: { $0.isSame(kind, containers, traits) })?.object as? Kind {
      return known
    }
    let model = AppearanceModel(kind, containers, traits)
    let object = make()
    object.styling.model = model
    model.object = object
    models.append(model)
    return object
  }

  /// Gives an object the looks of its class: those of superclasses first, and of more containers last.
  func apply(to object: any Styled, within around: UIResponder?, _ traits: UITraitCollection) {
    guard !models.isEmpty, object.styling.model == nil else { return }
    let responders = around.map { Array(sequence(first: $0) { $0.next }) } ?? []
    let kinds = Array(superclasses(of: type(of: object)))
    let meant = models.filter { model in
      kinds.contains { $0 == model.kind } && model.applies(within: responders, traits)
    }.enumerated().sorted { one, other in
      let (a, b) = (depth(one.element, in: kinds), depth(other.element, in: kinds))
      return (a.0, a.1, one.offset) < (b.0, b.1, other.offset)
    }
    guard !meant.isEmpty else { return }
    let before = object.styling.isQuiet
    object.styling.isQuiet = true
    for (_, model) in meant { model.apply(to: object) }
    object.styling.isQuiet = before
  }

  /// Order of models: the nearer to the object's class and the more containers, the later.
  private func depth(_ model: AppearanceModel, in kinds: [AnyClass]) -> (Int, Int) {
    let place = kinds.firstIndex { $0 == model.kind } ?? kinds.count
    return (-place, model.containers.count)
  }
}

extension UIView: Styled {
  /// Takes the looks that the app has set for views of this kind.
  func takeAppearance() {
    ViewAnimation.without {
      AppearanceModels.current.apply(to: self, within: next, traitCollection)
    }
  }
}

extension UIBarItem: Styled {}
