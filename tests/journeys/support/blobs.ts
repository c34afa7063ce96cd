import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { blobsOf } from '../../../backend/kernel/blobs.ts'
import { readSettings, type Environment } from '../../../backend/kernel/settings.ts'

/** Turns one bit of a stored recording, as a disk does that grows old. */
export const damageRecording = async (mediaId: string): Promise<void> => {
  const text = await readFile(join(process.env['JOURNEY_FOLDER'] ?? '', 'settings.json'), 'utf8')
  const blobs = blobsOf(readSettings(JSON.parse(text) as Environment))
  const name = `media/${mediaId}/original`
  const content = await buffer(await blobs.get(name))
  const middle = Math.floor(content.length / 2)
  content.writeUInt8(content.readUInt8(middle) ^ 1, middle)
  await blobs.put(name, content)
}
