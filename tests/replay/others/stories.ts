import { newId } from '../../../backend/kernel/ids.ts'
import { askForStory } from '../../../backend/modules/stories/decide/ask.ts'
import { takeBack, tellStory } from '../../../backend/modules/stories/decide/tell.ts'
import { story } from '../../../backend/modules/stories/story.ts'
import { ownerOf } from '../../household/household.ts'
import type { Theatre } from '../theatre.ts'
import type { Lives } from './live.ts'

const facts = { isVerified: true, hasLink: false, openN: 0, isRefused: false }

const asked = async ({ house }: Theatre) => {
  const [author, id] = [await house.author(), newId()]
  const question = { storyId: id, familyId: author.id, name: 'Joseph', question: 'What could you see from your bed?' }
  const address = { address: `joseph.${id}@hale.example`, addressHash: `hash of ${id}` }
  await house.tell(story, id, askForStory({ ...question, ...address, ...facts }), ownerOf(author.id))
  return { author, id }
}
/** Told, and taken back: nothing of it is left, and its workflow ends. */
const told = async (theatre: Theatre) => {
  const { author, id } = await asked(theatre)
  const teller = { kind: 'recipient', id } as const
  await theatre.house.tell(story, id, tellStory({ words: 'The lamp.', mayShare: true, hasArrived: false }), teller)
  return { author, id, teller }
}

export const lived: Lives = {
  'taken-back': async (theatre) => {
    const { id, teller } = await told(theatre)
    await theatre.house.tell(story, id, takeBack(), teller)
    return `story-${id}`
  },
  'answer-told': async (theatre) => {
    const { id } = await told(theatre)
    const { revision } = await theatre.server.kernel.load(story, id)
    return `tell-story-${id}-story-told-${revision}`
  },
}
