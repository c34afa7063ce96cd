import { ERASED } from '../../kernel/log/codec.ts'
import { fold } from '../../kernel/log/decider.ts'
import { dateInWords, html } from '../../kernel/page/html.ts'
import type { ExportedFile } from '../../kernel/process/module.ts'
import type { LifeEvent } from './events.ts'
import { contactIn, life } from './life.ts'

/** A contact told us of its author's death. `ended` says what became of that; it is left out while the report stands. */
type Report = {
  readonly contactId: string
  readonly reportedAt: string
  readonly ended?: {
    readonly how: 'taken back' | 'you answered' | 'they left your trusted contacts'
    readonly at: string | null
  }
}

const stands = ({ ended }: Report): boolean => ended === undefined
const endedBy = (reports: readonly Report[], contactId: string, ended: NonNullable<Report['ended']>) =>
  reports.map((each) => (each.contactId === contactId && stands(each) ? { ...each, ended } : each))

/** Every report that was ever made, the first one first; the fold of the life keeps those alone that stand. */
const reports = fold<readonly Report[], LifeEvent>('life', [], (told, { type, data }) => {
  if (type === 'DeathReported') return [...told, { contactId: data.contactId, reportedAt: data.reportedAt }]
  if (type === 'ReportWithdrawn') return endedBy(told, data.contactId, { how: 'taken back', at: data.withdrawnAt })
  if (type === 'ContactDeclined')
    return endedBy(told, data.contactId, { how: 'they left your trusted contacts', at: data.declinedAt })
  if (type === 'ContactRemoved')
    return endedBy(told, data.contactId, { how: 'they left your trusted contacts', at: null })
  if (type !== 'SignOfLifeSeen') return told
  const ended = { how: 'you answered', at: data.seenAt } as const
  return told.map((each) => (stands(each) ? { ...each, ended } : each))
})

const inWords = ({ name, reportedAt, ended }: Omit<Report, 'contactId'> & { readonly name: string }): string => {
  const on = ended?.at ? ` on ${dateInWords(ended.at)}` : ''
  const told = `${name} told us on ${dateInWords(reportedAt)} that you had died`
  return ended ? `${told}; ${ended.how}${on}.` : `${told}.`
}

/** Who told us of their death, when, and what became of it. A code is in none of it. */
export const exportedReports: ExportedFile = {
  name: 'reports',
  title: 'reports of your death',
  place: 32,
  of: async (kernel, { id }) => {
    const [told, { state }] = await Promise.all([kernel.load(reports, id), kernel.load(life, id)])
    const data = told.state.map(({ contactId, ...report }) => {
      const name = contactIn(state, contactId)?.name ?? ''
      return { name: name === ERASED ? '' : name, ...report }
    })
    const page = html`<section>
      <h2>Reports of your death</h2>
      <ul>
        ${data.map((report) => html`<li>${inWords(report)}</li>`)}
      </ul>
    </section>`
    return { data, page: data.length > 0 ? page : undefined }
  },
}
