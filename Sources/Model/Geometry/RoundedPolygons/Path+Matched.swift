extension Path {
  /// The same outlines divided alike, so that each can be blended into every other; `nil` unless each is one closed
  /// contour of cubics and nothing else.
  ///
  /// An open model: points belong together that are equally far from the first point, as a fraction of the outline's
  /// length. All divisions are cuts of curves, so that no outline changes its form.
  package static func matched(_ paths: [Path]) -> [Path]? {
    let contours = paths.map(\.soleCubicContour)
    guard contours.allSatisfy({ $0 != nil }) else { return nil }
    let measured = contours.compactMap(\.self).map { MeasuredSegments($0.segments) }
    guard measured.allSatisfy({ $0.length > Contour.noLength }) else { return nil }
    let cuts = CommonCuts(of: measured)
    return zip(measured, cuts.places).map { outline, places in
      Path(outline, cutAt: places)
    }
  }

  /// The contour of an outline that is one closed contour of cubics.
  private var soleCubicContour: Contour? {
    guard case .move = elements.first, case .close = elements.last, elements.count > 2,
      elements.dropFirst().dropLast().allSatisfy({ if case .cubic = $0 { true } else { false } })
    else { return nil }
    let contours = contours
    return contours.count == 1 && contours[0].segments.allSatisfy(\.isCurve) ? contours[0] : nil
  }

  /// The closed outline of curves that are cut at these places, the end of each curve among them.
  private init(_ outline: MeasuredSegments, cutAt places: [MeasuredSegments.Position]) {
    var elements: [PathElement] = [.move(outline.segments[0].start)]
    var last = MeasuredSegments.Position(segment: 0, parameter: 0)
    for place in places {
      let start = place.segment == last.segment ? last.parameter : 0
      elements.append(
        outline.segments[place.segment].part(from: start, to: place.parameter).element)
      last = place
    }
    self.init(elements + [.close])
  }
}

/// The places at which outlines are cut: where a curve of any of them ends.
private struct CommonCuts {
  /// Fractions that lie this near to each other are one, if they are those of different outlines.
  private static let nearness = 1e-6

  /// The places of each outline, as many as of every other.
  let places: [[MeasuredSegments.Position]]

  init(of outlines: [MeasuredSegments]) {
    var ends: [(fraction: Double, outline: Int, segment: Int)] = []
    for (number, outline) in outlines.enumerated() {
      for (segment, distance) in outline.ends.enumerated() {
        let isLast = segment == outline.segments.count - 1
        ends.append((isLast ? 1 : distance / outline.length, number, segment))
      }
    }
    ends.sort { ($0.fraction, $0.outline, $0.segment) < ($1.fraction, $1.outline, $1.segment) }
    var places = outlines.map { _ in [MeasuredSegments.Position]() }
    var next = 0
    while next < ends.count {
      let first = ends[next].fraction
      var own: [Int: Int] = [:]
      while next < ends.count, ends[next].fraction - first <= Self.nearness,
        own[ends[next].outline] == nil
      {
        own[ends[next].outline] = ends[next].segment
        next += 1
      }
      for (number, outline) in outlines.enumerated() {
        places[number].append(
          own[number].map { MeasuredSegments.Position(segment: $0, parameter: 1) }
            ?? outline.place(at: first * outline.length))
      }
    }
    self.places = places
  }
}
