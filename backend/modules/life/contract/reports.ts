import * as v from 'valibot'
import { bounded } from '../../../kernel/words/bounded.ts'

/** After an answer from the author's mailbox that ended reports, contacts may report again after so many days. */
export const REPORT_AGAIN_DAYS = 7
/** A challenge within so many days after it is answered by signing in only. */
export const BY_MAIL_DAYS = 365

/** A contact tells us of a death, by the form of their page and the code from their own mailbox. */
export const ReportDeath = v.strictObject({ nonce: bounded(), code: v.pipe(v.string(), v.trim(), v.maxLength(20)) })
export type ReportDeath = v.InferOutput<typeof ReportDeath>
