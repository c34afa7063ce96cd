import { derivedId } from '../../kernel/ids.ts'

/** The stream of a record: of its tree and of its name there, so that a file read again meets what it made. */
export const recordIdOf = (treeId: string, key: string): string => derivedId(`record:${treeId}:${key}`)

/** What names a record that has no name in its file: its place. */
export const keyOf = (xref: string | undefined, place: number): string => xref ?? `#${place}`

/** The name in files of a person or a family that was added here, of capitals and digits as all programs read them. */
export const xrefOf = (id: string): string => `E${id.replaceAll('-', '').toUpperCase().slice(-19)}`
