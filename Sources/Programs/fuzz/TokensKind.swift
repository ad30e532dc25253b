import SegueDesignTokens
import SegueJSON

/// Files of design tokens in every notation, read and written again.
struct TokensKind: FuzzKind {
  let name = "tokens"
  let words = [
    "\"$value\": ", "\"$type\": \"duration\"", "\"$extends\": \"{a}\"", "\"{a.b}\"",
    "{\"$ref\": \"#/a/b\"}",
    "[0, 0, 1, 1]", "\"$root\": ", "--a: var(--b);", "$a: 1ms;", "'a': 2s,", "/*", "*/", "//",
    "\"org.segue.motion\": {\"spring\": {\"stiffness\": 300, \"damping\": 20}}", "1e308", "-1", ")",
    "(",
    "\"VARIABLE_ALIAS\"",
  ]

  var seeds: [[UInt8]] {
    [
      #"""
      {"a": {"$type": "duration", "b": {"$value": {"value": 100, "unit": "ms"}}, "c": {"$value": "{a.b}"}},
       "e": {"$extends": "{a}", "d": {"$type": "cubicBezier", "$value": [0.2, 0, 0, 1]},
        "t": {"$type": "transition", "$value": {"duration": "{a.c}", "delay": {"$ref": "#/a/b"}, "timingFunction": "{e.d}"}},
        "s": {"$type": "transition", "$value": {}, "$extensions": {"org.segue.motion": {"spring": {"stiffness": 300, "damping": 20}}}}}}
      """#,
      #"""
      {"time": {"short": {"value": "0.2s", "type": "time"}, "long": {"value": "{time.short.value}"}},
       "easing": {"out": {"value": {"x1": 0, "y1": 0, "x2": 0.2, "y2": 1}}, "in": {"value": "cubic-bezier(1, 0, 1, 1)"}}}
      """#,
      #"""
      {"meta": {"variableCollections": {"c": {"defaultModeId": "m"}}, "variables": {
       "v1": {"name": "a/duration", "variableCollectionId": "c", "valuesByMode": {"m": 100}},
       "v2": {"name": "b", "variableCollectionId": "c", "valuesByMode": {"m": {"type": "VARIABLE_ALIAS", "id": "v1"}}},
       "v3": {"name": "c", "variableCollectionId": "c", "valuesByMode": {"m": {"r": 1, "g": 0.5, "b": 0, "a": 0.5}}}}}}
      """#,
      """
      :root { --a: 100ms; --b: var(--a); --c: cubic-bezier(0.2, 0, 0, 1); /* no */ }
      $d: linear(0, 0.5 30%, 1); @return ('e': .3s, 'f': #FF0000) // end
      """,
    ].map { Array($0.utf8) }
  }

  func accepts(_ input: [UInt8]) -> Bool {
    let isJSON = input.first { $0 > 0x20 } == UInt8(ascii: "{")
    var diagnostics = Diagnostics()
    var reader = TokenReader()
    reader.add(SourceText(name: isJSON ? "a.json" : "a.scss", bytes: input), into: &diagnostics)
    let tokens = reader.table(into: &diagnostics).tokens
    for notation in TokenNotation.allCases { _ = notation.text(of: Array(tokens.prefix(20))) }
    return !tokens.isEmpty
  }
}
