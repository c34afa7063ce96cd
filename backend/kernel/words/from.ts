import { shownName } from './names.ts'

/** The author as a recipient knows them; the relation is empty where nobody said. */
export type From = {
  readonly author: string
  readonly relation: string
  /** Whether they show a picture of themselves; only where one can be seen is it said. */
  readonly hasPortrait?: boolean
  /** In which the days on their page are said: the reader's own where it is known, else the message's. */
  readonly zone?: string | undefined
  /** The grown child whose message it is, where a guardian reads it. */
  readonly handTo?: string
}
type Known = {
  readonly name?: string
  readonly relation?: string
  readonly isGuardians?: boolean
  readonly isGrown?: boolean
  readonly zone?: string | null
}

/** A guardian reads a child's mail, and the author is something else to them than to the child. */
export const fromOf = (name: string, reader: Known | null | undefined, zone?: string | null): From => ({
  author: shownName(name),
  relation: reader?.isGuardians ? '' : (reader?.relation ?? ''),
  zone: reader?.zone ?? zone ?? undefined,
  ...(reader?.isGuardians && reader.isGrown && { handTo: reader.name ?? '' }),
})

/** "Ruth Hale, your grandmother". */
export const signed = ({ author, relation }: From): string => (relation ? `${author}, ${relation}` : author)

/** Only where there is more to say than a subject does. */
export const fromLine = (from: From): readonly string[] => (from.relation ? [`From ${signed(from)}.`] : [])
