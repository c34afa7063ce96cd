import type { Sentences } from '../../../kernel/words/refusals.ts'
import { beyond } from './bounds.ts'

export const refusals = {
  'media-not-ready': 409,
  'media-unplayable': 409,
  'content-damaged': 409,
  'uploads-full': 413,
  'storage-full': 409,
  'unconfirmed-full': 409,
  'answer-full': 409,
  'file-type': 415,
  'not-a-recording': 415,
  'too-long': 409,
  'film-too-large': 409,
  'too-demanding': 409,
  locked: 409,
  'upload-done': 409,
  'cut-too-short': 409,
  'not-found': 404,
} as const
export type MediaRefusal = keyof typeof refusals

export const sentences: Sentences<MediaRefusal> = {
  ...beyond,
  'media-not-ready': 'Your recording is still being prepared ({progress} %).',
  'media-unplayable': 'We cannot play this file. Please save it as MP3 or MP4 and choose it again, or record again.',
  'content-damaged': 'The stored copy is damaged; please upload again.',
  locked: 'This paper is locked by a password. Please save it without one and upload it again.',
  'file-type':
    'We do not know this kind of file. Please save a recording as MP3 or MP4, or a picture as JPEG or PNG, and choose it again.',
  'not-a-recording':
    'This file is {kind}. Please choose the recording itself, or save it as MP3 or MP4 and choose that.',
  'upload-done': 'This upload is already complete.',
  'cut-too-short': 'At least one second of the recording has to be left.',
  'not-found': 'We could not find this recording.',
}
