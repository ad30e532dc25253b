// As much of SwiftUI as a listing about navigation transitions needs: views are named and nested, and
// nothing here lays them out.

@_exported public import SegueGeometry

public typealias Angle = SegueGeometry.Angle

/// A part of a screen, made of others.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("this view is not made of others") }
}

extension View where Body == Never {
  public var body: Never { fatalError("this view is not made of others") }
}

/// Puts views beside each other in a block.
@MainActor @resultBuilder
public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> EitherView<First, Second> { .first(first) }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> EitherView<First, Second> { .second(second) }
}

public struct EmptyView: View {
  public init() {}
}

public struct TupleView<Views>: View {
  public var value: Views
  public init(_ value: Views) { self.value = value }
}

/// One of two views.
public enum EitherView<First: View, Second: View>: View {
  case first(First)
  case second(Second)
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("this view is not made of others") }
}

public struct Text: View {
  public let content: String
  public init(_ content: String) { self.content = content }
}
