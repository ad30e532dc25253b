public import Foundation
import HeadlessUIKit

/// A date that is chosen, in its short form: words in boxes, behind which a calendar would open.
nonisolated public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let components: Components
  private let label: Label

  @MainActor private init(_ selection: Binding<Date>, _ components: Components, _ label: Label) {
    (self.selection, self.components, self.label) = (selection, components, label)
  }

  @MainActor public var body: some View {
    let date = selection.wrappedValue
    LabeledRow(label) {
      HStack {
        if components.contains(.date) { DateBox(words: DateWords.day(of: date)) }
        if components.contains(.hourAndMinute) { DateBox(words: DateWords.time(of: date)) }
      }
      .modifier(FaintWhereDisabled())
    }
  }
}

extension DatePicker {
  @MainActor public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, displayedComponents, label()) }
  @MainActor public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, displayedComponents, label()) }
  @MainActor public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, displayedComponents, label()) }
  @MainActor public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, displayedComponents, label()) }
}

extension DatePicker where Label == Text {
  @MainActor public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, displayedComponents, Text(titleKey)) }
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, displayedComponents, Text(title)) }
  @MainActor public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, displayedComponents, Text(titleKey)) }
  @MainActor public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, displayedComponents, Text(titleKey)) }
  @MainActor public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, displayedComponents, Text(titleKey)) }
}

/// Parts of a date.
nonisolated public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// Dates in words, as in the United States and in Greenwich: a film is the same everywhere.
private enum DateWords {
  private static func words(
    _ date: Date, _ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle
  ) -> String {
    let environment = EnvironmentValues()
    return Date.FormatStyle(
      date: day, time: time, locale: environment.locale, calendar: environment.calendar,
      timeZone: environment.timeZone
    ).format(date)
  }

  static func day(of date: Date) -> String { words(date, .abbreviated, .omitted) }
  static func time(of date: Date) -> String { words(date, .omitted, .shortened) }
}

/// Words of a date in a pale box.
nonisolated private struct DateBox: View {
  let words: String

  /// Room around the words, and corner: guesses from looking at devices.
  private static let insets = EdgeInsets(top: 7, leading: 11, bottom: 7, trailing: 11)
  private static let radius: CGFloat = 8

  @MainActor var body: some View {
    Text(words).lineLimit(1).padding(Self.insets)
      .background(
        Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: Self.radius))
  }
}

/// Looks of pickers of dates: here always the short form.
nonisolated public protocol DatePickerStyle: Sendable {}

/// The style that suits the surroundings.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle { public init() {} }
/// The short form.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle { public init() {} }
/// A calendar; here the short form.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle { public init() {} }
/// Wheels; here the short form.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle { public init() {} }

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
