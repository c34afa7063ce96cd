import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { claimDelivery } from '../../backend/modules/messages/decide/deliver.ts'
import { noticeBounces, returnTokenOf } from '../../backend/modules/messages/bounces.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { openTheatre, type Theatre } from '../../tests/replay/theatre.ts'
import { BODY, readerOf, type Reader } from '../../tests/household/reader.ts'
import { recipientsOf } from '../messages/recipientsOf.ts'

let theatre: Theatre
let reader: Reader
beforeAll(async () => {
  theatre = await openTheatre()
  reader = await readerOf(theatre.server)
})
afterAll(() => theatre.stop())

// Two more checks and a claim, each at its time: a busy machine gives them late.
const patiently = { timeout: 150_000, interval: 50 }
const [firstLine = ''] = BODY.split('\n')

test('a check that comes back in the hold is asked again, and then the message is delivered and opens', async () => {
  const { kernel } = theatre.server
  const { house, story } = reader
  const ana = await house.author()
  const address = `hold.${ana.id}@hale.example`
  const ben = await house.prove(ana, await house.person(ana, { address }), 'what hung in the tree')
  const id = await story.checked(ana, { people: [ben], body: BODY })
  const stateOf = async () => (await kernel.load(message, id)).state
  const before = await stateOf()
  const { round, dueAt } = before
  const recipients = recipientsOf(before)
  // As the timeline claims it, some days early: its hold lasts until then.
  const facts = { round, dbAt: dueAt, answerableMs: 86_400_000, lost: [], recipients, people: [] }
  await house.tell(message, id, claimDelivery(facts), undefined, dueAt)
  const token = returnTokenOf(kernel, id, { round, slot: 2, attempt: 1 })
  expect(await noticeBounces(kernel)({ token, status: '5.1.1' })).toBe(true)
  expect(await stateOf()).toMatchObject({ status: 'stalled', round })

  const link = await vi.waitFor(() => {
    const found = theatre.mailsTo(address).flatMap((text) => /\/d\/([a-z2-7]+)/.exec(text)?.[1] ?? [])
    expect(found).toHaveLength(1)
    return { token: found[0] ?? '' }
  }, patiently)
  expect(await stateOf()).toMatchObject({ round, claimsN: 2 })
  const browser = await reader.unlocked(link)
  expect((await reader.page(browser, link)).text).toContain(firstLine)
  // Of the first claim nothing was handed over, so that there is nothing to close.
  expect(await kernel.store.read(`delivery-${recipients[0]?.deliveryId}`)).toEqual([])
})
