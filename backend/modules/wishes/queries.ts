import type { Kernel } from '../../kernel/kernel.ts'
import { trustedIn } from '../life/reading.ts'
import { MOST_READS, SECTIONS, type WishesView } from './contract.ts'
import { isSame, wishes, type Ask, type Wishes } from './wishes.ts'

const stateOf = ({ openedAt, deniedAt }: Ask) => {
  if (deniedAt !== '') return 'denied'
  return openedAt === '' ? 'waiting' : 'open'
}
type House = Pick<Kernel, 'load'>

/** An account's last wishes, as its streams say them now: no word of them stands in a table. */
export const wishesViewOf = async (kernel: House, accountId: string, known?: Wishes): Promise<WishesView> => {
  const [state, { contacts, names }] = await Promise.all([
    known ?? kernel.load(wishes, accountId).then((loaded) => loaded.state),
    trustedIn(kernel, accountId),
  ])
  const { sections, published, version, publishedAt, hash, reviewedAt, waitHours, asks, reads } = state
  return {
    sections: SECTIONS.map((name) => {
      const { words = '', when = 'after_death', savedAt = null } = sections[name] ?? {}
      return { name, words, when, savedAt, isChanged: !isSame(sections[name], published?.[name]) }
    }),
    version,
    publishedAt: publishedAt || null,
    hash,
    reviewedAt: reviewedAt || null,
    readers: contacts.map(({ name }) => name),
    waitHours,
    asks: Object.entries(asks).flatMap(([id, ask]) => {
      const contact = contacts.find(({ contactId }) => contactId === id)
      return contact
        ? [{ id, name: contact.name, state: stateOf(ask), askedAt: ask.askedAt, opensAt: ask.opensAt } as const]
        : []
    }),
    reads: reads
      .slice(-MOST_READS)
      .toReversed()
      .map(({ contactId, readAt }) => ({ name: names.get(contactId) ?? 'Someone', at: readAt })),
  }
}

/** How it stands with their author now, and who may read; undefined who is no trusted contact who agreed. */
export const momentOf = async (kernel: Pick<Kernel, 'load' | 'clock'>, accountId: string) => {
  const { contacts, isConfirmed, confirmedAt, waitsUntil } = await trustedIn(kernel, accountId)
  const moment = { isConfirmed, isWaiting: waitsUntil > kernel.clock.now() }
  return { contacts, moment, confirmedAt }
}
