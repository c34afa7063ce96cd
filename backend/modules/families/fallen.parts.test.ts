// Through: families
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { householdIn, startHouse, type Author, type Household } from '../../../tests/household/household.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { ForMe, InvitationRow } from './contract.ts'
import { eraseMember } from './decide/erase.ts'
import { family } from './family.ts'
import { familiesIn } from './testing/house.ts'

let server: TestServer
let house: Household
let families: ReturnType<typeof familiesIn>
beforeAll(async () => {
  server = await startHouse()
  house = householdIn(server)
  families = familiesIn(server.kernel, house)
})
afterAll(() => server.stop())

const forMe = async ({ browser }: Author) =>
  v.parse(v.array(ForMe), (await browser.ask('GET', '/api/invitations')).json)
const accept = ({ browser }: Author, token = '') => browser.ask('POST', `/api/invitations/${token}/accept`, {})

/** How a steward comes to be none. */
const ways: Readonly<Record<string, (owner: Author, steward: Author) => Promise<unknown>>> = {
  'was removed': ({ browser }, { id }) => browser.ask('DELETE', `/api/family/members/${id}`, {}),
  'has left': ({ id }, { browser }) => browser.ask('POST', '/api/family/leave', {}, { 'X-Family': id }),
  'ended the account': ({ id: familyId }, { id: accountId }) =>
    house.tell(family, familyId, eraseMember({ familyId, accountId })),
  'was made a contributor': ({ browser }, { id }) =>
    browser.ask('PATCH', `/api/family/members/${id}`, { role: 'contributor' }),
}

describe.each(Object.entries(ways))('an invitation of a steward who %s', (_, lose) => {
  /** The invited have confirmed their address where they find it in their list. */
  const invited = async (isVerified: boolean) => {
    const owner = await house.author({ username: 'ruth' })
    const steward = await families.member(owner, 'steward')
    const guest = await house.author({ username: 'nell', isVerified })
    const { token, answer } = await families.invite(steward, guest.email, 'contributor', {}, owner.id)
    expect(answer).toMatchObject({ status: 201 })
    return { owner, steward, guest, token }
  }
  const outcome = { status: 410, json: { code: 'invitation-over' } }

  test('is over for who has its link, and the family sees so', async () => {
    const { owner, steward, guest, token } = await invited(false)
    await lose(owner, steward)
    expect(await accept(guest, token)).toMatchObject(outcome)
    expect(await server.browser().ask('GET', `/api/invitations/${token}`)).toMatchObject(outcome)
    const sent = await owner.browser.ask('GET', '/api/family/invitations')
    expect(v.parse(v.array(InvitationRow), sent.json)[0]).toMatchObject({ email: guest.email, state: 'withdrawn' })
  })
  test('is over for who had found it in their list', async () => {
    const { owner, steward, guest } = await invited(true)
    const [mine] = await forMe(guest)
    await lose(owner, steward)
    expect(await forMe(guest)).toEqual([])
    expect(await accept(guest, mine?.token)).toMatchObject(outcome)
  })
})

test('an offer to a member ends with the membership, and does not come back with it', async () => {
  const owner = await house.author({ username: 'ruth' })
  const heir = await families.member(owner, 'steward')
  expect(await families.offer(owner, heir.id)).toMatchObject({ status: 200 })
  await owner.browser.ask('DELETE', `/api/family/members/${heir.id}`, {})
  const { token } = await families.invite(owner, heir.email, 'viewer')
  expect(await accept(heir, token)).toMatchObject({ status: 200 })
  const taken = await heir.browser.ask('POST', '/api/family/ownership/accept', {}, { 'X-Family': owner.id })
  expect(taken).toMatchObject({ status: 409, json: { code: 'offer-over' } })
})
