/** Something that a workflow should tend; `start` answers whether there was anything to start it for. */
export type Open = { readonly workflowId: string; readonly start: () => Promise<boolean> }
/** What of one type of workflow is open by what its module's tables and streams say. */
export type OpenPart = {
  readonly type: string
  /** As what the sweep counts it; what is only due is no trouble, and counted as nothing. */
  readonly counts?: 'missingLinks' | 'missingRecordings' | 'missingEnds' | 'missingLives' | 'missingMails'
  readonly find: () => Promise<readonly Open[]>
}
