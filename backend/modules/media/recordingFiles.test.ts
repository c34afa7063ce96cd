import { expect, test } from 'vitest'
import { recordingFiles } from './recordingFiles.ts'

test('what was recorded leaves the house under the extension of its own kind', () =>
  expect(
    recordingFiles([
      { id: 'a', mime: 'audio/aac' },
      { id: 'b', mime: 'video/quicktime' },
      { id: 'c', mime: 'audio/flac' },
    ]).map(({ original }) => original.name),
  ).toEqual(['recording-1-original.aac', 'recording-2-original.mov', 'recording-3-original.flac']))
