import type { Timeline, TimelineEntry } from '../../../../backend/modules/messages/contract.ts'
import type { TimelineKnot } from '../../../ui/DeliveryTimeline.tsx'
import { clockIn, dateIn } from '../../../ui/moment.ts'
import { CONTACTS } from './timeline/contacts.ts'
import { DELIVERY } from './timeline/delivery.ts'
import { LINKS } from './timeline/links.ts'
import { PLAN } from './timeline/plan.ts'
import { QUESTIONS } from './timeline/questions.ts'
import { RECIPIENTS } from './timeline/recipients.ts'
import type { Known, Round, Words } from './timeline/said.ts'

const SAID: Words = { ...PLAN, ...QUESTIONS, ...DELIVERY, ...LINKS, ...RECIPIENTS, ...CONTACTS }

const ARRIVALS = new Set(['delivery', 'delivered'])

/** Of what somebody has heard, the furthest is enough. */
const isFurthest = (entry: TimelineEntry, index: number, all: readonly TimelineEntry[]): boolean =>
  entry.label !== 'played' ||
  !all
    .slice(index + 1)
    .some(({ label, detail }) => label === 'played' && detail['recipientId'] === entry.detail['recipientId'])

/** What the thread shows, past first. */
const entriesOf = ({ past, planned }: Timeline): TimelineEntry[] => [...past, ...planned].filter(isFurthest)

const roundBefore = (before: readonly TimelineEntry[]): Round =>
  before.slice(
    Math.max(
      0,
      before.findLastIndex(({ label }) => label === 'scheduled'),
    ),
  )

/**
 * Past and planned on one thread. Days are told by the recipient's wall for the delivery, by the author's otherwise; so
 * is the clock, where a day is so short (`isDemo`) that it takes one.
 */
export const knotsOf = (timeline: Timeline, known: Known, isDemo = false): TimelineKnot[] =>
  entriesOf(timeline).map((entry, index, all) => {
    const said = SAID[entry.label]?.(entry, known, roundBefore(all.slice(0, index))) ?? {
      title: entry.label.replaceAll('-', ' '),
    }
    const zone = ARRIVALS.has(entry.label) ? (known.message.zone ?? undefined) : undefined
    return {
      id: `${index} ${entry.label}`,
      when: isDemo ? `${dateIn(entry.at, zone)}, ${clockIn(entry.at, zone)}` : dateIn(entry.at, zone),
      state: entry.kind === 'planned' ? 'planned' : 'done',
      isArrival: ARRIVALS.has(entry.label),
      ...said,
    }
  })
