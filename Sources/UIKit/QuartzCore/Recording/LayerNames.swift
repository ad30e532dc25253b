import SegueSceneGraph

/// The names of an app's layers in scenes: what the code calls them, else what they are.
///
/// A layer keeps its name for as long as it lives, and names do not depend on addresses.
final class LayerNames {
  private var names: [ObjectIdentifier: LayerID] = [:]
  /// The layers that have a name, so that none of them makes room for another one.
  private var layers: [CALayer] = []
  private var counts: [String: Int] = [:]

  func name(of layer: CALayer) -> LayerID {
    if let name = names[ObjectIdentifier(layer)] { return name }
    let wish = LayerNames.valid(layer.recordingName)
    counts[wish, default: 0] += 1
    let count = counts[wish, default: 1]
    let name = LayerID(count == 1 ? wish : "\(wish)-\(count)")
    names[ObjectIdentifier(layer)] = name
    layers.append(layer)
    return name
  }

  /// The wish with other characters as hyphens, short enough for what is added to it.
  private static func valid(_ wish: String) -> String {
    let text = String(wish.prefix(40).map { LayerID.isValid(String($0)) ? $0 : "-" })
    return text.isEmpty ? "layer" : text
  }
}

extension CALayer {
  /// Name of the layer in a recording.
  fileprivate var recordingName: String {
    if let name, !name.isEmpty { return name }
    if let named = delegate as? any RecordedByName { return named.recordingName }
    return String(describing: type(of: self))
  }
}

/// Object that has a name of its own in recordings.
package protocol RecordedByName {
  /// The name.
  var recordingName: String { get }
}
