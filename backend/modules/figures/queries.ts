import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Figure, Figures, SecurityPoint } from './contract.ts'
import { sampleFigures, sampleNotices } from './samples.ts'
import { visitorsNow } from './visits.ts'

/**
 * @number families, messages and reviews below which a figure about us is not shown. Below these it says nothing about
 * us.
 */
const FEWEST = { families: 25, messages: 100, reviews: 5 } as const
/** @number visitors below which their number is not shown */
const FEWEST_VISITORS = 5

const inWords = (count: number) => count.toLocaleString('en-US')
const Count = v.object({ families: v.number(), messages: v.number() })
const Rating = v.object({ reviews: v.number(), average: v.nullable(v.number()) })

/**
 * Figures counted from the read tables: families are those that were founded and accounts that keep a message, each
 * family once; messages are those that were planned; demos are neither. A rate of solved searches needs closed
 * requests, so it is no figure before there are any.
 */
const liveFigures = async ({ db }: Kernel): Promise<Figure[]> => {
  const { families, messages } = await db.one(sql.type(Count)`
    with demos as (select id from accounts.accounts where is_demo),
      kept as (select owner_id, round from messages.messages where owner_id not in (select id from demos)),
      served as (
        select id from families.families where ended_at is null and owner_id not in (select id from demos)
        union
        select coalesce((
          select m.family_id from families.members m where m.account_id = kept.owner_id
          order by m.joined_at, m.family_id limit 1), kept.owner_id) from kept)
    select (select count(*) from served) as families, (select count(*) from kept where round > 0) as messages`)
  const figures: Figure[] = []
  if (families >= FEWEST.families)
    figures.push({ id: 'families', text: `${inWords(families)} families served`, isSample: false })
  if (messages >= FEWEST.messages)
    figures.push({ id: 'messages', text: `${inWords(messages)} messages`, isSample: false })
  const { reviews, average } = await db.one(sql.type(Rating)`
    select count(*) as reviews, round(avg(stars), 1) as average from reviews.reviews where state = 'approved'`)
  if (reviews >= FEWEST.reviews && average !== null)
    figures.push({ id: 'rating', text: `${average}/5 rating from ${inWords(reviews)} reviews`, isSample: false })
  return figures
}

const Backed = v.object({ several: v.boolean(), isFresh: v.nullable(v.boolean()), isProved: v.nullable(v.boolean()) })
const HOUR_MS = 3_600_000

/** Several backups, the last good one less than 26 hours old, and one of the last 35 days read back. */
const areBackupsProved = async ({ db, clock }: Kernel): Promise<boolean> => {
  // A house of short days makes one an hour.
  const days = (n: number) => `${n * Math.max(clock.dayMs, HOUR_MS)} milliseconds`
  const { several, isFresh, isProved } = await db.one(sql.type(Backed)`
    select count(*) filter (where state = 'good') > 1 as several,
      max(finished_at) filter (where state = 'good') > now() - ${days(26 / 24)}::interval as is_fresh,
      max(proved_at) > now() - ${days(35)}::interval as is_proved
    from backups.backups`)
  return several && isFresh === true && isProved === true
}

/**
 * What is true of this installation. Each text and recording is sealed with a key of its own, but the sentence speaks
 * of the way as well: without TLS it is not shown. A desk that is never empty has no evidence yet.
 */
const liveSecurity = async (kernel: Kernel): Promise<SecurityPoint[]> => [
  { id: 'encryption', isShown: kernel.settings.origin.startsWith('https:') },
  { id: 'backups', isShown: await areBackupsProved(kernel) },
  { id: 'privacy', isShown: true },
  { id: 'guarantee', isShown: false },
  { id: 'support', isShown: false },
]

/**
 * The registry of figures: what the public pages may say about us, by the operator's mode. Counted from the read tables
 * each time, without events of its own: nobody decides a figure, and none can differ from what it counts.
 */
export const figuresOf = async (kernel: Kernel): Promise<Figures> => {
  const { claimsMode: mode } = kernel.settings
  const security = await liveSecurity(kernel)
  if (mode === 'off') return { mode, claims: [], security, visitors: null, notices: [] }
  if (mode === 'sample') {
    const shown = security.map(({ id }) => ({ id, isShown: true }))
    return { mode, claims: [...sampleFigures], security: shown, visitors: null, notices: [...sampleNotices] }
  }
  const visitors = await visitorsNow(kernel)
  // Nobody is asked yet whether a sign-up may be told of, so none is.
  return {
    mode,
    claims: await liveFigures(kernel),
    security,
    visitors: visitors >= FEWEST_VISITORS ? visitors : null,
    notices: [],
  }
}
