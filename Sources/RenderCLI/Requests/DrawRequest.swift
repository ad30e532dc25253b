/// Draw this scene.
package struct DrawRequest: Hashable, Sendable {
  package let scene: String
  package let input: SceneInput
  /// Where the output goes; nil where nothing is named.
  package let output: String?
  package let format: OutputFormat?
  /// What a movie is compressed with; nil for what its ending asks for.
  package let codec: CodecName?
  package let quality: QualityName
  /// The one moment that is wanted.
  package let moment: Duration?
  package let isStrip: Bool
  package let isHash: Bool
  package let from: Duration?
  package let to: Duration?
  package let fps: String?
  package let scale: String?
  package let jobs: Int?
  package let hasTimings: Bool

  init(_ invocation: Invocation) {
    scene = invocation.operands.first.present
    input = SceneInput(invocation)
    output = invocation.text(.output)
    format = invocation.choice(.format, of: OutputFormat.self)
    codec = invocation.choice(.codec, of: CodecName.self)
    quality = invocation.choice(.quality, of: QualityName.self).present
    moment = invocation.time(.moment)
    isStrip = invocation.isOn(.strip)
    isHash = invocation.isOn(.hash)
    from = invocation.time(.from)
    to = invocation.time(.to)
    fps = invocation.text(.fps)
    scale = invocation.text(.scale)
    jobs = invocation.integer(.jobs)
    hasTimings = invocation.isOn(.timings)
  }
}
