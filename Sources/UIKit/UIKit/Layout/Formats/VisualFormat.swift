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

extension NSLayoutConstraint {
  /// The constraints that a sentence of the visual format language means.
  ///
  /// As in UIKit, a mistake in the sentence ends the program.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      return try VisualFormatConstraints(
        VisualFormat.Parser.parse(format), options: opts, metrics: metrics ?? [:], views: views
      ).all()
    } catch {
      preconditionFailure("the visual format '\(format)' cannot be read: \(error)")
    }
  }
}

extension VisualFormat {
  /// Reads a visual format from left to right.
  package struct Parser {
    private let characters: [Character]
    private var place = 0

    private init(_ text: String) { characters = Array(text) }

    /// The meaning of a text, or its first mistake.
    package static func parse(_ text: String) throws(VisualFormatError) -> VisualFormat {
      var parser = Parser(text)
      return try parser.format()
    }

    private mutating func format() throws(VisualFormatError) -> VisualFormat {
      let axis: NSLayoutConstraint.Axis
      if skip("V:") {
        axis = .vertical
      } else {
        _ = skip("H:")
        axis = .horizontal
      }
      var steps = [try step(after: .none)]
      while place < characters.count {
        steps.append(try step(after: try distance()))
        if steps.last?.place == .container { break }
      }
      guard place == characters.count else { throw mistake("nothing can follow the view around") }
      return VisualFormat(axis: axis, steps: steps)
    }

    private mutating func step(
      after distance: VisualFormat.Distance
    ) throws(VisualFormatError) -> VisualFormat.Step {
      if skip("|") {
        return VisualFormat.Step(distance: distance, place: .container, lengths: [])
      }
      guard skip("[") else { throw mistake("a view in brackets, or '|', is missing") }
      let name = try name()
      let lengths = skip("(") ? try predicates() : []
      guard skip("]") else { throw mistake("']' is missing") }
      return VisualFormat.Step(distance: distance, place: .view(name), lengths: lengths)
    }

    private mutating func distance() throws(VisualFormatError) -> VisualFormat.Distance {
      guard skip("-") else { return .none }
      if let next = peek, next == "[" || next == "|" { return .standard }
      let predicates: [VisualFormat.Predicate]
      if skip("(") {
        predicates = try self.predicates()
      } else {
        predicates = [
          VisualFormat.Predicate(relation: .equal, amount: try amount(), priority: nil)
        ]
      }
      guard skip("-") else { throw mistake("'-' is missing behind a distance") }
      return .predicates(predicates)
    }

    /// Up to and including the closing parenthesis.
    private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
      var result: [VisualFormat.Predicate] = []
      repeat {
        let relation = relation()
        let amount = try amount()
        let priority = skip("@") ? try self.amount() : nil
        result.append(
          VisualFormat.Predicate(relation: relation, amount: amount, priority: priority))
      } while skip(",")
      guard skip(")") else { throw mistake("')' is missing") }
      return result
    }

    private mutating func relation() -> NSLayoutConstraint.Relation {
      if skip(">=") { return .greaterThanOrEqual }
      if skip("<=") { return .lessThanOrEqual }
      _ = skip("==")
      return .equal
    }

    private mutating func amount() throws(VisualFormatError) -> VisualFormat.Amount {
      let start = place
      if skip("-") || skip("+") {}
      while let next = peek, next.isASCII, next.isNumber || next == "." { place += 1 }
      if let number = Double(String(characters[start..<place])) { return .number(number) }
      place = start
      return .name(try name())
    }

    private mutating func name() throws(VisualFormatError) -> String {
      let start = place
      while let next = peek, next.isLetter || next == "_" || (place > start && next.isNumber) {
        place += 1
      }
      guard place > start else { throw mistake("a name or a number is missing") }
      return String(characters[start..<place])
    }

    private var peek: Character? { place < characters.count ? characters[place] : nil }

    private mutating func skip(_ text: String) -> Bool {
      guard characters[place...].starts(with: text) else { return false }
      place += text.count
      return true
    }

    private func mistake(_ message: String) -> VisualFormatError {
      VisualFormatError(message: message, offset: place)
    }
  }
}
