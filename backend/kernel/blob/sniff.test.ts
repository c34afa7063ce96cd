import { expect, test } from 'vitest'
import { extensionOf } from './fileExtensions.ts'
import { sniff } from './sniff.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')
const EBML = '\x1A\x45\xDF\xA3'

test.each([
  ['a WebM voice', `${EBML}....webm....A_OPUS`, 'audio/webm', 'webm'],
  ['a WebM video', `${EBML}....webm....V_VP8....A_OPUS`, 'video/webm', 'webm'],
  ['an Ogg voice', 'OggS........OpusHead', 'audio/ogg', 'ogg'],
  ['an M4A voice', '\0\0\0\x1CftypM4A ....soun', 'audio/mp4', 'm4a'],
  ['an MP4 voice of a recorder', '\0\0\0\x1Cftypiso5....soun', 'audio/mp4', 'm4a'],
  ['an MP4 video', '\0\0\0\x1Cftypisom....hdlr....vide', 'video/mp4', 'mp4'],
  ['a QuickTime video', '\0\0\0\x14ftypqt  ....', 'video/quicktime', 'mov'],
  ['a WAV', 'RIFF\x24\0\0\0WAVEfmt ', 'audio/wav', 'wav'],
  ['an MP3 with a tag', 'ID3\x04\0\0\0\0\0\0\0\0', 'audio/mpeg', 'mp3'],
  ['an MP3 without', '\xFF\xFB\x90\x64\0\0\0\0', 'audio/mpeg', 'mp3'],
  ['an AAC stream', '\xFF\xF1\x50\x80\0\0\0\0', 'audio/aac', 'aac'],
])('%s is known by its bytes', (_, head, mime, extension) => {
  expect(sniff(bytes(head))).toBe(mime)
  expect(extensionOf(mime)).toBe(extension)
})

test.each([
  ['a PDF', '%PDF-1.7 ....'],
  ['a page', '<!doctype html><p>'],
  ['a picture', '\xFF\xD8\xFF\xE0'.padEnd(16, '.').replace('\xFF\xD8', '\x89PNG')],
  ['an AVI', 'RIFF\x24\0\0\0AVI LIST'],
  ['nothing', ''],
])('%s is no recording', (_, head) => expect(sniff(bytes(head))).toBeUndefined())
