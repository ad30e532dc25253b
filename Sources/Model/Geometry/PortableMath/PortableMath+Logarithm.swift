extension PortableMath {
  /// The natural logarithm; minus infinity at zero, NaN below.
  public static func log(_ x: Double) -> Double {
    guard x > 0, x < .infinity else { return logarithmAtTheEdge(x) }
    return logarithm(x).value
  }

  /// The logarithm to base two, exact for powers of two; minus infinity at zero, NaN below.
  public static func log2(_ x: Double) -> Double {
    guard x > 0, x < .infinity else { return logarithmAtTheEdge(x) }
    let (octaves, row, rest) = reduced(x)
    let natural = DoubleDouble.sum(row.high, rest.high)
    let ln = DoubleDouble.sum(
      large: natural.high, small: natural.low + (rest.low + row.low))
    let fraction = ln * DoubleDouble(0x1.71547652b82fep0, 0x1.777d0ffda0d24p-56)
    return (DoubleDouble(octaves, 0) + fraction).value
  }

  /// The natural logarithm of a positive, finite number, to about 68 bits.
  static func logarithm(_ x: Double) -> DoubleDouble {
    let (octaves, row, rest) = reduced(x)
    // Whole octaves and the row are multiples of 2^-42 below 2^10: their sum is exact.
    let whole = octaves * 0x1.62e42fefa38p-1 + row.high
    let low = octaves * 0x1.ef35793c7673p-45 + row.low
    let sum = DoubleDouble.sum(whole, rest.high)
    return .sum(large: sum.high, small: sum.low + (rest.low + low))
  }

  /// Splits a positive number: x = 2^octaves · e^(row) · e^(rest), the rest below 2^-7.
  private static func reduced(
    _ x: Double
  ) -> (octaves: Double, row: LogarithmTable.Row, rest: DoubleDouble) {
    let isTiny = x < Double.leastNormalMagnitude
    let bits = (isTiny ? x * 0x1p54 : x).bitPattern
    let index = Int(bits >> 45 & 127)
    // Above the square root of two the significand is halved; see the table.
    let isUpper = index >= 53
    let exponent = Int(bits >> 52) - 1023 - (isTiny ? 54 : 0) + (isUpper ? 1 : 0)
    let significand = Double(bitPattern: bits & (1 << 52 - 1) | (isUpper ? 1022 : 1023) << 52)
    let row = LogarithmTable.rows[index]
    // Both halves times the nine bits of the factor are exact, and so is their sum in two parts.
    let top = Double(bitPattern: significand.bitPattern & ~(1 << 27 - 1))
    let product = DoubleDouble.sum(
      top * row.factor - 1, (significand - top) * row.factor)
    return (Double(exponent), row, logarithm(onePlus: product))
  }

  /// The logarithm of one plus `x`, for `x` below 2^-7, by its series to the 10th power.
  private static func logarithm(onePlus x: DoubleDouble) -> DoubleDouble {
    let z = x.high
    let series = PortableMath.series(
      [-1 / 10, 1 / 9, -1 / 8, 1 / 7, -1 / 6, 1 / 5, -1 / 4, 1 / 3], at: z)
    let square = DoubleDouble.product(z, z)
    let parabola = DoubleDouble.sum(large: z, small: -0.5 * square.high)
    let tail = parabola.low - 0.5 * square.low + x.low * (1 - z) + z * square.high * series
    return .sum(large: parabola.high, small: tail)
  }

  private static func logarithmAtTheEdge(_ x: Double) -> Double {
    x == 0 ? -.infinity : x == .infinity ? .infinity : .nan
  }
}

/// Nine-bit reciprocals of significands, and the logarithms they take away.
private enum LogarithmTable {
  /// A factor that brings its significands close to one, and minus the factor's logarithm.
  ///
  /// `high` is a multiple of 2 to the power of -42, so that adding whole octaves to it is exact.
  struct Row {
    let factor: Double
    let high: Double
    let low: Double

    init(_ factor: Double, minusLogarithm high: Double, _ low: Double) {
      self.factor = factor
      self.high = high
      self.low = low
    }
  }

