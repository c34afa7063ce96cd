import { beforeAll, describe, expect, test } from 'vitest'
import { instantInWords } from '../../kernel/words/instantInWords.ts'
import { commonSentences } from '../../kernel/words/refusals.ts'
import { sql } from '../../kernel/db.ts'
import { plus } from '../../kernel/log/decider.ts'
import { newId } from '../../kernel/ids.ts'
import { aHouse } from '../../../tests/household/aHouse.ts'
import { ownerOf, type Author } from '../../../tests/household/household.ts'
import { account } from '../accounts/account.ts'
import { cancelDeletion, requestDeletion } from '../accounts/decide/deletion.ts'
import { requestBackupAddress, verifyBackupAddress } from '../accounts/decide/backup.ts'
import { message } from './message.ts'
import { recallableUntil } from './message/recallable.ts'

const { server, house, story } = aHouse()
let ana: Author
let ben: string
beforeAll(async () => {
  ana = await house.author({ name: 'Ana' })
  ben = await house.prove(ana, await house.person(ana))
})

type Refusal = { readonly status: number; readonly code: string; readonly message: string }

/** Sends the command, expects exactly this no, and that the message's stream is as it was. */
const expectRefused = async (
  messageId: string,
  [method, path, body, headers]: readonly [string, string, unknown, Record<string, string>?],
  { status, ...problem }: Refusal,
  by: Author = ana,
) => {
  const before = await server.kernel.store.read(`message-${messageId}`)
  const answer = await by.browser.ask(method, path, body, headers)
  expect(answer).toMatchObject({ status, json: problem })
  expect(await server.kernel.store.read(`message-${messageId}`)).toEqual(before)
  return answer
}
const drafting = (changes = {}) => {
  const messageId = newId()
  return [messageId, ['POST', '/api/messages', { messageId, kind: 'text', ...changes }]] as const
}
const editing = (id: string, changes: object) => ['PATCH', `/api/messages/${id}`, changes] as const
const inDays = (days: number) => plus(server.kernel.clock.now(), days * server.kernel.clock.dayMs).slice(0, 16)
const fixed = (changes: object = {}) => ({
  mode: 'fixed',
  answerRule: 'silent',
  zone: 'UTC',
  local: inDays(10),
  ...changes,
})
const scheduling = (id: string, changes: object = {}) =>
  ['POST', `/api/messages/${id}/schedule`, fixed(changes)] as const

describe('a draft', () => {
  test('is refused beside five hundred others', async () => {
    const sam = await house.author()
    await server.kernel.db.query(sql.typeAlias('void')`
      insert into messages.messages (id, owner_id, kind, state, revision, created_at, updated_at)
      select gen_random_uuid(), ${sam.id}, 'text', 'draft', 0, now(), now() from generate_series(1, 500)`)
    const message = 'Finish or delete a draft first.'
    await expectRefused(...drafting(), { status: 409, code: 'too-many-drafts', message }, sam)
  })

  test('is refused with a title of more than 200 characters', async () => {
    const message = 'The title may have 200 characters; yours has 201.'
    await expectRefused(...drafting({ title: 'x'.repeat(201) }), { status: 400, code: 'content-too-long', message })
  })
})

