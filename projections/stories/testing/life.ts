import { newId } from '../../../backend/kernel/ids.ts'
import { askForStory, withdrawStory } from '../../../backend/modules/stories/decide/ask.ts'
import { eraseStory, nameStory, removeStory, restoreStory } from '../../../backend/modules/stories/decide/keep.ts'
import { bounceMail, putMailOff, recordMail, recordReminder } from '../../../backend/modules/stories/decide/mail.ts'
import {
  declineStory,
  reportMisdirected,
  tellStory,
  undoDecline,
} from '../../../backend/modules/stories/decide/tell.ts'
import type { Decide } from '../../../backend/modules/stories/decide/guards.ts'
import { story } from '../../../backend/modules/stories/story.ts'
import { ownerOf, type Author, type Household } from '../../../tests/household/household.ts'

const as = { role: 'owner' } as const
const proof = { smtpCode: 250, acceptedAt: '2030-01-01T00:00:00.000Z' }
const mailed = [recordMail(proof), recordReminder(proof)]
const told = tellStory({ words: 'The lamp. It went on at three.', mayShare: true, hasArrived: false })

/** What comes after a question: each way that it can go. */
const ways: readonly (readonly Decide[])[] = [
  [],
  [...mailed, told, nameStory({ ...as, title: 'The lamp' }), removeStory(as), restoreStory(as)],
  [recordMail(proof), bounceMail({ mail: 'question', dsnStatus: '5.1.1' }), told, removeStory(as)],
  [...mailed, told, eraseStory({ reason: 'account' })],
  [putMailOff({ mail: 'question', leavesAt: proof.acceptedAt }), recordMail(proof), withdrawStory(as)],
  [putMailOff({ mail: 'question', leavesAt: proof.acceptedAt })],
  [recordMail(proof), declineStory({ scope: 'family' }), undoDecline(), declineStory({ scope: 'family' })],
  [recordMail(proof), declineStory({ scope: 'family' }), declineStory({ scope: 'question' })],
  [recordMail(proof), reportMisdirected()],
  [recordMail(proof), withdrawStory(as)],
]

/** A family's questions and stories. */
export const live = async ({ tell }: Household, { id }: Author): Promise<void> => {
  const facts = { isVerified: true, hasLink: false, openN: 0, isRefused: false }
  for (const way of ways) {
    const storyId = newId()
    const person = { name: 'Joseph', address: `joseph.${storyId}@hale.example`, addressHash: `hash of ${storyId}` }
    const question = { storyId, familyId: id, question: 'What could you see from your bed?', ...person }
    for (const decision of [askForStory({ ...question, ...facts }), ...way])
      await tell(story, storyId, decision, ownerOf(id))
  }
}
