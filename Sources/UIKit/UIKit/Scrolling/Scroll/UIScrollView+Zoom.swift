import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

// Zooming: the delegate's view is scaled, and the content is as large as it looks.

extension UIScrollView {
  private var zoomed: UIView? { delegate?.viewForZooming(in: self) }

  private func allowed(_ scale: CGFloat) -> CGFloat {
    min(max(scale, minimumZoomScale), maximumZoomScale)
  }

  func setZoom(_ scale: CGFloat) {
    let scale = allowed(scale)
    guard let view = zoomed, scale != zoom else { return }
    let origin = view.frame.origin
    zoom = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
    view.center = CGPoint(
      x: origin.x + size.width * view.layer.anchorPoint.x,
      y: origin.y + size.height * view.layer.anchorPoint.y)
    contentSize = size
    delegate?.scrollViewDidZoom(self)
  }

  /// Zooms so that a point of the content stays where it is seen.
  func setZoom(_ scale: CGFloat, around point: CGPoint) {
    let (factor, offset) = (allowed(scale) / zoom, contentOffset)
    setZoom(scale)
    contentOffset = inside(
      CGPoint(
        x: point.x * factor - (point.x - offset.x), y: point.y * factor - (point.y - offset.y)))
  }

  func moveZoom(to scale: CGFloat, _ animated: Bool) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    zoom(animated) { $0.setZoom(scale, around: middle) }
  }

  /// Zooms to a part of the zoomed view, which then fills the bounds as far as its shape lets it.
  func moveZoom(toShow rect: CGRect, _ animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let scale = allowed(min(bounds.width / rect.width, bounds.height / rect.height))
    zoom(animated) { scrollView in
      scrollView.setZoom(scale)
      scrollView.contentOffset = scrollView.inside(
        CGPoint(
          x: rect.midX * scale - scrollView.bounds.width / 2,
          y: rect.midY * scale - scrollView.bounds.height / 2))
    }
  }

  private func zoom(_ animated: Bool, _ change: @escaping (UIScrollView) -> Void) {
    movement?.stop()
    delegate?.scrollViewWillBeginZooming(self, with: zoomed)
    guard animated, window != nil else {
      change(self)
      delegate?.scrollViewDidEndZooming(self, with: zoomed, atScale: zoom)
      return
    }
    UIView.animate(withDuration: UIScrollView.animationDuration) {
      change(self)
    } completion: { _ in
      self.delegate?.scrollViewDidEndZooming(self, with: self.zoomed, atScale: self.zoom)
    }
  }

  /// Fingers can zoom only where there is more than one scale.
  func zoomRangeChanged() {
    if minimumZoomScale < maximumZoomScale, pinch == nil {
      let gesture = UIPinchGestureRecognizer(
        target: self, action: Selector("followPinch", UIScrollView.followPinch))
      pinch = gesture
      addGestureRecognizer(gesture)
    } else if minimumZoomScale >= maximumZoomScale, let gesture = pinch {
      removeGestureRecognizer(gesture)
      pinch = nil
    }
    if zoom != allowed(zoom) { setZoom(zoom) }
  }

  private func followPinch() {
    guard let pinch else { return }
    switch pinch.state {
    case .began: delegate?.scrollViewWillBeginZooming(self, with: zoomed)
    case .changed:
      setZoom(zoom * pinch.scale, around: pinch.location(in: self))
      pinch.scale = 1
    case .ended, .cancelled:
      delegate?.scrollViewDidEndZooming(self, with: zoomed, atScale: zoom)
    default: break
    }
  }
}
