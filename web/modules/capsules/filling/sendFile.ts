import { Upload } from 'tus-js-client'
import { CONTRIBUTION } from '../../../../backend/modules/capsules/contract/bounds.ts'
import type { UploadMetadata } from '../../../../backend/modules/media/contract.ts'
import { problemIn } from '../../../app/httpError.ts'
import { problemInWords } from '../../../app/problemInWords.ts'
import { mayAskAgain, refusedBy } from '../../../recorder/wait.ts'
import { ticketFor } from '../capsules.ts'
import { fillingStrings as strings } from './strings.ts'

/** @number bytes of a capsule’s file that one request brings */
const CHUNK_BYTES = 8 * 2 ** 20
/** @number waits before a capsule’s file is sent again */
const RETRY_MS = [0, 1000, 3000, 5000, 10_000, 15_000]
/** @number characters of a file’s name in a capsule that are told to the server */
const MOST_NAME = 200

const refusalIn = (body: string): string => {
  const problem = problemIn(body)
  return problem ? problemInWords(problem).message : strings.notTaken
}

/**
 * Sends a file for a capsule (tus) by the ticket of its page.
 * @param onSent told how much of it has been sent, from 0 to 1
 * @throws Error with a sentence for people where it could not be sent
 */
export const sendFile = async (
  capsuleId: string,
  mediaId: string,
  file: File,
  onSent: (part: number) => void,
): Promise<void> => {
  const ticket = await ticketFor(capsuleId)
  const metadata: UploadMetadata = {
    mediaId,
    messageId: capsuleId,
    purpose: CONTRIBUTION,
    type: file.type || 'application/octet-stream',
    filename: file.name.slice(0, MOST_NAME),
  }
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const upload = new Upload(file, {
    endpoint: '/api/uploads',
    headers: { 'Upload-Ticket': ticket },
    chunkSize: CHUNK_BYTES,
    retryDelays: RETRY_MS,
    onShouldRetry: (error) => mayAskAgain(error),
    storeFingerprintForResuming: false,
    metadata,
    onProgress: (sent, all) => onSent(all > 0 ? sent / all : 0),
    onSuccess: () => resolve(),
    onError: (error) => reject(new Error(refusedBy(error, refusalIn) ?? strings.notTaken)),
  })
  upload.start()
  await promise
}
