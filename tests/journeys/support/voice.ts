import { readFile } from 'node:fs/promises'
import { agreed, type Visitor } from '../../../stack/seed/visitor.ts'
import { sendRecording } from '../../screens/recording.ts'
import { shortFilm } from '../../support/film.ts'

const add = async (ask: Visitor, messageId: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> => {
  const id = await sendRecording(ask, messageId, bytes)
  agreed(await ask('PATCH', `/api/messages/${messageId}`, { mediaIds: [id] }, { 'If-Match': '*' }))
}

/** Puts a recording into a draft, ready to be played. */
export const addVoice = async (ask: Visitor, messageId: string) =>
  add(ask, messageId, await readFile(process.env['JOURNEY_VOICE'] ?? ''))

/** The same of a few seconds of video. */
export const addFilm = async (ask: Visitor, messageId: string) => add(ask, messageId, await shortFilm())
