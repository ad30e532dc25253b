/// A sentence of UIKit's visual format language, such as `H:|-[a(>=50)]-8-[b(==a)]-|`.
package struct VisualFormat: Hashable {
  /// A length: a number, the name of a metric, or the name of a view.
  enum Amount: Hashable {
    case number(Double)
    case name(String)
  }

  /// A comparison with an amount, such as `>=50@750`.
  struct Predicate: Hashable {
    var relation: NSLayoutConstraint.Relation
    var amount: Amount
    var priority: Amount?
  }

  /// A view, or the view around all of them.
  enum Place: Hashable {
    case container
    case view(String)
  }

  /// Distance to the next item.
  enum Distance: Hashable {
    case none
    case standard
    case predicates([Predicate])
  }

  /// A place, what is said of its length, and the distance before it.
  struct Step: Hashable {
    var distance: Distance
    var place: Place
    var lengths: [Predicate]
  }

  var axis: NSLayoutConstraint.Axis
  var steps: [Step]
}

/// Mistake in a visual format, with its position.
package struct VisualFormatError: Error, Hashable, CustomStringConvertible {
  /// Description of the mistake.
  package let message: String
  /// Number of characters before the mistake.
  package let offset: Int

  package var description: String { "\(message), after \(offset) characters" }
}
