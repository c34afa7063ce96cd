import type { Activity, InvitationRow } from '../../../../backend/modules/families/contract.ts'

/** A story was told, and nobody is on their way to hear it. */
export const isToInvite = (
  happened: readonly Pick<Activity, 'kind'>[],
  sent: readonly Pick<InvitationRow, 'state'>[],
): boolean => happened.some(({ kind }) => kind === 'story_told') && !sent.some(({ state }) => state === 'waiting')
