import type { Kernel } from '../../kernel/kernel.ts'

type Issues = Pick<Kernel, 'capabilities'>
export const INVITE = 'family-invite'
const BOUNCE = 'bounce-family-invite'

export const invitationTokenOf = ({ capabilities }: Issues, familyId: string, invitationId: string): string =>
  capabilities.issue(INVITE, familyId, invitationId)

/** The page of an invitation: every mail has the same. */
export const invitationLinkOf = (
  house: Pick<Kernel, 'capabilities' | 'settings'>,
  familyId: string,
  id: string,
): string => `${house.settings.origin}/invite/${invitationTokenOf(house, familyId, id)}`

/** What an invitation's mail is returned to: it names the family, the invitation and the mail. */
export const returnTokenOf = ({ capabilities }: Issues, familyId: string, invitationId: string, n: number): string =>
  capabilities.issue(BOUNCE, familyId, invitationId, n)

export const isReturnOf = ({ capabilities }: Issues, token: string, familyId: string, id: string, n: number): boolean =>
  capabilities.isValid(token, BOUNCE, familyId, id, n)
