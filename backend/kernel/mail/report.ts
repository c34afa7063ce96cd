import PostalMime, { type Attachment } from 'postal-mime'

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

/** The fields of a group, each on one line; of a name that comes twice, the first. */
const fieldsIn = (text: string): ReadonlyMap<string, string> => {
  const fields = new Map<string, string>()
  for (const line of text.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).trim().toLowerCase()
    if (colon > 0 && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim())
  }
  return fields
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

const textOf = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString('latin1')

/** @number how deep the parts of a mail lie in each other at the most. Those of programs lie two deep. */
const MOST_DEPTH = 8
/** A mail that lies in another is not opened. */
const AS_IT_LIES = { forceRfc822Attachments: true, maxNestingDepth: MOST_DEPTH } as const

/** What a mail says that came to a return path of ours, its bytes as latin1: by its report alone, never by its words. */
export const saidByMail = async (mail: string): Promise<Said> => {
  // Parts that lie deeper are no program's, and nobody's report.
  const read = await PostalMime.parse(Buffer.from(mail, 'latin1'), AS_IT_LIES).catch(() => undefined)
  if (!read) return { is: 'unread' }
  const { headers, attachments } = read
  const report = attachments.find(({ mimeType }) => REPORTS.has(mimeType))
  if (report) return saidByReport(textOf(report))
  const fields = new Map(headers.toReversed().map(({ key, value }) => [key, value]))
  if (attachments.some(({ mimeType }) => RECEIPTS.has(mimeType)) || isAutomatic(fields)) return { is: 'nothing' }
  return { is: 'unread' }
}
