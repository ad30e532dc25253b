/// The names that a file keeps to itself.
enum PrivateNames {
  static func names(in file: SourceFile) -> Set<String> {
    var names: Set<String> = []
    for index in file.lexemes.indices where ["private", "fileprivate"].contains(file.word(index)) {
      var place = index + 1
      while Keywords.modifiers.contains(file.word(place)) || file.word(place) == "class" {
        place = file.endOfAttribute(place)
      }
      if file.word(place - 1) == "class" {
        names.insert(file.word(place))
      } else if Keywords.members.contains(file.word(place))
        || Keywords.types.contains(file.word(place))
      {
        names.insert(file.word(place + 1))
      }
    }
    return names.subtracting(["", "("])
  }
}