  /// By the first seven bits of the fraction; from row 53 on for half the significand.
  static let rows: [128 of Row] = [
    Row(0x1p0, minusLogarithm: 0, 0),
    Row(0x1.fap-1, minusLogarithm: 0x1.82448a388p-7, 0x1.4554412c584ep-44),
    Row(0x1.f6p-1, minusLogarithm: 0x1.432a92598p-6, 0x1.98139928637fep-47),
    Row(0x1.f2p-1, minusLogarithm: 0x1.c63d2ec15p-6, -0x1.5439ce030a687p-44),
    Row(0x1.eep-1, minusLogarithm: 0x1.252f32f8dp-5, 0x1.83e9ae021b67bp-45),
    Row(0x1.eap-1, minusLogarithm: 0x1.67c94f2d48p-5, 0x1.dac20827cca0cp-44),
    Row(0x1.e8p-1, minusLogarithm: 0x1.894aa149f8p-5, 0x1.9a19a8be97661p-44),
    Row(0x1.e4p-1, minusLogarithm: 0x1.ccb73cddd8p-5, 0x1.965c36e09f5fep-44),
    Row(0x1.ep-1, minusLogarithm: 0x1.08598b59e4p-4, -0x1.7e5dd7009902cp-46),
    Row(0x1.dcp-1, minusLogarithm: 0x1.2aa04a447p-4, 0x1.7a48ba8b1cb41p-44),
    Row(0x1.dap-1, minusLogarithm: 0x1.3bdf5a7d2p-4, -0x1.19bd0ad125895p-44),
    Row(0x1.d6p-1, minusLogarithm: 0x1.5e95a4d978p-4, 0x1.1cb7ce1d17171p-44),
    Row(0x1.d2p-1, minusLogarithm: 0x1.8197e2f41p-4, -0x1.c0fe460d20041p-44),
    Row(0x1.dp-1, minusLogarithm: 0x1.9335e5d594p-4, 0x1.3115c3abd47dap-45),
    Row(0x1.ccp-1, minusLogarithm: 0x1.b6ac88dad4p-4, 0x1.b1bdff50225c7p-44),
    Row(0x1.c8p-1, minusLogarithm: 0x1.da72763844p-4, 0x1.a89401fa71733p-46),
    Row(0x1.c6p-1, minusLogarithm: 0x1.ec739830ap-4, 0x1.11fcba80cdd1p-44),
    Row(0x1.c2p-1, minusLogarithm: 0x1.08598b59e4p-3, -0x1.7e5dd7009902cp-45),
    Row(0x1.cp-1, minusLogarithm: 0x1.1178e8227ep-3, 0x1.1ef78ce2d07f2p-45),
    Row(0x1.bcp-1, minusLogarithm: 0x1.23d712a49cp-3, 0x1.00d238fd3df5cp-46),
    Row(0x1.bap-1, minusLogarithm: 0x1.2d1610c868p-3, 0x1.39d6ccb81b4a1p-47),
    Row(0x1.b6p-1, minusLogarithm: 0x1.3fb45a5992p-3, 0x1.19713c0cae559p-44),
    Row(0x1.b4p-1, minusLogarithm: 0x1.4913d8333cp-3, -0x1.53e43558124c4p-44),
    Row(0x1.bp-1, minusLogarithm: 0x1.5bf406b544p-3, -0x1.27023eb68981cp-46),
    Row(0x1.aep-1, minusLogarithm: 0x1.6574ebe8c2p-3, -0x1.98c1d34f0f462p-44),
    Row(0x1.aap-1, minusLogarithm: 0x1.7898d85444p-3, 0x1.8e67be3dbaf3fp-44),
    Row(0x1.a8p-1, minusLogarithm: 0x1.823c16551ap-3, 0x1.e0ddb9a631e83p-46),
    Row(0x1.a6p-1, minusLogarithm: 0x1.8beafeb39p-3, -0x1.73d54aae92cd1p-47),
    Row(0x1.a2p-1, minusLogarithm: 0x1.9f6c40708ap-3, -0x1.337d94bcd3f43p-44),
    Row(0x1.ap-1, minusLogarithm: 0x1.a93ed3c8aep-3, -0x1.8724350562169p-45),
    Row(0x1.9ep-1, minusLogarithm: 0x1.b31d8575bcp-3, 0x1.c794e562a63cbp-44),
    Row(0x1.9ap-1, minusLogarithm: 0x1.c6ffbc6fp-3, 0x1.ee138d3a69d43p-44),
    Row(0x1.98p-1, minusLogarithm: 0x1.d1037f2656p-3, -0x1.84a7e75b6f6e4p-47),
    Row(0x1.96p-1, minusLogarithm: 0x1.db13db0d48p-3, 0x1.2806a847527e6p-44),
    Row(0x1.94p-1, minusLogarithm: 0x1.e530effe72p-3, -0x1.fdbdbb13f7c18p-44),
    Row(0x1.9p-1, minusLogarithm: 0x1.f991c6cb3cp-3, -0x1.90d04cd7cc834p-44),
    Row(0x1.8ep-1, minusLogarithm: 0x1.01eae5626cp-2, 0x1.a43dcfade85aep-44),
    Row(0x1.8cp-1, minusLogarithm: 0x1.07138604d6p-2, -0x1.e76324e912b17p-44),
    Row(0x1.8ap-1, minusLogarithm: 0x1.0c42d67616p-2, 0x1.7188b163ceae9p-45),
    Row(0x1.88p-1, minusLogarithm: 0x1.1178e8227ep-2, 0x1.1ef78ce2d07f2p-44),
    Row(0x1.84p-1, minusLogarithm: 0x1.1bf99635a7p-2, -0x1.1ac89575c2125p-44),
    Row(0x1.82p-1, minusLogarithm: 0x1.214456d0ecp-2, -0x1.caf0428b728a3p-44),
    Row(0x1.8p-1, minusLogarithm: 0x1.269621134ep-2, -0x1.1b61f10522625p-44),
    Row(0x1.7ep-1, minusLogarithm: 0x1.2bef07cdc9p-2, 0x1.a9cfa4a5004f4p-45),
    Row(0x1.7cp-1, minusLogarithm: 0x1.314f1e1d36p-2, -0x1.8e27ad3213cb8p-45),
    Row(0x1.7ap-1, minusLogarithm: 0x1.36b6776be1p-2, 0x1.16ecdb0f177c8p-46),
    Row(0x1.78p-1, minusLogarithm: 0x1.3c25277333p-2, 0x1.83b54b606bd5cp-46),
    Row(0x1.76p-1, minusLogarithm: 0x1.419b423d5fp-2, -0x1.ce379226de3ecp-44),
    Row(0x1.74p-1, minusLogarithm: 0x1.4718dc271cp-2, 0x1.06c18fb4c14c5p-44),
    Row(0x1.72p-1, minusLogarithm: 0x1.4c9e09e173p-2, -0x1.e20891b0ad8a4p-45),
    Row(0x1.7p-1, minusLogarithm: 0x1.522ae0738ap-2, 0x1.ebe708164c759p-45),
    Row(0x1.6ep-1, minusLogarithm: 0x1.57bf753c8dp-2, 0x1.fadedee5d40efp-46),
    Row(0x1.6cp-1, minusLogarithm: 0x1.5d5bddf596p-2, -0x1.a0b2a08a465dcp-47),
    Row(0x1.69p0, minusLogarithm: -0x1.5ff3070a79p-2, -0x1.e9e439f105039p-45),
    Row(0x1.67p0, minusLogarithm: -0x1.5a42ab0f4dp-2, 0x1.e63af2df7ba69p-50),
    Row(0x1.65p0, minusLogarithm: -0x1.548a2c3addp-2, -0x1.3167e63081cf7p-45),
    Row(0x1.63p0, minusLogarithm: -0x1.4ec97326p-2, -0x1.34d7aaf04d104p-45),
    Row(0x1.61p0, minusLogarithm: -0x1.4900680401p-2, 0x1.8bccffe1a0f8cp-44),
    Row(0x1.5fp0, minusLogarithm: -0x1.432ef2a04fp-2, 0x1.fb129931715adp-44),
    Row(0x1.5ep0, minusLogarithm: -0x1.404308686ap-2, -0x1.f8ef43049f7d3p-44),
    Row(0x1.5cp0, minusLogarithm: -0x1.3a64c55694p-2, -0x1.7a71cbcd735dp-44),
    Row(0x1.5ap0, minusLogarithm: -0x1.347dd9a988p-2, 0x1.5594dd4c58092p-45),
    Row(0x1.58p0, minusLogarithm: -0x1.2e8e2bae12p-2, 0x1.67b1e99b72bd8p-45),
    Row(0x1.56p0, minusLogarithm: -0x1.2895a13de8p-2, -0x1.a8d7ad24c13fp-44),
    Row(0x1.54p0, minusLogarithm: -0x1.22941fbcf8p-2, 0x1.a6976f5eb0963p-44),
    Row(0x1.53p0, minusLogarithm: -0x1.1f8ff9e48ap-2, -0x1.7946c040cbe77p-45),
    Row(0x1.51p0, minusLogarithm: -0x1.1980d2dd42p-2, -0x1.b7b3a7a361c9ap-45),
    Row(0x1.4fp0, minusLogarithm: -0x1.136870293bp-2, 0x1.d3e8499d67123p-44),
    Row(0x1.4ep0, minusLogarithm: -0x1.1058bf9ae5p-2, 0x1.4ab9d817d52cdp-44),
    Row(0x1.4cp0, minusLogarithm: -0x1.0a324e2739p-2, -0x1.c6bee7ef4030ep-47),
    Row(0x1.4ap0, minusLogarithm: -0x1.0402594b4dp-2, -0x1.036b89ef42d7fp-48),
    Row(0x1.49p0, minusLogarithm: -0x1.00e6c45ad5p-2, -0x1.cc68d52e01203p-50),
    Row(0x1.47p0, minusLogarithm: -0x1.f550a564b8p-3, 0x1.323e3a09202fep-45),
    Row(0x1.45p0, minusLogarithm: -0x1.e8c0252aa6p-3, 0x1.6805b80e8e6ffp-45),
    Row(0x1.44p0, minusLogarithm: -0x1.e27076e2bp-3, 0x1.a342c2af0003cp-44),
    Row(0x1.42p0, minusLogarithm: -0x1.d5c216b4fcp-3, 0x1.1ba91bbca681bp-45),
    Row(0x1.4p0, minusLogarithm: -0x1.c8ff7c79aap-3, 0x1.7794f689f8434p-45),
    Row(0x1.3fp0, minusLogarithm: -0x1.c2968558c2p-3, 0x1.cfd73dee38a4p-45),
    Row(0x1.3dp0, minusLogarithm: -0x1.b5b519e8fcp-3, 0x1.4b722ec011f31p-44),
    Row(0x1.3cp0, minusLogarithm: -0x1.af3c94e80cp-3, 0x1.a4e633fcd9066p-52),
    Row(0x1.3ap0, minusLogarithm: -0x1.a23bc1fe2cp-3, 0x1.539cd91dc9f0bp-44),
    Row(0x1.39p0, minusLogarithm: -0x1.9bb362e7ep-3, 0x1.1f2a8a1ce0ffcp-45),
    Row(0x1.37p0, minusLogarithm: -0x1.8e928de886p-3, -0x1.a8154b13d72d5p-44),
    Row(0x1.36p0, minusLogarithm: -0x1.87fa06520cp-3, -0x1.22120401202fcp-44),
    Row(0x1.34p0, minusLogarithm: -0x1.7ab890210ep-3, 0x1.bdb9072534a58p-45),
    Row(0x1.33p0, minusLogarithm: -0x1.740f8f5404p-3, 0x1.0b66c99018aa1p-44),
    Row(0x1.32p0, minusLogarithm: -0x1.6d60fe719ep-3, 0x1.bc6e557134767p-44),
    Row(0x1.3p0, minusLogarithm: -0x1.5ff3070a7ap-3, 0x1.8586f183bebf2p-44),
    Row(0x1.2fp0, minusLogarithm: -0x1.59338d9982p-3, -0x1.0ba68b7555d4ap-48),
    Row(0x1.2dp0, minusLogarithm: -0x1.4ba36f39a6p-3, 0x1.4354bb3f219e5p-44),
    Row(0x1.2cp0, minusLogarithm: -0x1.44d2b6ccb8p-3, 0x1.70cc16135783cp-46),
    Row(0x1.2bp0, minusLogarithm: -0x1.3dfc2b0eccp-3, -0x1.8a72a62b8c13fp-45),
    Row(0x1.29p0, minusLogarithm: -0x1.303d718e48p-3, 0x1.680b5ce3ecb05p-50),
    Row(0x1.28p0, minusLogarithm: -0x1.29552f82p-3, 0x1.5b967f4471dfcp-44),
    Row(0x1.27p0, minusLogarithm: -0x1.2266f190a6p-3, 0x1.4d20ab840e7f6p-45),
    Row(0x1.25p0, minusLogarithm: -0x1.1478584674p-3, -0x1.563451027c75p-46),
    Row(0x1.24p0, minusLogarithm: -0x1.0d77e7cd08p-3, -0x1.cb2cd2ee2f482p-44),
    Row(0x1.23p0, minusLogarithm: -0x1.0671512ca6p-3, 0x1.a47579cdc0a3dp-45),
    Row(0x1.21p0, minusLogarithm: -0x1.f0a30c0118p-4, 0x1.d599e83368e91p-44),
    Row(0x1.2p0, minusLogarithm: -0x1.e27076e2bp-4, 0x1.a342c2af0003cp-45),
    Row(0x1.1fp0, minusLogarithm: -0x1.d4313d66ccp-4, 0x1.9454379135713p-45),
    Row(0x1.1ep0, minusLogarithm: -0x1.c5e548f5bcp-4, -0x1.d0c57585fbe06p-46),
    Row(0x1.1cp0, minusLogarithm: -0x1.a926d3a4acp-4, -0x1.563650bd22a9cp-44),
    Row(0x1.1bp0, minusLogarithm: -0x1.9ab4246204p-4, 0x1.8a64826787061p-45),
    Row(0x1.1ap0, minusLogarithm: -0x1.8c345d6318p-4, -0x1.b20f5acb42a66p-44),
    Row(0x1.19p0, minusLogarithm: -0x1.7da766d7bp-4, -0x1.2cc844480c89bp-44),
    Row(0x1.17p0, minusLogarithm: -0x1.60658a9374p-4, -0x1.0c3b1dee9c4f8p-44),
    Row(0x1.16p0, minusLogarithm: -0x1.51b073f06p-4, -0x1.83f69278e686ap-44),
    Row(0x1.15p0, minusLogarithm: -0x1.42edcbea64p-4, -0x1.bc0eeea7c9acdp-46),
    Row(0x1.14p0, minusLogarithm: -0x1.341d7961bcp-4, -0x1.1d0929983761p-44),
    Row(0x1.13p0, minusLogarithm: -0x1.253f62f0ap-4, -0x1.416f8fb69a701p-44),
    Row(0x1.12p0, minusLogarithm: -0x1.16536eea38p-4, 0x1.47c5e768fa309p-46),
    Row(0x1.1p0, minusLogarithm: -0x1.f0a30c0118p-5, 0x1.d599e83368e91p-45),
    Row(0x1.0fp0, minusLogarithm: -0x1.d276b8adbp-5, -0x1.6a423c78a64bp-46),
    Row(0x1.0ep0, minusLogarithm: -0x1.b42dd71198p-5, 0x1.c827ae5d6704cp-46),
    Row(0x1.0dp0, minusLogarithm: -0x1.95c830ec9p-5, 0x1.c148297c5feb8p-45),
    Row(0x1.0cp0, minusLogarithm: -0x1.77458f633p-5, 0x1.181dce586af09p-44),
    Row(0x1.0bp0, minusLogarithm: -0x1.58a5bafc9p-5, 0x1.b2b739570ad39p-45),
    Row(0x1.0ap0, minusLogarithm: -0x1.39e87b9fe8p-5, -0x1.eafd480ad9015p-44),
    Row(0x1.09p0, minusLogarithm: -0x1.1b0d98924p-5, 0x1.3401e9ae889bbp-44),
    Row(0x1.08p0, minusLogarithm: -0x1.f829b0e78p-6, -0x1.980267c7e09e4p-45),
    Row(0x1.07p0, minusLogarithm: -0x1.b9fc027bp-6, 0x1.b9a010ae6922ap-44),
    Row(0x1.06p0, minusLogarithm: -0x1.7b91b07d6p-6, 0x1.3b955b602ace4p-44),
    Row(0x1.05p0, minusLogarithm: -0x1.3cea44347p-6, 0x1.6a2c432d6a40bp-44),
    Row(0x1.04p0, minusLogarithm: -0x1.fc0a8b0fcp-7, -0x1.f1e7cf6d3a69cp-50),
    Row(0x1.03p0, minusLogarithm: -0x1.7dc475f82p-7, 0x1.eb1245b5da1f5p-44),
    Row(0x1.02p0, minusLogarithm: -0x1.fe02a6b1p-8, -0x1.9e23f0dda40e4p-46),
    Row(0x1p0, minusLogarithm: 0, 0),
  ]
}
