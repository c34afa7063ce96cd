import { expect, test } from 'vitest'
import { captionsIn } from './captionFile.ts'

const CAPTIONS = 'WEBVTT\n\n00:01.500 --> 00:02.000\nYou were four.\n'

test('a file of captions is taken as it is', async () => {
  expect(await captionsIn(new Blob([CAPTIONS]))).toEqual({ text: CAPTIONS })
  const subRip = '1\r\n00:00:01,500 --> 00:00:02,000\r\nYou were four.\r\n'
  expect(await captionsIn(new Blob([subRip]))).toEqual({ text: subRip })
})

test('a letter, a picture and an empty file are no captions', async () => {
  for (const bytes of ['From the gate --> to the lake.', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), ''])
    expect(await captionsIn(new Blob([bytes]))).toEqual({ fault: 'no-captions' })
})

test('one that no recording of ours could fill is too large', async () => {
  expect(await captionsIn(new Blob([CAPTIONS + 'x'.repeat(200_000)]))).toEqual({ fault: 'too-large' })
  expect(await captionsIn(new Blob(['x'.repeat(2_000_001)]))).toEqual({ fault: 'too-large' })
})
