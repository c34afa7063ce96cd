import type { MessageRow, TimelineEntry } from '../../../../../backend/modules/messages/contract.ts'
import type { TimelineKnot } from '../../../../ui/DeliveryTimeline.tsx'
import { momentInWords } from '../../../../ui/moment.ts'

export type Known = {
  readonly message: Pick<MessageRow, 'recipientNames' | 'zone' | 'state' | 'answerRule' | 'isConfirmed'>
  /** A recipient's name by their id. */
  readonly nameOf: (recipientId: string) => string
}
/** What happened before since the message was sealed last. */
export type Round = readonly TimelineEntry[]
type Said = Pick<TimelineKnot, 'title' | 'line'> & { readonly state?: TimelineKnot['state'] }
/** Stable words of the server's timeline, each as a sentence. */
export type Words = Readonly<Record<string, (entry: TimelineEntry, known: Known, round: Round) => Said>>

export const text = (value: unknown): string => (typeof value === 'string' ? value : '')
/** A detail that is missing leaves a gap in a sentence, never a broken page. */
export const moment = (value: unknown, zone?: string | null): string =>
  Number.isNaN(Date.parse(text(value))) ? 'another day' : momentInWords(text(value), zone ?? undefined)

/** Nobody waits for an answer: it goes unless it is stopped. */
export const goesAnyway = ({ answerRule, isConfirmed }: Known['message']): boolean =>
  answerRule === 'always' || isConfirmed

const WAIVED: Readonly<Record<string, string>> = {
  quorum: 'The people you trust had told us.',
  presumed: 'You had not answered our questions, and your email address no longer works.',
}
/** Why a check was not waited for. */
export const whyWaived = ({ detail }: Pick<TimelineEntry, 'detail'>): string =>
  WAIVED[text(detail['basis'])] ?? 'We could not reach you for the time you set.'
