import { vi } from 'vitest'
import * as v from 'valibot'
import { issueProof } from '../../../backend/kernel/identity/reauth.ts'
import { newId } from '../../../backend/kernel/ids.ts'
import { freshAddress } from '../../../backend/modules/accounts/testing/visitor.ts'
import { familiesIn } from '../../../backend/modules/families/testing/house.ts'
import { afterReading } from '../../household/press.ts'
import { ask, type Way } from './ways.ts'
import type { World } from './world.ts'

const Page = v.object({ nonce: v.string() })
const HOUR_MS = 3_600_000

const begun = async ({ server: { kernel }, house }: World) => {
  const owner = await house.author({ username: 'owner' })
  return { kernel, owner, of: `family-${owner.id}`, ...familiesIn(kernel, house) }
}
type Begun = Awaited<ReturnType<typeof begun>>

/** What the owner of a family asks for; `made` makes what has to be there first, and answers with its id. */
const byOwner =
  (method: string, path: string, made: (family: Begun) => Promise<string>, body: (id: string) => object = () => ({})) =>
  async (world: World): Promise<Way> => {
    const family = await begun(world)
    const id = await made(family)
    return { of: family.of, send: ask(family.owner.browser, method, path.replace(':id', id), body(id)) }
  }
const none = () => Promise.resolve('')
const aMember = async ({ owner, member }: Begun) => (await member(owner, 'viewer')).id
const anInvitation = async ({ owner, invite }: Begun) => (await invite(owner, freshAddress('nell'))).invitationId
const anOffer = async (family: Begun) => {
  const id = await aMember(family)
  await family.offer(family.owner, id)
  return id
}

/** What a member asks for who is to take over. */
const byOffered =
  (path: string) =>
  async (world: World): Promise<Way> => {
    const { owner, of, member, offer } = await begun(world)
    const one = await member(owner, 'viewer')
    await offer(owner, one.id)
    return { of, send: ask(one.browser, 'POST', path) }
  }
/** What is said on the page of an invitation, by whoever has its link. */
const byLink =
  (word: string) =>
  async (world: World): Promise<Way> => {
    const { owner, of, invite } = await begun(world)
    const { token } = await invite(owner, freshAddress('nell'))
    const browser = world.server.browser()
    const page = `/api/invitations/${token}`
    const send: Way['send'] = (key) =>
      afterReading(
        async () => v.parse(Page, (await browser.ask('GET', page)).json),
        ({ nonce }) => browser.ask('POST', `${page}/${word}`, { nonce }, key),
      )
    return { of, send }
  }

export const families: Readonly<Record<string, (world: World) => Promise<Way>>> = {
  'POST /api/families': async (world) => {
    const { owner, member, offer } = await begun(world)
    const one = await member(owner, 'viewer')
    await offer(owner, one.id)
    await one.browser.ask('POST', '/api/family/ownership/accept', {})
    await owner.browser.ask('POST', '/api/family/leave', {})
    return { send: ask(owner.browser, 'POST', '/api/families', { name: 'The Hales' }) }
  },
  'PATCH /api/family': byOwner('PATCH', '/api/family', none, () => ({ name: `The Hales ${newId().slice(-4)}` })),
  'PATCH /api/family/members/:id': byOwner('PATCH', '/api/family/members/:id', aMember, () => ({ role: 'steward' })),
  'DELETE /api/family/members/:id': byOwner('DELETE', '/api/family/members/:id', aMember),
  'POST /api/family/leave': async (world) => {
    const { owner, of, member } = await begun(world)
    return { of, send: ask((await member(owner, 'viewer')).browser, 'POST', '/api/family/leave') }
  },
  'POST /api/family/ownership': async (world) => {
    const family = await begun(world)
    const to = await aMember(family)
    const proof = await issueProof(family.kernel, family.owner.id)
    return { of: family.of, send: ask(family.owner.browser, 'POST', '/api/family/ownership', { to, proof }) }
  },
  'DELETE /api/family/ownership': byOwner('DELETE', '/api/family/ownership', anOffer),
  'POST /api/family/ownership/accept': byOffered('/api/family/ownership/accept'),
  'POST /api/family/ownership/decline': byOffered('/api/family/ownership/decline'),
  'POST /api/family/invitations': byOwner('POST', '/api/family/invitations', none, () => ({
    invitationId: newId(),
    name: 'Nell',
    email: freshAddress('nell'),
    role: 'viewer',
  })),
  'POST /api/family/invitations/:id/resend': async (world) => {
    const family = await begun(world)
    const id = await anInvitation(family)
    const send: Way['send'] = async (key) => {
      const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + HOUR_MS)
      try {
        return await family.owner.browser.ask('POST', `/api/family/invitations/${id}/resend`, {}, key)
      } finally {
        clock.mockRestore()
      }
    }
    return { of: family.of, send }
  },
  'DELETE /api/family/invitations/:id': byOwner('DELETE', '/api/family/invitations/:id', anInvitation),
  'POST /api/invitations/:token/accept': async (world) => {
    const { owner, of, invite } = await begun(world)
    const nell = await world.house.author({ username: 'nell' })
    const { token } = await invite(owner, nell.email)
    return { of, send: ask(nell.browser, 'POST', `/api/invitations/${token}/accept`) }
  },
  'POST /api/invitations/:token/decline': byLink('decline'),
  'POST /api/invitations/:token/not-me': byLink('not-me'),
}
