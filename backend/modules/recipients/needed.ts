import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { ERASED, SealedText } from '../../kernel/log/codec.ts'
import { plus } from '../../kernel/log/decider.ts'
import { resolveLocal } from '../../kernel/words/zones.ts'
import { isArmed, statusesThat } from '../messages/reading.ts'
import { comesOfAgeOn } from './contract/grown.ts'
import { zoneOf } from './mailbox.ts'

/** @number how long before something comes to a grown child their guardian is asked for the child's own address */
const AHEAD_DAYS = 365

type Left = {
  readonly birthday: string
  readonly zone: string
  /** When a message comes; null where it is kept until something happens. */
  readonly dueAt: string | null
  readonly isOnce: boolean
}

/**
 * From when the guardian is asked, for a message that is left for a child: a year before it comes to somebody grown up, or
 * before the 18th birthday where it may come on any day after that. Undefined where it comes to a child.
 */
export const askGuardianFrom = ({ birthday, zone, dueAt, isOnce }: Left, dayMs: number): string | undefined => {
  const grownAt = resolveLocal(`${comesOfAgeOn(birthday)}T00:00`, zone)
  if (grownAt === undefined || (isOnce && dueAt !== null && dueAt < grownAt)) return undefined
  return plus(dueAt !== null && dueAt > grownAt ? dueAt : grownAt, -AHEAD_DAYS * dayMs)
}

const Row = v.object({
  id: v.string(),
  ownerId: v.string(),
  birthday: SealedText,
  zone: v.nullable(v.string()),
  dueAt: v.nullable(v.string()),
  isOnce: v.boolean(),
})

/** What is left for children who have no address of their own, and reaches them grown up; with when their guardian is asked. */
const leftFor = async (kernel: Kernel, where: ReturnType<typeof sql.fragment>) => {
  const rows = await kernel.db.any(sql.type(Row)`
    select r.id, r.owner_id, r.birthday, r.zone, m.due_at, m.mode is distinct from 'recurring' as is_once
    from recipients.recipients r join messages.messages m on m.owner_id = r.owner_id and r.id = any(m.recipient_ids)
    where r.is_child and not r.is_removed and r.own_address is null and r.birthday is not null
      and m.state = any(${sql.array(statusesThat(isArmed), 'text')}) and ${where}
    order by r.id`)
  const found = await Promise.all(
    rows.map(async ({ id, birthday: sealed, ...row }) => {
      const birthday = await kernel.unseal(sealed)
      if (birthday === ERASED) return []
      const left = { birthday, zone: await zoneOf(kernel, row), dueAt: row.dueAt, isOnce: row.isOnce }
      const from = askGuardianFrom(left, kernel.clock.dayMs)
      return from === undefined ? [] : [{ id, from }]
    }),
  )
  return found.flat()
}

/** Whether something that has not been sent is to reach a child grown up. */
export const isAddressNeeded = async (kernel: Kernel, recipientId: string): Promise<boolean> =>
  (await leftFor(kernel, sql.fragment`r.id = ${recipientId}`)).length > 0

/** The children whose guardians are to be asked by now for the child's own address, or whether that is so of one. */
export const guardiansToAsk = async (kernel: Kernel, recipientId: string | null = null): Promise<readonly string[]> => {
  const now = kernel.clock.now()
  const left = await leftFor(
    kernel,
    sql.fragment`(${recipientId}::uuid is null or r.id = ${recipientId}::uuid)
      and r.guardian_asked_at is null and r.consent not in ('declined', 'wrong-person')
      and (m.mode = 'recurring' or m.due_at is null or m.due_at <= ${plus(now, AHEAD_DAYS * kernel.clock.dayMs)})`,
  )
  return [...new Set(left.flatMap(({ id, from }) => (from <= now ? [id] : [])))]
}
