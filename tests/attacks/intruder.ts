import type { Settings } from '../../backend/kernel/process/settings.ts'
import type { Browser } from '../../backend/kernel/testing/browser.ts'
import type { Author } from '../household/household.ts'

/** Eve, who knows ids, and what she has of her own to put them beside. */
export type Intruder = {
  readonly settings: Settings
  readonly eve: Author
  readonly draft: string
  readonly recording: string
  readonly token: string
  readonly link: Browser
  readonly conversation: string
  readonly admin: Browser
  readonly storyLink: string
}
export type Attempt = (by: Intruder, id: string) => ReturnType<Browser['ask']>
