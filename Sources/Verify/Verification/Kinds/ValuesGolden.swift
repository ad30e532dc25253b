extension GoldenKind {
  /// The values that a test has recorded, as their file has them.
  package static let values = GoldenKind(ValuesGolden())
}

/// Golden of values that a test has recorded: the file itself.
struct ValuesGolden: GoldenStrategy {
  let name = "values"
  let ending = ".values.json"
  let words = "list of values"
}
