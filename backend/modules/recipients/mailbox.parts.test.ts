// Through: accounts, recipients
import { expect, test } from 'vitest'
import { aHouse } from '../../../tests/household/aHouse.ts'
import { ownerOf } from '../../../tests/household/household.ts'
import { account } from '../accounts/account.ts'
import { changeProfile } from '../accounts/decide/profile.ts'
import { mailboxAt } from './mailbox.ts'
import { recipient } from './recipient.ts'

const { server, house } = aHouse()
const OWN = 'sophie@hale.example'
/** The 18th birthday begins in Auckland a day before it begins in Los Angeles. */
const TURNS = { birthday: '2012-06-14', auckland: '2030-06-13T12:00:00.000Z', losAngeles: '2030-06-14T07:00:00.000Z' }
const before = (at: string) => new Date(Date.parse(at) - 1).toISOString()

/** Where something goes that is sent to Sophie then. */
const goes = async ({ zone, authorsZone }: { zone?: string; authorsZone?: string }) => {
  const ana = await house.author()
  if (authorsZone) await house.tell(account, ana.id, changeProfile({ zone: authorsZone }), ownerOf(ana.id))
  const child = { name: 'Sophie', isChild: true, birthday: TURNS.birthday, ownAddress: OWN, ...(zone && { zone }) }
  const { state } = await server.kernel.load(recipient, await house.person(ana, child))
  return async (at: string) => (await mailboxAt(server.kernel, state, at)).address === OWN
}

test.each([
  ['her own zone', { zone: 'Pacific/Auckland', authorsZone: 'America/Los_Angeles' }, TURNS.auckland],
  ['her author’s, where hers is not known', { authorsZone: 'America/Los_Angeles' }, TURNS.losAngeles],
  ['no zone that anybody knows', {}, '2030-06-14T00:00:00.000Z'],
])('a child is grown up from the first moment of her birthday on, in %s', async (_, zones, at) => {
  const isHers = await goes(zones)
  expect([await isHers(before(at)), await isHers(at)]).toEqual([false, true])
})
