import * as v from 'valibot'
import { bounded } from '../../../kernel/words/bounded.ts'

/** @number when contacts may report a death again. After an answer from the author's mailbox that ended reports. */
export const REPORT_AGAIN_DAYS = 7
/** @number how long after an answer by mail a challenge is answered by signing in only */
export const BY_MAIL_DAYS = 365

/**
 * A contact tells us of a death, by the form of their page and the code from their own mailbox.
 * @number characters of the code for a report of a death
 */
export const ReportDeath = v.strictObject({ nonce: bounded(), code: v.pipe(v.string(), v.trim(), v.maxLength(20)) })
export type ReportDeath = v.InferOutput<typeof ReportDeath>
