import { Refused } from '../../../kernel/errors.ts'
import type { Shareable } from '../../../kernel/process/shareable.ts'

export type Note = {
  readonly familyId: string
  readonly contributorId: string
  readonly title: string
  mayShare: boolean
}

/** A kind of things for tests: notes, which are kept in memory. */
export const notesOf = () => {
  const notes = new Map<string, Note>()
  const kind: Shareable = {
    kind: 'note',
    titlesOf: (_, ids) => Promise.resolve(new Map(ids.map((id) => [id, notes.get(id)?.title ?? '']))),
    standingOf: (_, id, familyId) => {
      const note = notes.get(id)
      return Promise.resolve(note?.familyId === familyId ? note : undefined)
    },
    parts: (_, ids) => {
      const said = {
        by: 'Joseph',
        at: null,
        words: 'The quay.',
        durationMs: 1_000,
        hasSound: true,
        picture: null,
        pages: 0,
        n: 0,
      }
      return Promise.resolve(new Map(ids.map((id) => [id, { title: notes.get(id)?.title ?? '', ...said }])))
    },
    open: (ctx, _, id, part, fileName) => {
      if (part === 'video') throw new Refused('not-found')
      if (fileName) ctx.attachment(fileName)
      ctx.body = `${part} of ${notes.get(id)?.title ?? ''}`
      return Promise.resolve()
    },
    choices: (_, familyId) =>
      Promise.resolve(
        [...notes]
          .filter(([, note]) => note.familyId === familyId)
          .map(([id, { title, contributorId, mayShare }]) => ({ id, title, contributorId, mayShare })),
      ),
  }
  return { notes, kind }
}
