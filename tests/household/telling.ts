/** What is told of a message beside its state. */
export type Telling = {
  /** It got its date before everybody had to have a proof. */
  readonly isOld?: boolean
  readonly title?: string
  readonly body?: string
  readonly people?: readonly string[]
  readonly mediaIds?: readonly string[]
  /** The words of a recording, by its id. */
  readonly transcripts?: Readonly<Record<string, string>>
  readonly messageId?: string
  /** Days from now. */
  readonly inDays?: number
  readonly answerRule?: 'silent' | 'always'
  /** How it comes back; a single date without. */
  readonly rule?: { readonly every: 'year' | 'month' }
  readonly linkDays?: number
  readonly preconsentDays?: number
}
