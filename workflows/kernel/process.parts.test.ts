import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { mailerOf } from '../../backend/kernel/mail/mailer.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { settingsOf } from '../../backend/kernel/testing/settings.ts'
import { inviteRecipient } from '../../backend/modules/recipients/decide/consent.ts'
import { recipient } from '../../backend/modules/recipients/recipient.ts'
import { householdIn, ownerOf, startHouse, type Household } from '../../tests/household/household.ts'
import { startPost, type Post } from '../../tests/household/post.ts'
import { recipientProcess } from '../recipients/process.ts'
import { lifeProcess } from '../life/process.ts'
import { processing, type PartView } from './process.ts'

let server: TestServer
let house: Household
let post: Post
let isPostOpen = true
beforeAll(async () => {
  post = await startPost(() => isPostOpen)
  server = await startHouse({ SMTP_URL: post.url })
  house = householdIn(server)
})
afterAll(async () => {
  await server.stop()
  await post.stop()
})

/** Somebody whose invitation is due, and what its workflow knows of it. */
const invited = async () => {
  const author = await house.author()
  const address = `nell.${author.id}@hale.example`
  const id = await house.person(author, { address })
  await house.tell(recipient, id, inviteRecipient({ isVerified: true }), ownerOf(author.id))
  const of = { stream: `recipient-${id}`, part: '' }
  const work = processing(server.kernel, [recipientProcess])
  const due = (await work.loadPart(of)).next as NonNullable<PartView['next']>
  const types = async () => (await server.kernel.store.read(of.stream)).map(({ type }) => type).slice(1)
  const mails = () => post.tries.filter(({ to }) => to === address).length
  return { of, due, types, mails, ...work }
}

test('a mail leaves once, however often its step is taken, and nothing is due after it', async () => {
  const { of, due, types, mails, doStep } = await invited()
  expect(due).toMatchObject({ step: 'invite', mark: 1, isTried: true })
  for (const _ of ['once', 'and again']) expect(await doStep(of, due)).toMatchObject({ isClosed: true })
  expect(await types()).toEqual(['RecipientInvited', 'InvitationMailed'])
  expect(mails()).toBe(1)
})

test('a mail that no try of a day brought there rests for an hour, and is owed still', async () => {
  const { of, due, types, endDay } = await invited()
  const before = Date.now()
  const { isClosed, next } = await endDay(of, due)
  expect(isClosed).toBe(false)
  expect(Date.parse(next?.at ?? '') - before).toBeGreaterThanOrEqual(3_600_000)
  expect(await types()).toEqual(['RecipientInvited'])
})

describe('a mail that counts as refused after a day', () => {
  const asked = async (kernel = server.kernel) => {
    const author = await house.author()
    const contactId = await house.contact(author, { isAsked: true })
    const of = { stream: `life-${author.id}`, part: `contact-${contactId}` }
    const { loadPart, endDay } = processing(kernel, [lifeProcess])
    const due = (await loadPart(of)).next as NonNullable<PartView['next']>
    await endDay(of, due)
    return (await server.kernel.store.read(of.stream)).map(({ type }) => type).at(-1)
  }
  afterEach(() => void (isPostOpen = true))
  test('is tried once more, since we may have been away for that day ourselves', async () => {
    expect(await asked()).toBe('ContactInvitationMailed')
  })
  test('is refused where that one is put off, too', async () => {
    isPostOpen = false
    expect(await asked()).toBe('ContactInvitationRefused')
  })
  test('rests where no transport answers: that is our own trouble', async () => {
    const mailer = mailerOf(settingsOf())
    expect(await asked({ ...server.kernel, mailer })).toBe('ContactInvited')
  })
})

test('a step that is another by now is not taken', async () => {
  const { of, due, types, mails, doStep, endDay } = await invited()
  for (const other of [
    { ...due, mark: 7 },
    { ...due, step: 'remind' },
  ])
    for (const take of [doStep, endDay]) expect(await take(of, other)).toMatchObject({ next: { mark: 1 } })
  expect(await types()).toEqual(['RecipientInvited'])
  expect(mails()).toBe(0)
})

test('a stream of which nobody says what it owes is an error', async () => {
  const { loadPart } = processing(server.kernel, [recipientProcess])
  await expect(loadPart({ stream: 'story-1', part: '' })).rejects.toThrow('No process of story')
})
