import type { Armed, Withdrawn } from '../events.ts'
import { noSilence } from '../../../kernel/log/silence.ts'

/** What was said of an occasion, and counts no more. */
export type Fallen = Withdrawn & Pick<Armed, 'announcerIds' | 'occasion'>

export const fallenBy = (data: Withdrawn, armed: Armed | undefined): Fallen => ({
  ...data,
  announcerIds: armed?.announcerIds ?? [],
  ...(armed?.occasion !== undefined && { occasion: armed.occasion }),
})

/** Nothing that it waits for. */
export const notKept = { armed: undefined, announced: undefined } as const

/** The same terms as before, where an event does not say the occasion anew. */
const termsOf = (armed: Armed, before: Armed | undefined): Armed =>
  armed.mode === 'milestone' && armed.occasion === undefined && before?.occasion !== undefined
    ? { ...armed, occasion: before.occasion }
    : armed

/** Kept until needed: no date, no check of an earlier round, nothing that time moves. */
export const dormantBy = (armed: Armed, before: Armed | undefined) =>
  ({
    status: 'dormant',
    armed: termsOf(armed, before),
    announced: undefined,
    zone: armed.zone,
    dayMs: armed.dayMs,
    local: '',
    dueAt: '',
    promisedAt: '',
    slots: [],
    notices: {},
    silence: noSilence,
    taken: [],
    isConfirmed: false,
    plan: undefined,
    chosenBefore: undefined,
    claim: undefined,
  }) as const
