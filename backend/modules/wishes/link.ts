import type { Kernel } from '../../kernel/kernel.ts'

const PURPOSE = 'wishes'

/** Where a trusted contact reads what is open to them: the same address in every email. */
export const readerPageOf = (
  { capabilities, settings }: Pick<Kernel, 'capabilities' | 'settings'>,
  accountId: string,
  contactId: string,
): string => `${settings.origin}/wishes/${capabilities.issue(PURPOSE, accountId, contactId)}`

export const isLinkOf = (
  { capabilities }: Pick<Kernel, 'capabilities'>,
  token: string,
  accountId: string,
  contactId: string,
): boolean => capabilities.isValid(token, PURPOSE, accountId, contactId)