describe('an edit', () => {
  test.each([
    [{ title: 'x'.repeat(201) }, 'The title may have 200 characters; yours has 201.'],
    [{ body: 'x'.repeat(20_001) }, 'The letter may have 20,000 characters; yours has 20001.'],
  ])('of too many characters says how many', async (changes, message) => {
    const id = await story.draft(ana)
    await expectRefused(id, editing(id, changes), { status: 400, code: 'content-too-long', message })
  })

  test('waits for a recording that is being prepared, and says how far it is', async () => {
    const id = await story.draft(ana)
    const mediaIds = [await house.recording(ana, id, 'received')]
    const message = 'Your recording is still being prepared (40 %).'
    await expectRefused(id, editing(id, { mediaIds }), { status: 409, code: 'media-not-ready', message })
  })

  test('waits for a recording that has not begun to arrive', async () => {
    const id = await story.draft(ana)
    const message = 'Your recording is still being prepared (0 %).'
    await expectRefused(id, editing(id, { mediaIds: [newId()] }), { status: 409, code: 'media-not-ready', message })
  })

  test('refuses a recording that cannot be played', async () => {
    const id = await story.draft(ana)
    const mediaIds = [await house.recording(ana, id, 'rejected')]
    const message = 'We cannot play this file. Please save it as MP3 or MP4 and choose it again, or record again.'
    await expectRefused(id, editing(id, { mediaIds }), { status: 409, code: 'media-unplayable', message })
  })

  test('refuses twenty-one people', async () => {
    const id = await story.draft(ana)
    const recipientIds = await Promise.all(Array.from({ length: 21 }, () => house.person(ana)))
    await expectRefused(id, editing(id, { recipientIds }), {
      status: 400,
      code: 'too-many-recipients',
      message: 'Up to 20 people.',
    })
    expect(await ana.browser.ask(...editing(id, { recipientIds: recipientIds.slice(1) }))).toMatchObject({
      status: 200,
    })
  })

  test('counts someone who is named twice once', async () => {
    const id = await story.draft(ana)
    const other = await house.person(ana)
    expect(await ana.browser.ask(...editing(id, { recipientIds: [ben, other, ben] }))).toMatchObject({ status: 200 })
    expect((await server.kernel.load(message, id)).state.recipientIds).toEqual([ben, other])
  })

  test('takes a recording that is named twice once', async () => {
    const id = await story.draft(ana)
    const mediaId = await house.recording(ana, id)
    expect(await ana.browser.ask(...editing(id, { mediaIds: [mediaId, mediaId] }))).toMatchObject({ status: 200 })
    expect((await server.kernel.load(message, id)).state.media).toHaveLength(1)
  })

  test('refuses someone who asked not to receive messages', async () => {
    const id = await story.draft(ana)
    const cora = await house.person(ana, { name: 'Cora' })
    await house.decline(cora)
    const message = 'Cora asked not to receive messages from you.'
    await expectRefused(id, editing(id, { recipientIds: [cora] }), { status: 409, code: 'recipient-declined', message })
  })

  test('refuses a person of someone else’s list', async () => {
    const id = await story.draft(ana)
    const stranger = await house.person(await house.author())
    const message = 'Choose people from your list.'
    await expectRefused(id, editing(id, { recipientIds: [stranger] }), {
      status: 400,
      code: 'recipient-unknown',
      message,
    })
  })
})

