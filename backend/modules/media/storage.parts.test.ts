// Through: media, stories, accounts
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { householdIn, type Author, type Household } from '../../../tests/household/household.ts'
import { modules } from '../../../projections/modules.ts'
import { newId } from '../../kernel/ids.ts'
import { uploadTickets } from '../../kernel/identity/uploadTicket.ts'
import { startServer, type TestServer } from '../../kernel/testing/server.ts'
import { portsOf, routersOf, streamingOf } from '../../routers.ts'
import { bytesOf } from './contract.ts'
import { metadataOf, tusClient, type TusClient } from './testing/tusClient.ts'

let server: TestServer
let house: Household
beforeAll(async () => {
  server = await startServer({
    routers: [streamingOf, routersOf],
    projections: modules,
    // A plan that a test can fill.
    ports: (kernel) => ({ ...portsOf(kernel), entitled: () => Promise.resolve({ storageGb: 1 } as never) }),
  })
  house = householdIn(server)
})
afterAll(() => server.stop())

const MB = bytesOf(1)
const clientOf = ({ browser }: Author) => tusClient(browser, server.origin)
const codeOf = ({ status, json }: { status: number; json: unknown }) =>
  status === 201 ? 'begun' : (json as { code: string }).code
/** So many recordings begin in the same moment. */
const atOnce = async (n: number, begin: () => Promise<string>) => {
  const codes = await Promise.all(Array.from({ length: n }, begin))
  return Object.fromEntries([...Map.groupBy(codes, (code) => code)].map(([code, { length }]) => [code, length]))
}
const beginning = (by: TusClient, length: number) => async () =>
  codeOf(await by.create({ 'Upload-Metadata': metadataOf(), 'Upload-Length': String(length) }))

describe('a question', () => {
  /** Of a family's question: what its link may send. */
  const questionOf = async (ruth: Author) => {
    const storyId = newId()
    const asked = { storyId, question: 'Where did you dance?', to: { name: 'Joseph' } }
    expect(await ruth.browser.ask('POST', '/api/stories', asked)).toMatchObject({ status: 201 })
    const tickets = uploadTickets(server.kernel.settings)
    const ticket = tickets.issue({ purpose: 'story', ownerId: storyId, subject: storyId, familyId: ruth.id })
    const by = tusClient(server.browser(), server.origin)
    const begin = async (mediaId = newId()) =>
      codeOf(
        await by.create({
          'Upload-Metadata': metadataOf({ mediaId, messageId: storyId, purpose: 'story' }),
          'Upload-Defer-Length': '1',
          'Upload-Ticket': ticket,
        }),
      )
    const take = (mediaId: string) =>
      by.browser.ask('DELETE', `/api/uploads/${mediaId}`, undefined, {
        'Tus-Resumable': '1.0.0',
        'Upload-Ticket': ticket,
      })
    return { storyId, begin, take }
  }

  test('takes three recordings of the largest size, of those that come at once too', async () => {
    const { begin } = await questionOf(await house.author())
    expect(await atOnce(8, () => begin())).toEqual({ begun: 3, 'answer-full': 5 })
    expect(await begin()).toBe('answer-full')
  })

  test('takes no more while the read tables are behind', async () => {
    const { begin } = await questionOf(await house.author())
    await server.whileHalted(async () => {
      for (const code of ['begun', 'begun', 'begun', 'answer-full']) expect(await begin()).toBe(code)
    }, 'projections/media')
    expect(await begin()).toBe('answer-full')
  })

  test('takes another in place of one that was thrown away, and the same again', async () => {
    const { begin, take } = await questionOf(await house.author())
    const mediaId = newId()
    for (const each of [mediaId, newId(), newId(), mediaId]) expect(await begin(each)).toBe('begun')
    expect(await begin()).toBe('answer-full')
    expect((await take(mediaId)).status).toBe(204)
    expect(await begin()).toBe('begun')
  })

  test('is not filled by a stranger who knows its id', async () => {
    const { storyId, begin } = await questionOf(await house.author())
    const eve = clientOf(await house.author())
    for (const _ of [1, 2, 3]) expect((await eve.begin({ messageId: storyId })).status).toBe(201)
    expect(await begin()).toBe('begun')
  })
})

test('an account keeps 500 MB until it has confirmed its address', async () => {
  const eve = clientOf(await house.author({ isVerified: false }))
  expect(await atOnce(8, beginning(eve, 100 * MB))).toMatchObject({ begun: 5, 'unconfirmed-full': 3 })
})

test('an account keeps what its plan has room for, and a part of a recording takes room too', async () => {
  const ruth = await house.author()
  const messageId = newId()
  const from = await house.recording(ruth, messageId)
  const begin = beginning(clientOf(ruth), 100 * MB)
  expect(await atOnce(12, begin)).toEqual({ begun: 10, 'storage-full': 2 })
  const cut = (endMs: number) => ruth.browser.ask('POST', `/api/media/${newId()}/cut`, { from, startMs: 0, endMs })
  expect(await cut(2_000)).toMatchObject({ status: 200 })
  const rest = 24 * MB - 2 * Number((await server.rowsOf('media.media')).find(({ id }) => id === from)?.['bytes'])
  expect(await beginning(clientOf(ruth), rest)()).toBe('begun')
  expect(await cut(1_500)).toMatchObject({ status: 409, json: { code: 'storage-full', details: { gb: 1 } } })
})
