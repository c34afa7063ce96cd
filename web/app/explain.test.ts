import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commonRefusals } from '../../backend/kernel/words/refusals.ts'
import { explain, fetchSentences } from './explain.ts'
import { HttpError } from './httpError.ts'
import { sentences } from './refusals.ts'

const refused = (code: string, details?: Record<string, unknown>) =>
  new HttpError(409, code, { code, message: 'The server says so.', ...(details && { details }) }, undefined)

const contracts = async () => {
  const modules = new URL('../../backend/modules/', import.meta.url)
  const named = readdirSync(modules).filter((name) => existsSync(new URL(`${name}/contract.ts`, modules)))
  return Promise.all(
    named.map((name) => import(`../../backend/modules/${name}/contract.ts`) as Promise<{ refusals?: object }>),
  )
}

test('every code of every contract has its sentence, and no sentence is left without a code', async () => {
  const all = [commonRefusals, ...(await contracts()).map(({ refusals = {} }) => refusals)]
  expect(Object.keys(sentences).sort()).toEqual([...new Set(all.flatMap((each) => Object.keys(each)))].sort())
})

test('where contracts say a code in different words, the server’s stand', () =>
  expect(explain(refused('not-found')).message).toBe('The server says so.'))

test('the server speaks until our words are here', async () => {
  expect(explain(refused('not-claimed')).message).toBe('The server says so.')
  await fetchSentences()
  expect(explain(refused('not-claimed')).message).toBe(sentences['not-claimed'])
})

test('a sentence is filled from the details', () =>
  expect(explain(refused('recipient-declined', { name: 'Anna' })).message).toBe(
    'Anna asked not to receive messages from you.',
  ))

test('a moment in the details is told in words', () =>
  expect(explain(refused('lead-too-short', { earliest: '2031-06-14T09:00:00.000Z' })).message).toMatch(
    /The earliest date is Saturday, June 14, 2031, \d+:00/u,
  ))

test('where a detail is missing the server speaks', () =>
  expect(explain(refused('duplicate')).message).toBe('The server says so.'))

test('a code we do not know is told in the words of the server', () =>
  expect(explain(refused('brand-new')).message).toBe('The server says so.'))

test('a refusal names its field', () => {
  expect(explain(refused('invalid', { field: 'name', message: 'Too long' }))).toEqual({
    message: 'Too long',
    field: 'name',
  })
  expect(explain(refused('address-invalid')).field).toBe('email')
})

const asked429 = (body?: { code: string; message: string; details?: Record<string, unknown> }, retryAfterS?: number) =>
  explain(new HttpError(429, 'Too Many Requests', body, retryAfterS))

test('asked too often: how long to wait, and from when another try is worth it', async () => {
  await fetchSentences()
  const before = Date.now()
  const body = { code: 'rate-limited', message: 'The server says so.', details: { seconds: 40 } }
  const { message, againAt } = asked429(body, 40)
  expect(message).toBe('Please wait 40 seconds.')
  expect(againAt).toBeGreaterThanOrEqual(before + 40_000)
  expect(againAt).toBeLessThanOrEqual(Date.now() + 40_000)
})

test('a long wait is said in minutes', async () => {
  await fetchSentences()
  const body = { code: 'rate-limited', message: 'The server says so.', details: { seconds: 3_541 } }
  expect(asked429(body, 3_541).message).toBe('Please wait 60 minutes.')
})

test('what stands before our server may ask to wait without a word of ours', () => {
  expect(asked429(undefined, 7).message).toBe('Please wait 7 seconds.')
  expect(asked429(undefined, 3_540).message).toBe('Please wait 59 minutes.')
  expect(asked429()).toEqual({ message: 'Please wait a little.' })
})

test('a lost connection says that nothing was lost', () =>
  expect(explain(new TypeError('Failed to fetch')).message).toMatch(/Nothing was lost/u))