describe('scheduling', () => {
  const ready = () => story.draft(ana, { people: [ben] })

  test('refuses a message with nothing in it', async () => {
    const id = await story.draft(ana, { body: ' \n', people: [ben] })
    const message = 'Record or write something first.'
    await expectRefused(id, scheduling(id), { status: 409, code: 'empty-message', message })
  })

  test('refuses a message for nobody', async () => {
    const id = await story.draft(ana)
    await expectRefused(id, scheduling(id), {
      status: 409,
      code: 'no-recipient',
      message: 'Choose at least one person.',
    })
  })

  test('refuses while someone cannot prove who they are', async () => {
    const id = await story.draft(ana, { people: [ben, await house.person(ana, { name: 'Dora' })] })
    const message = 'Choose how Dora will unlock it.'
    await expectRefused(id, scheduling(id), { status: 409, code: 'no-verification', message })
  })

  test('refuses someone who has declined since they were chosen', async () => {
    const eli = await house.prove(ana, await house.person(ana, { name: 'Eli' }))
    const id = await story.draft(ana, { people: [eli] })
    await house.decline(eli)
    const message = 'Eli asked not to receive messages from you.'
    await expectRefused(id, scheduling(id), { status: 409, code: 'recipient-declined', message })
  })

  test('refuses a message to the author’s own address alone', async () => {
    const me = await house.prove(ana, await house.person(ana, { name: 'Me', address: ana.email.toUpperCase() }))
    const id = await story.draft(ana, { people: [me] })
    const message =
      'You’re the only recipient, so you’d be checking with yourself. Add someone else, or choose “Send it even if I answer”.'
    await expectRefused(id, scheduling(id), { status: 409, code: 'self-only', message })
    // Where we ask when the first address is silent is no other person's either.
    const address = `second.${ana.id}@hale.example`
    for (const decision of [requestBackupAddress({ address }), verifyBackupAddress()])
      await house.tell(account, ana.id, decision, ownerOf(ana.id))
    const again = await house.prove(ana, await house.person(ana, { name: 'Me again', address }))
    const other = await story.draft(ana, { people: [me, again] })
    await expectRefused(other, scheduling(other), { status: 409, code: 'self-only', message })
    expect(await ana.browser.ask(...editing(id, { recipientIds: [me, ben] }))).toMatchObject({ status: 200 })
    expect(await ana.browser.ask(...scheduling(id))).toMatchObject({ status: 200 })
  })

  test.each([
    [-1, 409, 'due-past', 'That time has already passed.'],
    [0.03, 409, 'due-too-soon', 'Choose a time at least one hour from now.'],
    [51 * 366, 409, 'due-too-far', 'Up to 50 years.'],
  ])('refuses a date %d days from now', async (days, status, code, message) => {
    const id = await ready()
    await expectRefused(id, scheduling(id, { local: inDays(days) }), { status, code, message })
  })

  test('refuses a date less than two days from now, and names the earliest', async () => {
    const id = await ready()
    const { json } = await expectRefused(id, scheduling(id, { local: inDays(1.5) }), {
      status: 409,
      code: 'lead-too-short',
      message: expect.stringMatching(
        /^We promise two checks, two days and one day before\. The earliest date is \w+ \d+, \d{4} at \d+:\d\d [ap]m UTC\. Or choose 'send even if I answer'\.$/,
      ) as string,
    })
    const { earliest } = (json as { details: { earliest: string } }).details
    expect(Date.parse(earliest) - Date.now()).toBeGreaterThan(2 * server.kernel.clock.dayMs - 10_000)
  })

  test.each([['tomorrow'], ['2031-02-30T09:00'], ['2031-06-14'], ['2031-06-14T25:00'], ['2031-06-14T09:00Z'], ['']])(
    'refuses what is no date: %s',
    async (local) => {
      const id = await ready()
      await expectRefused(id, scheduling(id, { local }), {
        status: 400,
        code: 'due-invalid',
        message: 'Write the date as shown.',
      })
    },
  )

  test.each([['Mars/Olympus'], [''], ['x'.repeat(65)]])('refuses the zone "%s"', async (zone) => {
    const id = await ready()
    const message = 'Choose a time zone from the list.'
    await expectRefused(id, scheduling(id, { zone }), { status: 400, code: 'zone-unknown', message })
  })

  test('refuses an author whose address is not confirmed', async () => {
    const sam = await house.author({ isVerified: false })
    const eve = await house.prove(sam, await house.person(sam))
    const id = await story.draft(sam, { people: [eve] })
    const message = commonSentences['address-unverified']
    await expectRefused(id, scheduling(id), { status: 403, code: 'address-unverified', message }, sam)
  })
})

test('an author who never chose a name seals nothing, by a date or until needed; what was sealed before stays so', async () => {
  const sam = await house.author()
  const eve = await house.prove(sam, await house.person(sam))
  const [id, before] = [await story.draft(sam, { people: [eve] }), await story.scheduled(sam, { people: [eve] })]
  const named = {
    status: 409,
    code: 'name-needed',
    message: 'Tell us first what name they should see. It stands on every message you leave.',
  }
  const contact = await house.contact(sam)
  const kept = { mode: 'milestone', announcerIds: [contact], occasion: 'Ben marries', zone: 'UTC' }
  await expectRefused(id, scheduling(id), named, sam)
  await expectRefused(id, ['POST', `/api/messages/${id}/arm`, kept], named, sam)
  expect((await server.kernel.load(message, before)).state.status).toBe('scheduled')
  expect(await sam.browser.ask('PATCH', '/api/account/profile', { name: 'Sam' })).toMatchObject({ status: 200 })
  expect(await sam.browser.ask(...scheduling(id))).toMatchObject({ status: 200 })
})

test('no date is given while the end of the account is planned, and one that is kept may have it', async () => {
  const sam = await house.author({ name: 'Sam' })
  const eve = await house.prove(sam, await house.person(sam))
  const id = await story.draft(sam, { people: [eve] })
  await house.tell(account, sam.id, requestDeletion({ confirmed: [], armed: [] }), ownerOf(sam.id))
  const message = 'Your account is set to be deleted, so nothing new can be planned. Keep your account first.'
  await expectRefused(id, scheduling(id), { status: 409, code: 'account-ending', message }, sam)
  await house.tell(account, sam.id, cancelDeletion({ via: 'page' }), ownerOf(sam.id))
  expect(await sam.browser.ask(...scheduling(id))).toMatchObject({ status: 200 })
})

