import { readFile } from 'node:fs/promises'
import { agreed, type Visitor } from '../../../stack/seed/visitor.ts'
import { sendRecording } from '../../screens/recording.ts'

/** Puts a recording into a draft, ready to be played. */
export const addVoice = async (ask: Visitor, messageId: string): Promise<void> => {
  const voice = await sendRecording(ask, messageId, await readFile(process.env['JOURNEY_VOICE'] ?? ''))
  agreed(await ask('PATCH', `/api/messages/${messageId}`, { mediaIds: [voice] }, { 'If-Match': '*' }))
}
