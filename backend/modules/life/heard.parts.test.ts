import { recorded } from '../../kernel/testing/recorded.ts'
import { describe, expect, test } from 'vitest'
import { aHouse } from '../../../tests/household/aHouse.ts'
import { ownerOf, type Author } from '../../../tests/household/household.ts'
import { planBy } from '../../../tests/household/lifePlan.ts'
import { press } from '../../../tests/household/press.ts'
import { signReactor } from '../../../workflows/life/signReactor.ts'
import { account } from '../accounts/account.ts'
import { requestReset } from '../accounts/decide/password.ts'
import { answerPageOf } from '../messages/testing/answerPage.ts'
import type { LifeEvent } from './events.ts'
import { life } from './life.ts'
import { stateOf } from './state.ts'

const { server, house, story } = aHouse()
const { answering } = answerPageOf(server)

const capability = (purpose: string, ...what: [string, ...(string | number)[]]) =>
  server.kernel.capabilities.issue(purpose, ...what)
/** What makes somebody seen, by the pages that do it. */
const signs: Record<string, (author: Author) => Promise<unknown>> = {
  'signing in': ({ id }) => server.signedInAs(id),
  'a change on a page': ({ browser }) => browser.ask('POST', '/api/life/contacts', { name: '' }),
  'the page of a question': ({ id }) => press(server.browser(), `/here/${capability('here', id)}`),
  'the page of a proof': ({ id }) => press(server.browser(), `/reached/${capability('reached', id, 1)}`),
  'an answer to a check': async (author) => {
    const ben = await house.prove(author, await house.person(author))
    return answering(await story.checked(author, { people: [ben] }), 'here')
  },
  'an answer that came while Postgres was away': async ({ id }) => {
    const at = server.kernel.clock.now()
    const metadata = { actor: ownerOf(id), at }
    const answered = recorded({ category: 'message', type: 'AuthorResponded', data: { via: 'mail' }, metadata })
    await signReactor(server.kernel)['message']?.act(answered)
  },
  'a new password by mail': async ({ id }) => {
    await house.tell(account, id, requestReset(), ownerOf(id))
    const body = { token: capability('reset', id, 1), password: 'a long new password' }
    return server.browser().ask('POST', '/api/auth/reset', body)
  },
  'a link that confirms an address': ({ id, email }) =>
    server.browser().ask('POST', '/api/auth/verify', { token: capability('verify', id, email) }),
}

const EARLY = '2020-01-01T00:00:00.000Z'
const tried = { round: 2, about: 'silence', ask: 1, attempt: 1, mailId: 'm1' } as const
const asked: readonly LifeEvent[] = [
  { type: 'CheckInAttempted', data: { ...tried, lastSignAt: EARLY } },
  { type: 'CheckInAccepted', data: { ...tried, smtpCode: 250, acceptedAt: EARLY } },
]
/** How far an author's silence, or what others told, has come; each with what a sign then ends. */
const states: Record<string, (contactId: string) => readonly LifeEvent[]> = {
  asked: () => asked,
  reported: (contactId) => [{ type: 'DeathReported', data: { contactId, reportedAt: EARLY } }],
  presumed: () => [
    ...asked,
    { type: 'LifePresumed', data: { round: 2, asksAccepted: 3, lastSignAt: EARLY, presumedAt: EARLY } },
  ],
  confirmed: (contactId) => [
    { type: 'DeathReported', data: { contactId, reportedAt: EARLY } },
    { type: 'ChallengeOpened', data: { openedAt: EARLY, until: EARLY } },
    { type: 'LifeConfirmed', data: { contactIds: [contactId], lastSignAt: EARLY, confirmedAt: EARLY } },
  ],
}

describe.each(Object.keys(signs))('by %s', (sign) => {
  test.each(Object.keys(states))('whoever is %s is heard', async (state) => {
    const author = await house.author()
    const contactId = await house.contact(author)
    await planBy(house, author, 1)
    const past = states[state]?.(contactId) ?? []
    await house.tell(life, author.id, () => past)
    await signs[sign]?.(author)
    expect(stateOf((await server.kernel.load(life, author.id)).state)).toBe('active')
    const types = (await server.kernel.store.read(`life-${author.id}`)).map(({ type }) => type)
    expect(types.includes('LifeRestored')).toBe(state === 'presumed' || state === 'confirmed')
  })
})
