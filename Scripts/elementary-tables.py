#!/usr/bin/env python3
"""Writes the tables of Sources/Model/Geometry/PortableMath. Needs mpmath (PyPI).

Usage: Scripts/elementary-tables.py [folder]

Every entry is a value rounded to the nearest double and, beside it, what the rounding lost.
"""

import pathlib
import sys

from mpmath import mp, mpf, atan, erf, exp, floor, log, nint, pi, power, sqrt

mp.prec = 2000

SOURCES = pathlib.Path(__file__).resolve().parent.parent / "Sources/Model/Geometry/PortableMath"


def literal(value):
    """The Swift literal of a double, shortest hexadecimal form."""
    text = float(value).hex()
    mantissa, exponent = text.split("p")
    if "." in mantissa:
        mantissa = mantissa.rstrip("0").rstrip(".")
    return f"{mantissa}p{int(exponent)}" if value else "0"


def pair(value, grain=None):
    """A value as two doubles; with a grain, the first is a multiple of it."""
    high = mpf(float(value)) if grain is None else nint(value / grain) * grain
    return high, mpf(float(value - high))


def double_double(value):
    return "DoubleDouble({}, {})".format(*(literal(part) for part in pair(value)))


def table(name, doc, declarations):
    body = "\n\n".join(declarations)
    text = f"{doc}\nenum {name} {{\n{body}\n}}\n"
    (folder / f"{name}.swift").write_text(text)


def rows(doc, name, kind, entries):
    lines = "\n".join(f"    {entry}," for entry in entries)
    return f"  /// {doc}\n  static let {name}: [{len(entries)} of {kind}] = [\n{lines}\n  ]"


def exponential():
    table(
        "ExponentialTable",
        "/// Powers of two between one and two, in steps of a thirty-second of an octave.",
        [rows("2 to the power of i/32.", "powers", "DoubleDouble",
              [double_double(power(2, mpf(i) / 32)) for i in range(32)])])


def logarithm():
    entries = []
    for i in range(128):
        # From the square root of two on, the significand is halved, so that both sides of one meet.
        halved = i >= 53
        low = (1 + mpf(i) / 128) / (2 if halved else 1)
        width = mpf(1) / (256 if halved else 128)
        factor = mpf(1) if i in (0, 127) else nint(256 / (low + width / 2)) / 256
        high, rest = pair(-log(factor), mpf(2) ** -42)
        entries.append(f"Row({literal(factor)}, {literal(high)}, {literal(rest)})")
    table(
        "LogarithmTable",
        "/// Nine-bit reciprocals of significands, and the logarithms they take away.",
        ["""  /// A factor that brings its significands close to one, and minus the factor's logarithm.
  ///
  /// `high` is a multiple of 2 to the power of -42, so that adding whole octaves to it is exact.
  struct Row {
    let factor: Double
    let high: Double
    let low: Double

    init(_ factor: Double, _ high: Double, _ low: Double) {
      self.factor = factor
      self.high = high
      self.low = low
    }
  }""",
         rows("By the first seven bits of the fraction; from row 53 on for half the significand.",
              "rows", "Row", entries)])


def arctangent():
    table(
        "ArctangentTable",
        "/// Angles whose tangents are sixteenths.",
        [rows("The arctangent of i/16.", "angles", "DoubleDouble",
              [double_double(atan(mpf(i) / 16)) for i in range(17)])])


def error_function():
    entries = []
    for i in range(49):
        x = mpf(i) / 8
        slope = 2 / sqrt(pi) * exp(-x * x)
        entries.append(
            f"Row(\n      {double_double(erf(x))},\n      {double_double(slope)})")
    table(
        "ErrorFunctionTable",
        "/// The error function and its slope at every eighth from zero to six.",
        ["""  /// The function and its derivative at one place.
  struct Row {
    let value: DoubleDouble
    let slope: DoubleDouble

    init(_ value: DoubleDouble, _ slope: DoubleDouble) {
      self.value = value
      self.slope = slope
    }
  }""",
         rows("At i/8.", "rows", "Row", entries)])


def two_over_pi():
    words = [f"0x{int(floor(2 / pi * mpf(2) ** (64 * (i + 1)))) % 2**64:016x}" for i in range(20)]
    table(
        "TwoOverPi",
        "/// The binary digits of two divided by pi.",
        [rows("A word of zeros, then 64 digits a word.", "words", "UInt64",
              ["0x" + 16 * "0"] + words)])


def constants():
    """The constants that stand in the code by hand, for comparison."""
    print("ln 2 / 32, 36 bits, then the rest:", *map(literal, pair(log(2) / 32, mpf(2) ** -41)))
    print("ln 2, multiple of 2^-42, then the rest:", *map(literal, pair(log(2), mpf(2) ** -42)))
    for name, value in [("1/ln 2", 1 / log(2)), ("ln 2", log(2)), ("pi", pi), ("pi/2", pi / 2),
                        ("pi/180", pi / 180)]:
        print(name, double_double(value))
    rest = pi / 2
    for bits in (32, 65, 98, 151):
        part = floor(rest * mpf(2) ** bits) / mpf(2) ** bits
        print("pi/2 part", literal(part))
        rest -= part


folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else SOURCES
exponential()
logarithm()
arctangent()
error_function()
two_over_pi()
constants()
