import SegueJSON
import SegueMotion

/// The names of all curves: easings before springs, each family by family.
enum CurveListing {
  /// The names, one to a line.
  static var text: String {
    (EasingCatalog.names + SpringCatalog.names).map { $0 + "\n" }.joined()
  }

  /// The same for programs, with what each is.
  static var json: JSONValue {
    func entries(_ names: [String], _ kind: String) -> [JSONValue] {
      names.map { ["name": .string($0), "kind": .string(kind)] }
    }
    let curves = entries(EasingCatalog.names, "easing") + entries(SpringCatalog.names, "spring")
    return ["schemaVersion": 1, "curves": .array(curves)]
  }
}
