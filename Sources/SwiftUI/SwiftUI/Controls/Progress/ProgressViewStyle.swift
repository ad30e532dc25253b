import HeadlessCoreGraphics
import HeadlessUIKit

/// Looks of progress.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A bar where it is known how much is done, else spokes that turn.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar that is filled from one end.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Distance of bar and words: a guess from looking at devices.
  private static let distance: CGFloat = 4

  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: Self.distance) {
      configuration.label
      FilledBar(
        fraction: configuration.fractionCompleted ?? 0, height: FilledBar.progressHeight,
        fill: tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()))
      configuration.currentValueLabel
        .font(.caption).foregroundStyle(HierarchicalShapeStyle.secondary)
    }
  }
}

/// Spokes that turn, however much is done.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let tint = tint
    return VStack {
      Spokes().transformEnvironment(\.tintStyle) { if let tint { $0 = AnyShapeStyle(tint) } }
      configuration.label.foregroundStyle(HierarchicalShapeStyle.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ControlLooks where Configuration == ProgressViewStyleConfiguration {
  init(_ style: some ProgressViewStyle) { self.init(style) { $0.makeBody(configuration: $1) } }
}

extension View {
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(ControlLooksModifier(ControlLooks(style)))
  }
}

/// The spokes, which are UIKit's, and turn for as long as they are seen.
private struct Spokes: UIViewRepresentable {
  func makeUIView(context: Context) -> UIActivityIndicatorView {
    let spokes = UIActivityIndicatorView(style: .medium)
    spokes.startAnimating()
    return spokes
  }

  func updateUIView(_ spokes: UIActivityIndicatorView, context: Context) {
    let environment = context.environment
    let isLarge = environment.controlSize == .large || environment.controlSize == .extraLarge
    spokes.take(environment)
    spokes.style = isLarge ? .large : .medium
    spokes.color = environment.controlTint ?? .secondaryLabel
  }
}
