import { derivedKey } from '../../kernel/log/keyring.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { ticketsOf } from '../../kernel/http/security.ts'
import type { Settings } from '../../kernel/process/settings.ts'

const PURPOSE = 'story'
/** What the page's script says to have read the page is good for so long: a long story, and a pause in it. */
const READ_MS = 86_400_000

type House = Pick<Kernel, 'capabilities' | 'settings'>

export const tokenOfStory = ({ capabilities }: Pick<House, 'capabilities'>, storyId: string): string =>
  capabilities.issue(PURPOSE, storyId)
export const isTokenOf = ({ capabilities }: Pick<House, 'capabilities'>, token: string, storyId: string): boolean =>
  capabilities.isValid(token, PURPOSE, storyId)

/** The page by which a question is answered, and its answer taken back. */
export const storyPageOf = (house: House, storyId: string): string =>
  `${house.settings.origin}/story/${tokenOfStory(house, storyId)}`

/** The word of the page's script that the page was read: the cookie of its forms does not reach the script's addresses. */
export const readings = ({ masterKey }: Pick<Settings, 'masterKey'>) =>
  ticketsOf(derivedKey(masterKey, 'story-page'), READ_MS)
