import type { Armed, Withdrawn } from '../events.ts'
import { noSilence } from '../../../kernel/log/silence.ts'

/** An announcement of an occasion that counts no more. */
export type Fallen = Withdrawn & Pick<Armed, 'announcerIds' | 'occasion'>

export const fallenBy = (data: Withdrawn, armed: Armed | undefined): Fallen => ({
  ...data,
  announcerIds: armed?.announcerIds ?? [],
  ...(armed?.occasion !== undefined && { occasion: armed.occasion }),
})

/** The fields of a message that waits for nothing. */
export const notKept = { armed: undefined, announced: undefined } as const

/** The terms of an event, with the occasion of before where the event does not say it anew. */
const termsOf = (armed: Armed, before: Armed | undefined): Armed =>
  armed.mode === 'milestone' && armed.occasion === undefined && before?.occasion !== undefined
    ? { ...armed, occasion: before.occasion }
    : armed

/** A message that is kept until needed: no date, no check of an earlier round, nothing that time moves. */
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