describe('what has a date', () => {
  const empty = { status: 409, code: 'empty-message', message: 'Record or write something first.' }
  const nobody = { status: 409, code: 'no-recipient', message: 'Choose at least one person.' }
  const unproven = { status: 409, code: 'no-verification', message: 'Choose how Dora will unlock it.' }

  test('cannot be emptied, left to nobody, or given to whom cannot unlock it, scheduled or on hold', async () => {
    const dora = await house.person(ana, { name: 'Dora' })
    for (const state of ['scheduled', 'checked', 'held', 'paused'] as const) {
      const id = await story[state](ana, { people: [ben] })
      await expectRefused(id, editing(id, { body: ' ' }), empty)
      await expectRefused(id, editing(id, { recipientIds: [] }), nobody)
      await expectRefused(id, editing(id, { recipientIds: [ben, dora] }), unproven)
      expect(await ana.browser.ask(...editing(id, { title: 'Still for Ben' }))).toMatchObject({ status: 200 })
    }
  })

  test('may have another recording in place of its only one, but not none', async () => {
    const messageId = newId()
    const [first, second] = [await house.recording(ana, messageId), await house.recording(ana, messageId)]
    const id = await story.scheduled(ana, { messageId, people: [ben], mediaIds: [first], body: '' })
    await expectRefused(id, editing(id, { mediaIds: [] }), empty)
    expect(await ana.browser.ask(...editing(id, { mediaIds: [second] }))).toMatchObject({ status: 200 })
    expect((await server.kernel.load(message, id)).state.media).toMatchObject([{ mediaId: second }])
  })

  test('does not go on from a hold or a pause while it is incomplete', async () => {
    const emptied = { type: 'ContentChanged', data: { title: 'For Ben', body: '' } } as const
    const [held, paused] = [await story.held(ana, { people: [ben] }), await story.paused(ana, { people: [ben] })]
    for (const id of [held, paused])
      await house.tell(message, id, ({ body }) => (body === '' ? [] : [emptied]), ownerOf(ana.id))
    await expectRefused(
      held,
      ['POST', `/api/messages/${held}/release`, { how: 'keep_date' }, { 'If-Match': '*' }],
      empty,
    )
    await expectRefused(paused, ['POST', `/api/messages/${paused}/resume`, {}], empty)
  })
})

describe('once delivery has begun', () => {
  const changes = (id: string) => [editing(id, { title: 'Other' }), scheduling(id, { local: inDays(40) })]
  const answers = (id: string) =>
    ['respond', 'cancel'].map((name) => ['POST', `/api/messages/${id}/${name}`, {}] as const)
  const commands = (id: string) => [...changes(id), ...answers(id)]

  test.each(['claimed', 'delivering'] as const)('a message that is %s cannot be changed', async (state) => {
    const id = await story[state](ana, { people: [ben] })
    const until = recallableUntil((await server.kernel.load(message, id)).state) ?? ''
    for (const command of commands(id))
      await expectRefused(id, command, {
        status: 409,
        code: 'message-claimed',
        message: `Delivery has begun. You can take it back until ${instantInWords(until)}.`,
      })
  })

  test.each(['delivered', 'undeliverable'] as const)('a message that is %s is finished', async (state) => {
    const id = await story[state](ana, { people: [ben] })
    for (const command of commands(id))
      await expectRefused(id, command, { status: 409, code: 'message-closed', message: 'This message is finished.' })
  })

  test('a cancelled message is finished, and cancelling or answering again is no error', async () => {
    const id = await story.cancelled(ana, { people: [ben] })
    for (const command of changes(id))
      await expectRefused(id, command, { status: 409, code: 'message-closed', message: 'This message is finished.' })
    const before = await server.kernel.store.read(`message-${id}`)
    for (const command of answers(id))
      expect(await ana.browser.ask(...command)).toMatchObject({ status: 200, json: { state: 'cancelled' } })
    expect(await server.kernel.store.read(`message-${id}`)).toEqual(before)
  })
})
