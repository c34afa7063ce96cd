import type { Timeline, TimelineEntry } from '../../../../backend/modules/messages/contract.ts'
import type { TimelineKnot } from '../../../ui/DeliveryTimeline.tsx'
import { clockIn, dateIn } from '../../../ui/moment.ts'
import { namesInWords } from '../stateStrings.ts'
import { CONTACTS } from './timeline/contacts.ts'
import { DELIVERY } from './timeline/delivery.ts'
import { LINKS } from './timeline/links.ts'
import { PLAN } from './timeline/plan.ts'
import { QUESTIONS } from './timeline/questions.ts'
import { RECIPIENTS } from './timeline/recipients.ts'
import type { Known, Round, Words } from './timeline/said.ts'

const SAID: Words = { ...PLAN, ...QUESTIONS, ...DELIVERY, ...LINKS, ...RECIPIENTS, ...CONTACTS }

/** What an author looks for: sealed, checked, checked, delivered, opened, and what keeps it from going on. */
const HUMAN = new Set([
  'drafted',
  'restored',
  'kept',
  'triggered',
  'scheduled',
  'date-moved',
  'date-retimed',
  'notice',
  'notice-accepted',
  'notice-waived',
  'answered',
  'held',
  'hold-released',
  'paused',
  'resumed',
  'resume',
  'delivery',
  'delivered',
  'unlocked',
  'erased',
])
/** What went before it counts no more. */
const BEGINS_ANEW = new Set(['scheduled', 'kept'])
/** Steps that say how far a delivery has come; once it has arrived they are details. */
const UNTIL_DELIVERED = new Set(['delivery-begun', 'first-mail', 'released'])
const isDetail = (entry: TimelineEntry, state: TimelineKnot['state'], later: readonly TimelineEntry[]): boolean => {
  // What gave it its date stands before it.
  const after = entry.label === 'triggered' ? later.slice(1) : later
  if (after.some(({ label }) => BEGINS_ANEW.has(label))) return true
  if (state === 'problem' || state === 'stopped') return false
  if (UNTIL_DELIVERED.has(entry.label)) return later.some(({ label }) => label === 'delivered')
  return !HUMAN.has(entry.label)
}

const ARRIVALS = new Set(['delivery', 'delivered'])

/** Whether nobody later in the list has played more: of what a recipient has heard, the furthest is enough. */
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
    const state = said.state ?? (entry.kind === 'planned' ? 'planned' : 'done')
    return {
      id: `${index} ${entry.label}`,
      when: isDemo ? `${dateIn(entry.at, zone)}, ${clockIn(entry.at, zone)}` : dateIn(entry.at, zone),
      isArrival: ARRIVALS.has(entry.label),
      isDetail: isDetail(entry, state, all.slice(index + 1)),
      ...said,
      state,
    }
  })

/** The knots without details, and the last one of all: somebody opens it. */
export const fewOf = (
  knots: readonly TimelineKnot[],
  { past, planned }: Timeline,
  names: readonly string[],
): TimelineKnot[] => {
  const few = knots.filter((knot) => knot.isDetail !== true)
  const arrives = [...past.slice(-1), ...planned].some(({ label }) => ARRIVALS.has(label))
  return arrives ? [...few, opening(names)] : few
}
const opening = (names: readonly string[]): TimelineKnot => ({
  id: 'opening',
  state: 'planned',
  when: 'After that',
  title: `${namesInWords(names)} ${names.length === 1 ? 'opens' : 'open'} it`,
  line: 'We’ll tell you.',
})
