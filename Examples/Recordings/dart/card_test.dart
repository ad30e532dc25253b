// A widget's animation as a sheet of frames, held to how it is meant to move.
import 'dart:io';

import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';

import 'package:app/card_page.dart';

void main() {
  testWidgets('the card moves as designed', (tester) async {
    const size = Size(160, 240);
    final sheet = AnimationSheetBuilder(frameSize: size);
    await tester.pumpFrames(
      sheet.record(const MaterialApp(home: CardPage())),
      const Duration(seconds: 1),
      const Duration(milliseconds: 16, microseconds: 667),
    );
    final image = await sheet.collate(10);
    await expectLater(image, matchesGoldenFile('card.png'));

    final done = await tester.runAsync(() => Process.run(
        Platform.environment['RENDER'] ?? 'render', [
      'verify', 'test/card.png', '--sheet', '160x240', '--fps', '60',
      '--against', 'test/card.json', '--aligned', '--strict',
    ]));
    expect(done!.exitCode, 0, reason: '${done.stdout}${done.stderr}');
  });
}
