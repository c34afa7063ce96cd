import type * as v from 'valibot'
import { ChangedItem, Prechecked, type AddItem } from '../../../../backend/modules/items/contract.ts'
import { MOST_NAME } from '../../../../backend/modules/items/contract/bounds.ts'
import { post } from '../../../app/http.ts'
import { HttpError } from '../../../app/httpError.ts'
import type { Entry } from './queue.ts'

/** Of the family that a file was chosen for, whichever the page shows by now. */
const of = ({ familyId }: Pick<Entry, 'familyId'>) => ({ headers: { 'X-Family': familyId } })

/** SHA-256 as hexadecimal digits; undefined where the browser lends no cryptography, as on a page without TLS. */
export const digestOf = async (file: Blob): Promise<string | undefined> => {
  if (!globalThis.crypto?.subtle) return undefined
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Digested = Entry & { readonly sha256: string }
export const hasDigest = (entry: Entry): entry is Digested => entry.sha256 !== undefined

/** Which of these files the family has already, in their order. */
export const precheck = async (entries: readonly [Digested, ...Digested[]]): Promise<Prechecked['files']> => {
  const files = entries.map(({ sha256, size }) => ({ sha256, size }))
  return (await post('/api/items/precheck', { files }, Prechecked, of(entries[0]))).files
}

/** A repeat has one effect. */
export const addItem = (entry: Entry) => {
  const { id, mediaId, name, size, title, about, pair } = entry
  const command: v.InferInput<typeof AddItem> = {
    itemId: id,
    mediaId,
    bytes: size,
    name: name.slice(0, MOST_NAME),
    ...(title !== undefined && { title }),
    ...(about !== undefined && { about }),
    ...(pair !== undefined && { pair }),
  }
  return post('/api/items', command, ChangedItem, { key: id, ...of(entry) })
}

export const join = (entry: Entry, itemId: string) =>
  post(`/api/items/${itemId}/join`, { caption: '' }, ChangedItem, of(entry))
export const restore = (entry: Entry, itemId: string) =>
  post(`/api/items/${itemId}/restore`, {}, ChangedItem, of(entry))

const AGAIN_LATER = [401, 408, 423, 429]
/** Whether no other try can go better by itself. */
export const isFinal = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status < 500 && !AGAIN_LATER.includes(error.status)
