import type { MessageRow } from '../../../backend/modules/messages/contract.ts'

const SILENT = 'we no longer hear from you'
const DEAD = 'your trusted contacts tell us that you have died'
const IF: Readonly<Record<Exclude<NonNullable<MessageRow['trigger']>, 'milestone'>, string>> = {
  inactivity: SILENT,
  contacts: DEAD,
  either: `${SILENT}, or ${DEAD}`,
  both: `${SILENT}, and ${DEAD}`,
}

/** What a message without a date is kept for. */
export const dormantSentence = (
  { trigger, occasion, announcerIds }: Pick<MessageRow, 'trigger' | 'occasion' | 'announcerIds'>,
  who: string,
): string => {
  if (trigger === 'milestone' && announcerIds.length === 0)
    return `It cannot go to ${who} any more: you asked to be told “${occasion}”, and none of the people you named is your trusted contact now. Please name someone else, or choose a day.`
  const when =
    trigger === 'milestone' ? `when someone you named tells us: “${occasion}”` : `only if ${IF[trigger ?? 'either']}`
  return `We keep it until it’s needed, so it has no date. It goes to ${who} ${when}. Before that, we check with you twice.`
}
