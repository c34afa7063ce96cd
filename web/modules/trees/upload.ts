import { Upload } from 'tus-js-client'
import type { UploadMetadata } from '../../../backend/modules/media/contract.ts'
import { ITEM, MOST_NAME } from '../../../backend/modules/items/contract/bounds.ts'
import { ChangedItem } from '../../../backend/modules/items/contract.ts'
import { post } from '../../app/http.ts'
import { problemIn } from '../../app/httpError.ts'
import { problemInWords } from '../../app/problemInWords.ts'
import { mayAskAgain, refusedBy } from '../../recorder/wait.ts'
import { strings } from './strings.ts'

/** @number waits before the file of a tree is sent again */
const RETRY_MS = [0, 1000, 3000, 5000, 10_000]

/** A file of the family's, kept among its memories as it is. */
export type Sent = { readonly itemId: string; readonly mediaId: string; readonly familyId: string }

const sentenceIn = (body: string): string => {
  const problem = problemIn(body)
  return problem ? problemInWords(problem).message : strings.notTaken
}

/**
 * Sends a file to the memories of the family; a repeat goes on where the one before stopped.
 * @throws Error with a sentence for people
 */
export const sendFile = async (
  file: File,
  { itemId, mediaId, familyId }: Sent,
  onSent: (bytes: number) => void,
): Promise<void> => {
  const headers = { 'X-Family': familyId }
  const name = file.name.slice(0, MOST_NAME)
  await post('/api/items', { itemId, mediaId, bytes: file.size, name }, ChangedItem, { key: itemId, headers })
  const metadata: UploadMetadata = {
    mediaId,
    messageId: itemId,
    purpose: ITEM,
    type: file.type || 'application/octet-stream',
    filename: name,
  }
  await new Promise<void>((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: '/api/uploads',
      headers,
      retryDelays: RETRY_MS,
      onShouldRetry: mayAskAgain,
      storeFingerprintForResuming: false,
      metadata,
      onProgress: onSent,
      onSuccess: () => resolve(),
      onError: (error) => reject(new Error(refusedBy(error, sentenceIn) ?? strings.notSent)),
    })
    upload.start()
  })
}
