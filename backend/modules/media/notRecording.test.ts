import { expect, test } from 'vitest'
import { sniff } from '../../kernel/blob/sniff.ts'
import { notRecordingIn } from './notRecording.ts'

test.each([
  ['\xFF\xD8\xFF\xE0....JFIF', 'a picture (JPEG)'],
  ['%PDF-1.7 ........', 'a document (PDF)'],
  ['PK\x03\x04............', 'a zip file or an Office document'],
  ['\x03ds2\0\0\0\0........', 'a dictation file (DSS)'],
  ['MThd\0\0\0\x06\0\x01....', 'a MIDI file, which holds notes and no sound'],
  ['#EXTM3U\nvoice.mp3', 'a playlist, which holds no sound itself'],
  ['\x02#!SILK_V3........', 'a voice message of a chat program (SILK)'],
  ['CWS\x07............', 'a Flash animation (SWF)'],
  ['nobody knows what', undefined],
])('%j is no recording, and is called by its name', (head, kind) => {
  const bytes = Buffer.from(head, 'latin1')
  expect(sniff(bytes)).toBeUndefined()
  expect(notRecordingIn(bytes)).toBe(kind)
})
