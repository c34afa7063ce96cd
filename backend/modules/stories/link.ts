import { derivedKey } from '../../kernel/log/keyring.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { ticketsOf } from '../../kernel/http/security.ts'
import type { Settings } from '../../kernel/process/settings.ts'
import { isHandedOver, isTold, type Story } from './story.ts'

const PURPOSE = 'story'
/** @number how long the page of a question can be open before it is sent. A long story, and a pause in it. */
const READ_MS = 86_400_000

type Linked = Pick<Story, 'storyId' | 'status' | 'mail' | 'toAccountId'>
type House = Pick<Kernel, 'capabilities' | 'settings'>

/** The link by which a question is answered, and the one that only whoever answered it has. */
const [ASKED, TELLERS] = [1, 2]

/**
 * Which link is a story's now. Whoever asked has the one that they handed over; once the story is told, it is its teller's
 * alone to read here and to take back, by another. One that was mailed, or that a member found, was the teller's alone before.
 */
const nOf = (story: Linked): number => (isTold(story) && isHandedOver(story) ? TELLERS : ASKED)

export const tokenOfStory = ({ capabilities }: Pick<House, 'capabilities'>, storyId: string, n = ASKED): string =>
  capabilities.issue(PURPOSE, storyId, n)

/** Which of a story's links a token is; undefined for none of them. */
export const linkIn = (
  { capabilities }: Pick<House, 'capabilities'>,
  token: string,
  storyId: string,
): number | undefined => [ASKED, TELLERS].find((n) => capabilities.isValid(token, PURPOSE, storyId, n))

export const isSpent = (n: number, story: Linked): boolean => n < nOf(story)

/** Where the page lies by which a question is answered, and its answer taken back. */
export const pathOf = (house: Pick<House, 'capabilities'>, story: Linked): string =>
  `/story/${tokenOfStory(house, story.storyId, nOf(story))}`

/** The address of that page, which is mailed or handed over. */
export const storyPageOf = (house: House, story: Linked): string => `${house.settings.origin}${pathOf(house, story)}`

/** The word of the page's script that the page was read: the cookie of its forms does not reach the script's addresses. */
export const pageProofs = ({ masterKey }: Pick<Settings, 'masterKey'>) =>
  ticketsOf(derivedKey(masterKey, 'story-page'), READ_MS)
