import HeadlessCoreGraphics

/// Looks of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The style of gauges that have none: a bar.
nonisolated public struct DefaultGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar that is filled up to the value.
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Height of the bar: a guess from looking at devices.
  private static let height: CGFloat = 6

  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack {
        configuration.minimumValueLabel.font(.caption)
        FilledBar(
          fraction: configuration.value, height: Self.height,
          fill: AnyShapeStyle(TintShapeStyle()))
        configuration.maximumValueLabel.font(.caption)
      }
      configuration.currentValueLabel.font(.caption)
    }
  }
}

/// A bar with a mark at the value.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.minimumValueLabel
      MarkedBar(fraction: configuration.value)
      configuration.maximumValueLabel
    }
    .font(.system(size: 15, weight: .semibold))
  }
}

/// A bar that is filled up to the value, below its words.
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label.font(.headline)
      FilledBar(
        fraction: configuration.value, height: MarkedBar.height,
        fill: AnyShapeStyle(ForegroundStyle()))
      configuration.currentValueLabel.font(.caption)
    }
  }
}

/// An open ring with a mark at the value.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(
      fraction: configuration.value, turn: GaugeRing.openTurn, isFilled: false,
      middle: configuration.currentValueLabel, foot: configuration.label)
  }
}

/// A ring that is filled up to the value.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(
      fraction: configuration.value, turn: 1, isFilled: true,
      middle: configuration.currentValueLabel, foot: nil)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension ControlLooks where Configuration == GaugeStyleConfiguration {
  init(_ style: some GaugeStyle) { self.init(style) { $0.makeBody(configuration: $1) } }
}

extension View {
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(ControlLooksModifier(ControlLooks(style)))
  }
}

/// A bar with a mark on it, which has a rim in the color of the background.
nonisolated private struct MarkedBar: View {
  let fraction: Double

  /// Height of the bar, and width of the rim: guesses from looking at devices.
  static let height: CGFloat = 8
  private static let rim: CGFloat = 2.5

  @MainActor var body: some View {
    let fraction = fraction
    GeometryReader { geometry in
      Capsule().fill(TintShapeStyle())
        .overlay(alignment: .leading) {
          Circle().fill(ForegroundStyle())
            .overlay { Circle().stroke(BackgroundStyle(), lineWidth: Self.rim) }
            .frame(width: Self.height, height: Self.height)
            .offset(x: (geometry.size.width - Self.height) * CGFloat(fraction))
        }
    }
    .frame(height: Self.height)
  }
}

/// A ring with a value, words in its middle, and words in the gap at its foot.
nonisolated private struct GaugeRing: View {
  /// The value as a part of the way.
  let fraction: Double
  /// Length of the ring, in turns.
  let turn: Double
  let isFilled: Bool
  let middle: _ControlPart?
  let foot: _ControlPart?

  /// Side and line: guesses from looking at devices.
  private static let side: CGFloat = 58
  private static let line: CGFloat = 6
  private static let rim: CGFloat = 2.5
  /// Length of the ring that has a gap at its foot: a guess from looking at devices.
  static let openTurn = 0.75
  /// Opacity of the part that is not filled: a guess from looking at devices.
  private static let paleness = 0.3

  /// The place at which the ring begins, clockwise from the top.
  private var start: Angle { turn < 1 ? .degrees(180 + (1 - turn) * 180) : .zero }

  @MainActor private func ring(to end: Double) -> some View {
    Circle().inset(by: Self.line / 2).trim(from: 0, to: CGFloat(end))
      .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: Self.line, lineCap: .round))
      .rotationEffect(start - .degrees(90))
  }

  @MainActor var body: some View {
    ZStack {
      ring(to: turn).opacity(isFilled ? Self.paleness : 1)
      if isFilled { ring(to: turn * fraction) } else { mark }
      middle.font(.system(size: 20, weight: .medium)).minimumScaleFactor(0.5).lineLimit(1)
        .padding(Self.line * 1.5)
      foot.font(.caption2).frame(maxHeight: .infinity, alignment: .bottom)
    }
    .frame(width: Self.side, height: Self.side)
  }

  @MainActor private var mark: some View {
    Circle().fill(TintShapeStyle())
      .frame(width: Self.line, height: Self.line)
      .overlay { Circle().inset(by: -Self.rim / 2).stroke(BackgroundStyle(), lineWidth: Self.rim) }
      .offset(y: -(Self.side - Self.line) / 2)
      .rotationEffect(start + .degrees(360 * turn * fraction))
  }
}
