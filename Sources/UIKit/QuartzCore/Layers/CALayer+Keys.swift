import HeadlessCoreGraphics
import ObjectiveC

// A layer's properties by name, and the parts of their values by key paths.

extension CALayer {
  /// The value of a property, or of a part of one, that has a name; `nil` for others.
  func knownValue(forKey path: String) -> Any? {
    if let access = LayerKeys.access(to: path, of: self) { return access.get(self) }
    guard let (key, part) = path.keyAndPart else { return nil }
    if key == "sublayers" {
      return sublayer(namedFirstIn: part) { $0.value(forKeyPath: $1) } ?? nil
    }
    guard let whole = value(forKey: key) else { return nil }
    if let object = whole as? CALayer { return object.value(forKeyPath: part) }
    return ValuePart.value(part, of: whole)
  }

  /// Sets a property, or a part of one, that has a name, and says whether there is one.
  func setKnownValue(_ value: Any?, forKey path: String) -> Bool {
    if let access = LayerKeys.access(to: path, of: self) {
      if !access.set(self, LayerKeys.unboxed(value)) { noteValue(value, forKey: path) }
      return true
    }
    guard let (key, part) = path.keyAndPart else { return false }
    if key == "sublayers" {
      return sublayer(namedFirstIn: part) { $0.setValue(value, forKeyPath: $1) } != nil
    }
    guard let whole = self.value(forKey: key) else { return false }
    if let object = whole as? CALayer {
      object.setValue(value, forKeyPath: part)
      return true
    }
    guard ValuePart.isPart(part, of: whole) else { return false }
    if let value = LayerKeys.unboxed(value),
      let changed = ValuePart.changed(whole, part, to: value)
    {
      setValue(changed, forKey: key)
    } else {
      noteValue(value, forKey: path)
    }
    return true
  }

  /// Does something with the sublayer whose name a path begins with, and with the rest of the path; `nil`
  /// if there is none.
  private func sublayer<Result>(
    namedFirstIn path: String, _ work: (CALayer, String) -> Result
  ) -> Result? {
    guard let (name, rest) = path.keyAndPart, let layer = children.first(where: { $0.name == name })
    else { return nil }
    return work(layer, rest)
  }

  /// A device would raise an exception here, or show nothing.
  private func noteValue(_ value: Any?, forKey key: String) {
    let text = value.map { "a value of type \(type(of: $0))" } ?? "nothing"
    AppSession.current.note(
      AppFinding(
        .actionFailed, "'\(key)' of \(type(of: self)) cannot be \(text)", at: sourcePlace))
  }
}

extension String {
  /// The name before the first dot, and what follows it; `nil` where there is no dot.
  fileprivate var keyAndPart: (key: String, part: String)? {
    guard let dot = firstIndex(of: "."), dot != startIndex else { return nil }
    return (String(self[..<dot]), String(self[index(after: dot)...]))
  }
}
