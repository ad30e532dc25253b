// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import HeadlessCoreGraphics

/// The contexts that UIKit draws into, the current one last.
package enum GraphicsStack {
  // Belongs to the main thread, as UIKit's does.
  nonisolated(unsafe) package static var contexts: [CGContext] = []
  /// Pixels for each point where nobody says how many.
  package static var screenScale: CGFloat {
    let scale = UITraitCollection.current.displayScale
    return scale > 0 ? scale : 3
  }

  /// Runs `draw` with a context as the current one.
  package static func draw(into context: CGContext, _ draw: () -> Void) {
    UIGraphicsPushContext(context)
    draw()
    UIGraphicsPopContext()
  }

  /// A context for a picture; a scale of zero is the screen's.
  static func begin(_ size: CGSize, isOpaque: Bool, scale: CGFloat) -> CGContext {
    let context = CGContext(size: size, scale: scale > 0 ? scale : screenScale)
    if isOpaque {
      // Memory without opacity begins as black.
      context.fill(CGRect(origin: .zero, size: size))
    }
    return context
  }
}

/// The context that is drawn into now.
public func UIGraphicsGetCurrentContext() -> CGContext? { unsafe GraphicsStack.contexts.last }

/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) {
  unsafe GraphicsStack.contexts.append(context)
}

/// Makes the context before the current one again.
public func UIGraphicsPopContext() { unsafe _ = GraphicsStack.contexts.popLast() }

/// Begins a picture of a pixel for each point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture; a scale of zero is the screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  UIGraphicsPushContext(GraphicsStack.begin(size, isOpaque: opaque, scale: scale))
}

/// Ends a picture.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Fills a rectangle.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Fills a rectangle in a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a line of one point along the inside of a rectangle, in the color of areas.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  for edge in [CGRectEdge.minXEdge, .minYEdge, .maxXEdge, .maxYEdge] {
    context.fill(rect.divided(atDistance: 1, from: edge).slice)
  }
}

/// Lets nothing be drawn outside of a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
