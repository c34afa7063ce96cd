import type { Numbered, Structure } from '../events.ts'

export type NoteLens = {
  readonly nodeId: number
  readonly text: string
  /** What a program wrote about an import of its own, and nobody of the family. */
  readonly isReport: boolean
}

const REPORT = /^Records not imported into\b/

/** The notes of a record, those too that are records of their own. */
export const notesIn = (root: Numbered, found: (xref: string) => Structure | undefined): readonly NoteLens[] =>
  root.children
    .filter(({ tag }) => tag === 'NOTE' || tag === 'SNOTE')
    .map(({ id, payload, pointer }) => {
      const text = (pointer === undefined ? payload : found(pointer)?.payload) ?? ''
      return { nodeId: id, text, isReport: REPORT.test(text) }
    })
    .filter(({ text }) => text !== '')
