import { v7 as uuid } from 'uuid'
import * as v from 'valibot'
import { device, hintHeaders } from './device.ts'
import { fetchSentences } from './explain.ts'
import { noteAnswer, noteRead, stalePosition, withAfter } from './freshness.ts'
import { throwIfNotOk } from './httpError.ts'
import { noteRefusal } from './maintenance.ts'
import { familyHeader } from './shownFamily.ts'

type Sent = { method: string; path: string; body?: unknown; headers?: Record<string, string>; isLasting?: boolean }

/**
 * @number characters of a request that outlives its page. Browsers refuse more than 64 KiB; a character is up to three
 * bytes.
 */
const MOST_LASTING = 20_000

/** JSON, or a file as it is: what it is its bytes say. */
const sentAs = (body: unknown) =>
  body instanceof Blob
    ? { type: 'application/octet-stream', content: body }
    : { type: 'application/json', content: JSON.stringify(body) }

const isShort = (content: unknown = '') => typeof content === 'string' && content.length <= MOST_LASTING

const call = async ({ method, path, body, headers, isLasting }: Sent): Promise<unknown> => {
  const sent = body === undefined ? undefined : sentAs(body)
  const response = await fetch(path, {
    method,
    credentials: 'include',
    cache: 'no-store',
    headers: {
      Accept: 'application/json',
      ...hintHeaders(device().mobile),
      ...familyHeader(),
      ...(sent && { 'Content-Type': sent.type }),
      ...headers,
    },
    ...(sent && { body: sent.content }),
    ...(isLasting && isShort(sent?.content) && { keepalive: true }),
  })
  await throwIfNotOk(response).catch(async (error: unknown) => {
    noteRefusal(error)
    await fetchSentences()
    throw error
  })
  noteAnswer(response.headers)
  return response.status === 204 ? undefined : response.json()
}

/** The answer, read by the contract's schema. After a stale answer it asks the server to wait for that change. */
export const get = async <Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> => {
  const after = stalePosition()
  const answer = await call({ method: 'GET', path: withAfter(path, after) })
  noteRead(after)
  return v.parse(schema, answer)
}

export type Options = {
  /** The revision the edit was made on; another one is refused as stale. */
  readonly revision?: number
  /** A repeat of the same request carries the same key and has one effect. */
  readonly key?: string
  readonly headers?: Record<string, string>
  /** The request is sent also where its page is closed meanwhile, unless it is long. */
  readonly isLasting?: boolean
}

const send =
  (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE') =>
  async <Schema extends v.GenericSchema>(path: string, body: unknown, answer: Schema, options: Options = {}) => {
    const { revision, key = uuid(), headers, isLasting = false } = options
    const sent = {
      'Idempotency-Key': key,
      ...(revision !== undefined && { 'If-Match': `"${revision}"` }),
      ...headers,
    }
    return v.parse(answer, await call({ method, path, body, headers: sent, isLasting }))
  }

export const post = send('POST')
export const put = send('PUT')
export const patch = send('PATCH')
export const remove = send('DELETE')
