import { reachUs, type House } from './text.ts'

export const SHORT_PRIVACY_DATE = 'December 17, 2024'

/** The privacy policy in ten sentences. */
export const shortPrivacy = (house: House): readonly string[] => [
  'We collect what you tell us about your account, the memories that you keep here, the family tree that you draw, the names and addresses of people you write to, invite or ask for a story, and how the pages are used.',
  'We use it to keep your memories, to deliver your messages and to help you when you ask. We use it for nothing else.',
  'AI analysis is there to help you find and order things. You may opt out of it, and everything that you keep stays as it was.',
  'What you keep is encrypted on its way to us, and the words of your messages are encrypted where they are stored. The words of what a family keeps in Memories are not, so that it can be searched.',
  'We do not sell your data.',
  'You may see what we hold about you, correct it, take a copy with you, or have it deleted.',
  'Children under 13 may not have an account of their own. We do not knowingly collect anything from a child under 13 without the consent of a parent.',
  `${house.name} is based in the United States. When data crosses a border, it does so under recognised safeguards.`,
  'When this page changes, we say so here, and we write to you by email.',
  `Questions? ${reachUs(house)}`,
]
