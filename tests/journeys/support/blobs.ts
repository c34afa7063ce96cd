import { buffer } from 'node:stream/consumers'
import { blobsOf } from '../../../backend/kernel/blob/blobs.ts'
import { settingsOfRun } from './settings.ts'

/** Turns one bit of a stored recording, as a disk does that grows old. */
export const damageRecording = async (mediaId: string): Promise<void> => {
  const blobs = blobsOf(await settingsOfRun())
  const name = `media/${mediaId}/original`
  const content = await buffer(await blobs.get(name))
  const middle = Math.floor(content.length / 2)
  content.writeUInt8(content.readUInt8(middle) ^ 1, middle)
  await blobs.put(name, content)
}
