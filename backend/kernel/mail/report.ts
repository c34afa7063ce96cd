import { fieldsIn, leavesOf, mimeIn } from './mime.ts'

/** What a mail to our return path says: it failed so (RFC 3463), nobody can tell what, or nothing that concerns it. */
export type Said = { readonly is: 'failed'; readonly status: string } | { readonly is: 'unread' | 'nothing' }

const STATUS = /^[245]\.\d{1,3}\.\d{1,3}$/
/** Something failed; nobody says what. */
const UNKNOWN = '5.0.0'
const REPORTS = new Set(['message/delivery-status', 'message/global-delivery-status'])
/** A program read it to somebody, or says that they did: it is no return. */
const RECEIPTS = new Set(['message/disposition-notification', 'message/global-disposition-notification'])

export const statusIn = (field: string): string => {
  const status = field.trim().split(/[\s(]/, 1)[0] ?? ''
  return STATUS.test(status) ? status : UNKNOWN
}

/** The groups of a report (RFC 3464): the mail's own, then one a recipient. The first that failed counts. */
export const saidByReport = (report: string): Said => {
  for (const group of report.split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/)) {
    const fields = fieldsIn(group)
    const action = (fields.get('action') ?? '').split(/[\s;(]/, 1)[0] ?? ''
    if (action.toLowerCase() === 'failed') return { is: 'failed', status: statusIn(fields.get('status') ?? '') }
  }
  return { is: 'nothing' }
}

/** An answer that nobody wrote (RFC 3834): its words say nothing of how our mail fared, whatever they are. */
const isAutomatic = (headers: ReadonlyMap<string, string>): boolean => {
  const submitted = headers.get('auto-submitted') ?? 'no'
  const precedence = headers.get('precedence') ?? ''
  if (!/^no\b/i.test(submitted) || /^(bulk|auto[_-]reply|list)\b/i.test(precedence)) return true
  return ['x-autoreply', 'x-autorespond', 'x-auto-response-suppress'].some((name) => headers.has(name))
}

/** What a mail says that came to a return path of ours: by its report alone, never by its words. */
export const saidByMail = (mail: string): Said => {
  const whole = mimeIn(mail)
  const leaves = leavesOf(whole)
  const report = leaves.find(({ type }) => REPORTS.has(type))
  if (report) return saidByReport(report.content)
  if (leaves.some(({ type }) => RECEIPTS.has(type)) || isAutomatic(whole.headers)) return { is: 'nothing' }
  return { is: 'unread' }
}
