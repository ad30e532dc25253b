extension View {
  func blur(radius: CGFloat) -> some View { self }
  func allowsHitTesting(_ isAllowed: Bool) -> some View { self }
}
