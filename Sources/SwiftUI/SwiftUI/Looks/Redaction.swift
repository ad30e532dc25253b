extension View {
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }
  public func unredacted() -> some View { environment(\.redactionReasons, []) }
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    transformEnvironment(\.redactionReasons) { reasons in
      if sensitive, reasons.contains(.privacy) { reasons.insert(.placeholder) }
    }
  }
}
