package import SegueGeometry
package import SegueJSON
package import SegueMotion
package import SegueSceneGraph
import SegueTextSupport

/// A layer in plain words: what stands in it, and what moves.
package struct LayerDescription {
  let name: String
  /// Number of layers around it.
  let depth: Int
  /// The kind of layer, where the name does not say it.
  package var note: String?
  private let standing: [(name: String, value: WipeDescription)]
  let movements: [MovementDescription]

  /// - Parameter bounds: the box that most layers fill, which is not worth a word.
  package init(
    _ name: String, depth: Int, _ properties: LayerProperties, within bounds: Rect,
    moved by: [(property: Property, animation: Animation)]
  ) {
    self.name = name
    self.depth = depth
    let moved = Set(by.map(\.property))
    standing = properties.standing(except: moved, within: bounds)
    movements = by.map { MovementDescription($0.property, $0.animation, on: properties) }
  }

  // MARK: - Text

  /// The layer in one line, and each movement in another.
  package func lines(_ legend: inout CurveLegend) -> [String] {
    let indent = String(repeating: "  ", count: depth + 1)
    let title = note.map { "\(name), \($0)" } ?? name
    let words = standing.map { $0.value.isFlag ? $0.name : "\($0.name)=\($0.value.text)" }
    let head = indent + ([title] + words).joined(separator: "  ")
    return [head] + rows(&legend).map { indent + "  " + $0 }
  }

  private func rows(_ legend: inout CurveLegend) -> [String] {
    var manners: [String] = []
    for movement in movements { manners.append(movement.manner(&legend)) }
    let columns = [movements.map(\.property.name), movements.map(\.way), movements.map(\.span)]
    let widths = columns.map { $0.map(\.count).max() ?? 0 }
    return manners.indices.map { row in
      let cells = zip(columns, widths).map { column, width in column[row].leftAligned(in: width) }
      return (cells + [manners[row]]).joined(separator: "  ")
    }
  }

  // MARK: - JSON

  /// The same for programs.
  package var json: JSONValue {
    .object([
      .init("name", .string(name)), .init("depth", JSONValue(depth)),
      .init("properties", .object(standing.map { .init($0.name, $0.value.json) })),
      .init("movements", .array(movements.map(\.json))),
    ])
  }
}

/// The value of a layer's property, as text and for programs.
private struct WipeDescription {
  let text: String
  let json: JSONValue
  /// True if the name says it all.
  var isFlag = false
}

extension LayerProperties {
  /// Returns the notable properties of a layer that do not move, by name.
  fileprivate func standing(
    except moved: Set<Property>, within bounds: Rect
  ) -> [(name: String, value: WipeDescription)] {
    placeFields(moved, bounds) + transformFields(moved) + lookFields(moved)
  }

  private func placeFields(
    _ moved: Set<Property>, _ bounds: Rect
  ) -> [(String, WipeDescription)] {
    var fields: [(String, WipeDescription)] = []
    let isMoved = moved.contains { $0.part == .place || $0.part == .extents }
    if frame != bounds, size != .zero, !isMoved {
      fields.append(
        ("frame", WipeDescription([frame.minX, frame.minY, frame.width, frame.height])))
    }
    if anchor != .center, !moved.contains(.anchor) {
      fields.append(("anchor", WipeDescription([anchor.x, anchor.y])))
    }
    if opacity != 1, !moved.contains(.opacity) {
      fields.append(("opacity", WipeDescription([opacity])))
    }
    return fields
  }

  private func transformFields(_ moved: Set<Property>) -> [(String, WipeDescription)] {
    if moved.contains(.matrix) { return [] }
    let groups: [Set<Property>] = [
      [.scale, .scaleX, .scaleY], [.translate, .translateX, .translateY],
    ]
    let hidden = groups.filter { !$0.isDisjoint(with: moved) }.reduce(moved) { $0.union($1) }
    return transformParts.filter { !hidden.contains($0.property) }.map {
      ($0.name, WipeDescription(text: $0.value.text, json: $0.value.json))
    }
  }

  private func lookFields(_ moved: Set<Property>) -> [(String, WipeDescription)] {
    let canvas = Canvas(size: size)
    let layer = Layer("layer", self)
    let fields = Scene(canvas: canvas, layers: [layer]).reports[0].fields
    let hidden = ["frame", "matrix", "opacity"] + moved.compactMap(listedName)
    return fields.filter { !hidden.contains($0.name) }.map { ($0.name, WipeDescription($0.value)) }
  }
}

extension WipeDescription {
  fileprivate init(_ numbers: [Double]) {
    text = numbers.map(\.plain).joined(separator: ",")
    json = numbers.count == 1 ? .plain(numbers[0]) : .array(numbers.map { .plain($0) })
  }

  fileprivate init(_ value: LayerReport.Value) {
    switch value {
    case .number(let number): self.init([number])
    case .numbers(let numbers): self.init(numbers)
    case .text(let text): self.init(text: text, json: .string(text))
    case .flag: self.init(text: "", json: true, isFlag: true)
    }
  }
}
