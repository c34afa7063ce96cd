import { recordAccepted, recordSkipped, requestPrompts, stopPrompts } from '../../../backend/modules/prompts/decide.ts'
import { prompt } from '../../../backend/modules/prompts/prompt.ts'
import { ownerOf, type Author, type Household } from '../../../tests/household/household.ts'

const dueAt = '2031-06-15T10:00:00.000Z'

/** Two who were asked, one of whom wants no more. */
export const live = async (house: Household, { id }: Author): Promise<void> => {
  const other = (await house.author()).id
  const sent = { number: 1, smtpCode: 250, acceptedAt: dueAt, dueAt }
  for (const accountId of [id, other]) {
    const by = ownerOf(accountId)
    await house.tell(prompt, accountId, requestPrompts({ accountId, dueAt }), by)
    await house.tell(prompt, accountId, recordAccepted(sent), by)
    await house.tell(prompt, accountId, recordSkipped({ number: 2, reason: 'late', dueAt }), by)
  }
  await house.tell(prompt, other, stopPrompts('page'), ownerOf(other))
}
