import { vi } from 'vitest'
import type { Envelope } from '../../../backend/kernel/log/codec.ts'
import type { Stored } from '../../../backend/kernel/log/stored.ts'
import { account } from '../../../backend/modules/accounts/account.ts'
import type { AccountsEvent } from '../../../backend/modules/accounts/events.ts'
import { setLifePlan } from '../../../backend/modules/life/decide/plan.ts'
import { askCode, reportDeath } from '../../../backend/modules/life/decide/report.ts'
import { life } from '../../../backend/modules/life/life.ts'
import { ownerOf } from '../../household/household.ts'
import { until } from '../shapes.ts'
import type { Theatre } from '../theatre.ts'
import { begun, type Live, type Lives } from './live.ts'

/** Somebody whom no mail reaches. */
const lost = async (theatre: Theatre, ended: Parameters<Live>[1]) => {
  const { author, messageId } = await ended('link-refused')
  const { claim } = await until(theatre, messageId, ({ status }) => status === 'undeliverable')
  const id = claim?.recipients[0]?.deliveryId ?? ''
  await theatre.client.workflow.getHandle(`delivery-${id}`).result()
  return { author, id }
}

const PLAN = { intervalDays: 14, asks: 2, askEveryDays: 2, preconsentDays: null, k: null, challengeDays: 7 }
const SET = { ...PLAN, confirmSingle: false, isVerified: true, isReauthenticated: true }

const end = async ({ house, server }: Pick<Theatre, 'house' | 'server'>, id: string): Promise<void> => {
  const erased: AccountsEvent = { type: 'AccountErased', data: { erasedAt: server.kernel.clock.now() } }
  await house.tell(account, id, () => [erased])
}

export const lived: Lives = {
  // Asked twice and presumed to have died; the account ends.
  watched: async ({ house, server }) => {
    const { id } = await house.author()
    await house.tell(life, id, setLifePlan(SET), ownerOf(id))
    await vi.waitFor(async () => {
      const { verdict } = (await server.kernel.load(life, id)).state
      if (verdict?.isConfirmed !== false) throw new Error('The questions are not over')
    }, 90_000)
    await end({ house, server }, id)
    return `life-${id}`
  },
  // Two contacts report a death and nobody objects; the account ends.
  challenged: async ({ house, server }) => {
    const author = await house.author()
    const contactIds = [await house.contact(author), await house.contact(author, { name: 'Sam' })]
    const reports = { ...SET, intervalDays: null, k: 2, challengeDays: 2 }
    await house.tell(life, author.id, setLifePlan(reports), ownerOf(author.id))
    for (const contactId of contactIds) {
      const by = { kind: 'contact', id: contactId } as const
      await house.tell(life, author.id, askCode({ contactId, nonce: contactId }), by)
      await house.tell(life, author.id, reportDeath({ contactId, isRight: true }), by)
    }
    await vi.waitFor(async () => {
      const { verdict } = (await server.kernel.load(life, author.id)).state
      if (!verdict?.isConfirmed) throw new Error('The days to object are not over')
    }, 90_000)
    await end({ house, server }, author.id)
    return `life-${author.id}`
  },
  invited: async ({ house }) => {
    const author = await house.author()
    return `life-${author.id}.contact-${await house.contact(author, { isAsked: true })}`
  },
  'asked-for-proof': async (theatre) => {
    const { id } = await theatre.house.author()
    return begun(theatre, 'tend', 'mail', `life-${id}.proof-1`, [{ stream: `life-${id}`, part: 'proof-1' }])
  },
  'newcomer-caught-up': async (theatre, ended) => {
    const { author } = await lost(theatre, ended)
    const contactId = await theatre.house.contact(author, { name: 'Sam' })
    const events = await theatre.server.kernel.store.read(`life-${author.id}`)
    const isYes = ({ type, data }: Stored) =>
      type === 'ContactAccepted' && (data as Envelope).pub['contactId'] === contactId
    return `life-${author.id}.agreed.${events.findIndex(isYes)}`
  },
}
