import type { Life } from './life.ts'

type Made = Pick<Life, 'reportsMade' | 'reports'>
/** A report that is not the first: the how manyth it is of that contact, when, and when the one before it was. */
export type Repeated = { readonly n: number; readonly at: string; readonly before: string }

/** When a contact has reported this author's death, also where that counts no more. */
export const reportsOf = ({ reportsMade }: Pick<Made, 'reportsMade'>, contactId: string): readonly string[] =>
  reportsMade.flatMap((each) => (each.contactId === contactId ? each.reportedAt : []))

/** Whether a contact's report of that moment repeats one of theirs; undefined where it is their first. */
export const repeatedBy = (life: Made, contactId: string, reportedAt: string): Repeated | undefined => {
  const until = reportsOf(life, contactId).filter((at) => at <= reportedAt)
  const before = until.at(-2)
  return before === undefined ? undefined : { n: until.length, at: reportedAt, before }
}

/** When somebody reported it last whose report counts no more; empty where nobody did. */
export const reportedBefore = ({ reportsMade, reports }: Made): string =>
  reportsMade.findLast(
    (made) =>
      !reports.some(({ contactId, reportedAt }) => contactId === made.contactId && reportedAt === made.reportedAt),
  )?.reportedAt ?? ''

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth']
export const nthTime = (n: number): string => `for the ${ORDINALS[n] ?? `${n}th`} time`
export const timesInWords = (n: number): string => ['never', 'once', 'twice'][n] ?? `${n} times`
