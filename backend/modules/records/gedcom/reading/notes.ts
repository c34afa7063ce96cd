/** What a reader came upon. Nothing of it stops the reading, and the text in question is kept. */
export type NoteCode =
  | 'another-charset'
  | 'unknown-byte'
  | 'nul'
  | 'no-level'
  | 'level-jump'
  | 'level-spelling'
  | 'no-head'
  | 'lower-case-tag'
  | 'too-deep'
  | 'long-line'
  | 'text-behind-pointer'
  | 'no-xref'
  | 'repeated-xref'
  | 'dangling-pointer'
  | 'cut-off'

export type Note = { readonly code: NoteCode; readonly line: number; readonly detail?: string }
