import HeadlessQuartzCore
import SegueSceneGraph
import Testing
import UIKit

/// Layers that ask for what films cannot show.
@MainActor @Suite struct UndrawnLayerTests {
  @Test func `particles are a finding`() {
    let film = filmed { () -> CAEmitterLayer in
      let emitter = CAEmitterLayer().at(0, 0, 100, 100)
      let cell = CAEmitterCell()
      (cell.birthRate, cell.lifetime, cell.velocity) = (10, 2, 40)
      emitter.emitterCells = [cell]
      return emitter
    } doing: {
      $0.opacity = 0.5
    }
    #expect(film.findings == [.notDrawn])
    #expect(
      film.recording.findings[0].message == "CAEmitterLayer emits particles, which are not drawn")
  }

  @Test func `a finding about particles says where the layer's class is`() {
    SourcePlaces.register(
      #fileID, file: "Sources/Sparks.swift", in: "/app", rows: "12 SparkLayer")
    let film = filmed { () -> SparkLayer in
      let emitter = SparkLayer().at(0, 0, 100, 100)
      let cell = CAEmitterCell()
      (cell.birthRate, cell.lifetime) = (10, 2)
      emitter.emitterCells = [cell]
      return emitter
    } doing: {
      $0.opacity = 0.5
    }
    let finding = film.recording.findings.first
    #expect(finding?.file == "Sources/Sparks.swift" && finding?.line == 12)
  }

  @Test(arguments: [
    ("multiplyBlendMode", BlendMode.multiply), ("CIColorDodgeBlendMode", .colorDodge),
    ("softLightBlendMode", .softLight), ("luminosityBlendMode", .luminosity), ("xor", .exclusiveOr),
    ("sourceAtopCompositing", .sourceAtop), ("CIAdditionCompositing", .plusLighter),
    ("destinationOut", .destinationOut), ("plusL", .plusLighter),
  ])
  func `filters that blend modes have are those`(name: String, mode: BlendMode) {
    let film = filmed {
      CALayer().at(0, 0, 10, 10)
    } doing: {
      $0.compositingFilter = name
      $0.opacity = 0.5
    }
    #expect(film.looks("layer", 0)?.blendMode == mode && film.findings == [])
  }

  @Test(arguments: ["vividLightBlendMode", "CIMultiplyCompositing", "gaussianBlur"])
  func `other filters are a finding`(name: String) {
    let film = filmed {
      CALayer().at(0, 0, 10, 10)
    } doing: {
      $0.compositingFilter = name
      $0.opacity = 0.5
    }
    #expect(film.looks("layer", 0)?.blendMode == .normal && film.findings == [.notDrawn])
  }
}

final class SparkLayer: CAEmitterLayer {}
