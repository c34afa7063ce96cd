import { Refused, refusing } from '../../../kernel/errors.ts'
import type { Actor } from '../../../kernel/event.ts'
import { mayChange, type FamilyRole } from '../../../kernel/identity/roles.ts'
import type { Decision } from '../../../kernel/log/decider.ts'
import type { ScrapbookRefusal } from '../contract.ts'
import type { ScrapbooksEvent } from '../events.ts'
import type { Scrapbook } from '../scrapbook.ts'

export type Decide = Decision<Scrapbook, ScrapbooksEvent>
/** What whoever asks is in the scrapbook's family. */
export type As = { readonly role: FamilyRole }
export const refuse = refusing<ScrapbookRefusal>()

export const requireMay = ({ status, contributorId }: Scrapbook, by: Actor, { role }: As): void => {
  if (status === 'new' || status === 'erased') throw new Refused('not-found')
  if (!mayChange(role, contributorId === by.id)) throw new Refused('forbidden')
}
