import { Upload } from 'tus-js-client'
import type { UploadMetadata } from '../../../../backend/modules/media/contract.ts'
import { ITEM } from '../../../../backend/modules/items/contract/bounds.ts'
import { problemIn } from '../../../app/httpError.ts'
import { problemInWords } from '../../../app/problemInWords.ts'
import { mayAskAgain, refusedBy, waitAskedBy } from '../../../recorder/wait.ts'
import type { Entry } from './queue.ts'
import { strings } from './strings.ts'

/** @number bytes of a file that one request brings */
const CHUNK_BYTES = 8 * 2 ** 20
/** @number waits before a file is sent again */
const RETRY_MS = [0, 1000, 3000, 5000, 10_000]
/** @number wait of a file that could not be sent */
const AGAIN_AFTER_S = 15
/** @number characters of a file’s name that are told to the server */
const MOST_NAME = 200

export type SendEvents = {
  readonly onUrl: (url: string) => void
  readonly onSent: (bytes: number) => void
  readonly onArrived: () => void
  readonly onRefused: (why: string) => void
  /** The file can no longer be read. */
  readonly onLost: () => void
}
export type Sending = { readonly stop: () => void }

const refusalIn = (body: string): string => {
  const problem = problemIn(body)
  return problem ? problemInWords(problem).message : strings.notTaken
}

/** Of a file that was removed or changed since it was chosen nothing is left but its name. */
export const canBeRead = (file: Blob): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )

/** Sends a file from where the server has it (tus), and goes on by itself after any break until it has arrived. */
export const send = (entry: Entry, file: Blob, events: SendEvents): Sending => {
  let again: ReturnType<typeof setTimeout> | undefined
  const { id, mediaId, familyId, name, uploadUrl } = entry
  const metadata: UploadMetadata = {
    mediaId,
    messageId: id,
    purpose: ITEM,
    type: entry.type || 'application/octet-stream',
    filename: name.slice(0, MOST_NAME),
  }
  const upload = new Upload(file, {
    endpoint: '/api/uploads',
    headers: { 'X-Family': familyId },
    uploadUrl: uploadUrl ?? null,
    chunkSize: CHUNK_BYTES,
    retryDelays: RETRY_MS,
    onShouldRetry: (error) => navigator.onLine && mayAskAgain(error),
    storeFingerprintForResuming: false,
    metadata,
    onUploadUrlAvailable: () => upload.url !== null && events.onUrl(upload.url),
    onProgress: (sent) => events.onSent(sent),
    onSuccess: () => {
      leave()
      events.onArrived()
    },
    onError: (error) => {
      const why = refusedBy(error, refusalIn)
      if (why !== undefined) {
        leave()
        return events.onRefused(why)
      }
      again = setTimeout(() => void goOn(), (waitAskedBy(error) ?? AGAIN_AFTER_S) * 1000)
      return undefined
    },
  })
  const begin = () => {
    clearTimeout(again)
    again = undefined
    upload.start()
  }
  const goOn = async () => {
    if (await canBeRead(file)) return begin()
    leave()
    return events.onLost()
  }
  const onOnline = () => again !== undefined && begin()
  const leave = () => {
    clearTimeout(again)
    removeEventListener('online', onOnline)
  }
  addEventListener('online', onOnline)
  begin()
  return {
    stop: () => {
      leave()
      void upload.abort().catch((error: unknown) => console.error('Not stopped:', error))
    },
  }
}
