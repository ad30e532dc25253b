/// A member whose body stays where it is, under another name, and that is declared once more to call it.
struct Forwarding {
  private let file: SourceFile
  private let member: Member
  /// The brace before the body.
  let open: Int

  /// The member; nil if nothing can stand for it: a list of arguments of any length, or observers of a property.
  init?(of member: Member, in file: SourceFile) {
    let close = member.lexemes.upperBound - 1
    guard member.hasBody, file.word(close) == "}", let open = file.partners[close] else {
      return nil
    }
    (self.file, self.member, self.open) = (file, member, open)
    switch member.kind {
    case .function:
      let isPassedOn = member.parameters.allSatisfy {
        !$0.type.hasSuffix("...") && !$0.type.contains("@autoclosure")
      }
      if !isPassedOn { return nil }
    case .property:
      if member.result.isEmpty || !accessors.isDisjoint(with: ["willSet", "didSet"]) { return nil }
    default: return nil
    }
  }

  /// The words that begin accessors, if the body is made of them.
  private var accessors: Set<String> {
    var words: Set<String> = []
    var place = open + 1
    while place < member.lexemes.upperBound - 1 {
      let isAccessor = ["{", "("].contains(file.word(place + 1))
      if isAccessor, ["get", "set", "willSet", "didSet"].contains(file.word(place)) {
        words.insert(file.word(place))
      }
      place = max(place, file.partners[place] ?? place) + 1
    }
    return words
  }

  /// `func f(_ x: Int) -> Int` or `var x: Int`, under some name.
  func signature(named name: String) -> String {
    let rest = member.keyword + 2..<open
    let isSpaced = !file.touchesPrevious(rest.lowerBound)
    return "\(file.word(member.keyword)) \(name)\(isSpaced ? " " : "")\(file.line(ofLexemes: rest))"
  }

  /// Demand of a protocol for the member under some name, without values for arguments that are not
  /// given.
  func requirement(named name: String) -> String {
    guard member.kind == .function else {
      return "var \(name): \(member.result) { get\(isSettable ? " set" : "") }"
    }
    guard let list = (member.keyword + 2..<open).first(where: { file.word($0) == "(" }),
      let close = file.partners[list]
    else { return signature(named: name) }
    let parameters = member.parameters.map { parameter in
      let names = parameter.label == parameter.name ? "" : "\(parameter.label) "
      return "\(names)\(parameter.name): \(parameter.type)"
    }
    let generics = file.line(ofLexemes: member.keyword + 2..<list)
    let rest = file.line(ofLexemes: close + 1..<open)
    return "func \(name)\(generics)(\(parameters.joined(separator: ", "))) \(rest)"
  }

  /// The name of the member with the arguments that it was given.
  func call(_ name: String) -> String {
    guard member.kind == .function else { return name }
    let arguments = member.parameters.map { parameter in
      let value = (parameter.type.hasPrefix("inout ") ? "&" : "") + parameter.name
      return parameter.label == "_" ? value : "\(parameter.label): \(value)"
    }
    let effects = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
    return "\(effects)\(name)(\(arguments.joined(separator: ", ")))"
  }

  var isSettable: Bool { accessors.contains("set") }

  /// A body of code that answers, and for a property that can be set, of code that sets it.
  func body(_ get: String, set: String) -> String {
    guard member.kind == .property else { return "{ \(get) }" }
    return isSettable ? "{ get { \(get) } set { \(set) } }" : "{ \(get) }"
  }

  /// The attributes that the compiler has to know at every declaration of the member.
  var attributes: String {
    member.prefix.attributes.filter { !Attributes.names.contains($0.name) }
      .map { file.line(ofLexemes: $0.lexemes) + " " }.joined()
  }
}
