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
  ['a film of a camera from before its type was said', '\0\0\0\x08wide\0\0\x10\0mdat', 'video/quicktime', 'mov'],
  ['a film that begins with its data', '\0\0\x19\xCFmdat\xFF\xD8\xFF\xE0', 'video/quicktime', 'mov'],
  ['a film that begins with its data, however long', '\0\0\0\x01mdat\0\0\0\0', 'video/quicktime', 'mov'],
  ['a film that begins with its index', '\0\0\x02\x10moov\0\0\0\x6Cmvhd', 'video/quicktime', 'mov'],
  ['a film that begins with nothing', '\0\0\0\x10skip\0\0\0\0', 'video/quicktime', 'mov'],
  ['a film that begins with room', '\0\0\0\x10free\0\0\0\0', 'video/quicktime', 'mov'],
  ['a film that begins with its preview', '\0\0\0\x14pnot\0\0\0\0', 'video/quicktime', 'mov'],
  ['a voicemail', '#!AMR\n\x04\x80\x38\x1F\xEF\xEB', 'audio/amr', 'amr'],
  ['a wide voicemail', '#!AMR-WB\n\x04\x80\x38', 'audio/amr', 'amr'],
  ['a voice note without loss', 'fLaC\0\0\0\x22....', 'audio/flac', 'flac'],
  ['a voice note of an Apple phone', 'caff\0\x01\0\0desc', 'audio/x-caf', 'caf'],
  ['a voice note of an old Mac', 'FORM\0\0\x10\0AIFFCOMM', 'audio/aiff', 'aiff'],
  ['a voice note of an old Mac, packed', 'FORM\0\0\x10\0AIFCFVER', 'audio/aiff', 'aiff'],
  ['a voice note of a Sun', '.snd\0\0\0\x18\0\0\x10\0', 'audio/basic', 'au'],
  ['a voice note of an American phone', 'RIFF\x24\0\0\0QLCMfmt ', 'audio/qcelp', 'qcp'],
  ['a voice of Windows Media', '\x30\x26\xB2\x75\x8E\x66\xCF\x11\xA6\xD9....', 'audio/x-ms-wma', 'wma'],
  ['a film of an old camera', 'RIFF\x24\0\0\0AVI LIST', 'video/x-msvideo', 'avi'],
  ['a film of a disc', '\0\0\x01\xBA\x44\0\x04\0\x04\x01', 'video/mpeg', 'mpg'],
  ['a film without a stream of its own', '\0\0\x01\xB3\x14\0\xF0\x13\xFF\xFF', 'video/mpeg', 'mpg'],
  ['a voice of the old net', '.ra\xFD\0\x04\0\0.ra4', 'audio/vnd.rn-realaudio', 'ra'],
  ['an AAC stream', '\xFF\xF1\x50\x80\0\0\0\0', 'audio/aac', 'aac'],
])('%s is known by its bytes', (_, head, mime, extension) => {
  expect(sniff(bytes(head))).toBe(mime)
  expect(extensionOf(mime)).toBe(extension)
})

test.each([
  ['a PDF', '%PDF-1.7 ....'],
  ['a page', '<!doctype html><p>'],
  ['a picture', '\xFF\xD8\xFF\xE0'.padEnd(16, '.').replace('\xFF\xD8', '\x89PNG')],
  ['a text that says it is free', 'The free world'],
  ['a text that is as wide', 'It iswide and far'],
  ['a picture of the web', 'RIFF\x24\0\0\0WEBPVP8 '],
  ['nothing', ''],
])('%s is no recording', (_, head) => expect(sniff(bytes(head))).toBeUndefined())
