import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

// The views that a button is made of: what they show, and where.

extension UIButton {
  /// Shows what belongs to the current state.
  func showParts() {
    if let configuration {
      show(configuration)
    } else {
      showLegacyParts()
    }
    place(ownBackground, isShown: ownBackground.image != nil)
    place(ownFill, isShown: configuration != nil)
    place(ownImage, isShown: ownImage.image != nil)
    place(ownTitle, isShown: !(ownTitle.text ?? "").isEmpty)
  }

  private func showLegacyParts() {
    if let words = currentAttributedTitle {
      if ownTitle.attributedText != words { ownTitle.attributedText = words }
    } else {
      if ownTitle.text != currentTitle { ownTitle.text = currentTitle }
      if ownTitle.textColor != currentTitleColor { ownTitle.textColor = currentTitleColor }
    }
    let image = isSystem ? currentImage?.asTemplate : currentImage
    if ownImage.image != image { ownImage.image = image }
    if ownBackground.image != currentBackgroundImage {
      ownBackground.image = currentBackgroundImage
    }
    let alpha = partAlpha
    if ownTitle.alpha != alpha.title { ownTitle.alpha = alpha.title }
    if ownImage.alpha != alpha.image { ownImage.alpha = alpha.image }
  }

  /// A button of the system fades while it is touched; the picture of any other grows dimmer.
  private var partAlpha: (title: CGFloat, image: CGFloat) {
    if isHighlighted {
      return isSystem ? (0.2, 0.2) : (1, adjustsImageWhenHighlighted ? 0.5 : 1)
    }
    return (1, isEnabled || !adjustsImageWhenDisabled ? 1 : 0.5)
  }

  /// The parts lie behind each other as listed, below whatever code has added.
  private func place(_ part: UIView, isShown: Bool) {
    if part.superview == nil, isShown {
      let order: [UIView] = [ownBackground, ownFill, ownImage, ownTitle]
      let below = order.prefix { $0 !== part }
      insertSubview(part, at: below.filter { $0.superview === self }.count)
    }
    if part.superview != nil, part.isHidden == isShown { part.isHidden = !isShown }
  }

  // MARK: Where

  /// The room around title and picture; a title has some above and below where code gives none.
  var contentInsets: UIEdgeInsets {
    if let configuration { return configuration.contentInsets.edges }
    return contentEdgeInsets
  }

  var fittingSize: CGSize {
    showParts()
    let (image, title) = (shownImageSize, titleSize(in: .greatestFiniteMagnitude))
    let insets = contentInsets
    var size = combined(image, title)
    if configuration == nil, insets == .zero, image == .zero || title != .zero {
      size.height += 12
    }
    if configuration == nil, image == .zero { size.width = max(size.width, 30) }
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    if let background = ownBackground.image, configuration == nil {
      size = CGSize(
        width: max(size.width, background.size.width),
        height: max(size.height, background.size.height))
    }
    return size
  }

  private var shownImageSize: CGSize { ownImage.image?.size ?? .zero }

  private func titleSize(in width: CGFloat) -> CGSize {
    guard !(ownTitle.text ?? "").isEmpty else {
      return shownImageSize == .zero
        ? CGSize(width: 0, height: ownTitle.font.lineHeight.rounded(.up)) : .zero
    }
    return ownTitle.sizeThatFits(CGSize(width: min(width, StyledText.endless), height: 0))
  }

  private var gap: CGFloat {
    guard let configuration, shownImageSize != .zero, !(ownTitle.text ?? "").isEmpty else {
      return 0
    }
    return configuration.imagePadding
  }

  private var isUpright: Bool {
    guard let edge = configuration?.imagePlacement else { return false }
    return edge.contains(.top) || edge.contains(.bottom)
  }

  private var isImageLast: Bool {
    guard let edge = configuration?.imagePlacement else {
      return semanticContentAttribute == .forceRightToLeft
    }
    return edge.contains(.trailing) || edge.contains(.bottom)
  }

  private func combined(_ image: CGSize, _ title: CGSize) -> CGSize {
    isUpright
      ? CGSize(width: max(image.width, title.width), height: image.height + gap + title.height)
      : CGSize(width: image.width + gap + title.width, height: max(image.height, title.height))
  }

  /// Returns the frames of title and picture in the space for both.
  func parts(in content: CGRect) -> (image: CGRect, title: CGRect) {
    let image = shownImageSize
    var title = titleSize(in: isUpright ? content.width : max(content.width - image.width - gap, 0))
    title.width = min(
      title.width, isUpright ? content.width : max(content.width - image.width - gap, 0))
    let whole = combined(image, title)
    let group = CGRect(
      origin: CGPoint(x: left(of: whole, in: content), y: top(of: whole, in: content)), size: whole)
    let (first, second) = isImageLast ? (title, image) : (image, title)
    let (a, b) =
      isUpright
      ? (
        CGRect(
          x: group.midX - first.width / 2, y: group.minY, width: first.width, height: first.height),
        CGRect(
          x: group.midX - second.width / 2, y: group.minY + first.height + gap,
          width: second.width, height: second.height)
      )
      : (
        CGRect(
          x: group.minX, y: group.midY - first.height / 2, width: first.width, height: first.height),
        CGRect(
          x: group.minX + first.width + gap, y: group.midY - second.height / 2,
          width: second.width, height: second.height)
      )
    let (imageRect, titleRect) = isImageLast ? (b, a) : (a, b)
    if configuration != nil { return (imageRect, titleRect) }
    return (imageRect.shifted(by: imageEdgeInsets), titleRect.shifted(by: titleEdgeInsets))
  }

  private func left(of size: CGSize, in content: CGRect) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .fill, .leading: content.minX
    case .right, .trailing: content.maxX - size.width
    case .center: content.midX - size.width / 2
    }
  }

  private func top(of size: CGSize, in content: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top, .fill: content.minY
    case .bottom: content.maxY - size.height
    case .center: content.midY - size.height / 2
    }
  }
}

extension CGRect {
  /// The box moved as insets on opposite sides move what is centered between them.
  fileprivate func shifted(by insets: UIEdgeInsets) -> CGRect {
    offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}

extension UIImage {
  /// The picture as buttons of the system show it: in their tint, unless it says otherwise.
  var asTemplate: UIImage {
    renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self
  }
}

extension NSDirectionalEdgeInsets {
  /// The margins where reading begins on the left.
  var edges: UIEdgeInsets {
    UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }
}
