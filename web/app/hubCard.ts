import type { LucideIcon } from 'lucide-react'

/** How a module puts its card of the hub into words; its rows come by the card of the same name in the module's backend. */
export type HubCardWords = {
  readonly card: string
  readonly icon: LucideIcon
  /** A duty stands before all else. */
  readonly isDuty?: boolean
  readonly title: string
  readonly line: (n: number) => string
  /** Where all of it is. */
  readonly all: { readonly href: string; readonly words: string }
  /** Where one of it is; without, its rows are no links. */
  readonly one?: (id: string) => string
  /** Stands where a row has no title. */
  readonly untitled?: string
}
