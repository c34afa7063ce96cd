// Through: stories, shares, messages
// Limits hold however many ask at once: read tables show none of them what the others are about to do.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../backend/kernel/db.ts'
import { newId } from '../../backend/kernel/ids.ts'

import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { MOST_OPEN } from '../../backend/modules/stories/contract.ts'
import { householdIn, startHouse, type Author, type Household } from '../household/household.ts'
import { placesIn, type Place } from './roles/place.ts'
import { outcomeOf } from './roles/rows.ts'
import { told } from './roles/things.ts'

let server: TestServer
let house: Household
let place: () => Promise<Place>
beforeAll(async () => {
  server = await startHouse()
  house = householdIn(server)
  place = await placesIn(server)
})
afterAll(() => server.stop())

const times = <T>(n: number, one: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: n }, (_, each) => one(each)))
const counted = (outcomes: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(outcomes, (one) => one)].map(([word, all]) => [word, all.length]))
const asking = ({ browser }: Pick<Author, 'browser'>, to: object, question = 'Who made you laugh?') =>
  browser.ask('POST', '/api/stories', { storyId: newId(), question, to })
/** Of many at once never more are let through than there is room for; as many are, once each has seen the others. */
const expectRoomFor = async (n: number, code: string, one: () => Promise<string>) => {
  const outcomes = await times(8, one)
  while (outcomes.at(-1) === 'ok' || outcomes.length < 11) outcomes.push(await one())
  expect(counted(outcomes)).toEqual({ ok: n, [code]: outcomes.length - n })
}
const someone = () => ({ name: 'Joseph', email: `joseph.${newId()}@hale.example` })

test('of twenty questions at once ten are asked', async () => {
  const ana = await house.author()
  const outcomes = await times(20, async () => outcomeOf(await asking(ana, someone())))
  expect(counted(outcomes)).toEqual({ ok: 10, 'too-many-asked': 10 })
})

test('of eight questions at once to one address one is asked', async () => {
  const ana = await house.author()
  const joseph = someone()
  const outcomes = await times(8, async (n) => outcomeOf(await asking(ana, joseph, `Who made you laugh? ${n}`)))
  expect(counted(outcomes)).toEqual({ ok: 1, 'asked-lately': 7 })
})

test('what is refused costs no question, of the asker or to the address', async () => {
  const [ana, joseph] = [await house.author(), someone()]
  for (let n = 0; n < 12; n += 1)
    expect(outcomeOf(await asking(ana, joseph, 'Did you see www.example.com?'))).toBe('no-links')
  expect(outcomeOf(await asking(ana, joseph))).toBe('ok')
})

test('the same question sent twice is one', async () => {
  const ana = await house.author()
  const question = { storyId: newId(), question: 'Who made you laugh?', to: someone() }
  const send = async () => outcomeOf(await ana.browser.ask('POST', '/api/stories', question))
  expect([await send(), await send()]).toEqual(['ok', 'ok'])
  const outcomes = await times(9, async () => outcomeOf(await asking(ana, someone())))
  expect(counted(outcomes)).toEqual({ ok: 9 })
})

test('of eight questions at once no more are open than may be', async () => {
  const ana = await house.author()
  await server.kernel.db.query(sql.typeAlias('void')`
    insert into stories.stories
      (id, family_id, contributor_id, question, name, state, mail, asked_at, expires_at, at, revision)
    select gen_random_uuid(), ${ana.id}, ${ana.id}, '{}', '{}', 'asked', 'none', now() - interval '2 days',
      now() + interval '58 days', now() - interval '2 days', 0
    from generate_series(1, ${MOST_OPEN - 3})`)
  await expectRoomFor(3, 'too-many-asked', async () => outcomeOf(await asking(ana, someone())))
})

test('of eight links at once no more lead somewhere than the plan has room for', async () => {
  const at = await place()
  const { familyId, people, browserOf } = at
  const id = await told(at, 'owner')
  const { shareLinks } = await server.kernel.entitled(familyId)
  await server.kernel.db.query(sql.typeAlias('void')`
    insert into shares.shares (id, family_id, contributor_id, title, note, things, expires_at, created_at,
      may_download, has_passcode, n, revision)
    select gen_random_uuid(), ${familyId}, ${people.owner.id}, '{}', '{}', '[]', now() + interval '1 day', now(),
      false, false, 1, 0
    from generate_series(1, ${shareLinks - 3})`)
  const wanted = () => ({ shareId: newId(), things: [{ kind: 'story', id }], title: 'The swing', mayDownload: false })
  await expectRoomFor(3, 'plan-required', async () =>
    outcomeOf(await browserOf('owner').ask('POST', '/api/shares', wanted(), { 'X-Family': familyId })),
  )
})

test('of eight drafts at once no more are kept than may be', async () => {
  const ana = await house.author()
  await server.kernel.db.query(sql.typeAlias('void')`
    insert into messages.messages (id, owner_id, kind, state, revision, created_at, updated_at)
    select gen_random_uuid(), ${ana.id}, 'text', 'draft', 0, now(), now() from generate_series(1, 497)`)
  await expectRoomFor(3, 'too-many-drafts', async () =>
    outcomeOf(await ana.browser.ask('POST', '/api/messages', { messageId: newId(), kind: 'text' })),
  )
})
