import type { Aggregate, Decision } from '../../../backend/kernel/log/decider.ts'
import { Refused } from '../../../backend/kernel/errors.ts'
import type { Actor, AnyEvent } from '../../../backend/kernel/event.ts'
import type { Message } from '../../../backend/modules/messages/message.ts'
import type { Author } from '../../household/household.ts'
import type { Telling } from '../../household/story.ts'
import type { Theatre } from '../../replay/theatre.ts'

/** For whatever must come: how long a busy machine takes is no verdict. */
export const PATIENCE_MS = 240_000

/** What must have come of a message once it is over, whatever was done to workflows meanwhile. */
export type Lot = {
  readonly ends: Message['status']
  /** How many distinct links each address has been mailed. */
  readonly links: Readonly<Record<string, number>>
  /** Mails that must have come, by words of their subject. */
  readonly told?: readonly (readonly [address: string, words: string])[]
  /** From when on an address is written to no more. */
  readonly silentFrom?: Readonly<Record<string, string>>
}
export type Begun = {
  readonly author: Author
  readonly messageId: string
  readonly people: readonly string[]
  readonly addresses: readonly string[]
}
/** Lives what people do, to their last word. */
export type Fate = (theatre: Theatre, random: () => number) => Promise<Begun & Lot>

/** Days: both checks need two; the rest is for a busy machine, on which all fates begin at once. */
export const SOON = 4

type Wishes = Omit<Telling, 'people' | 'messageId'> & {
  readonly recipients?: number
  /** What the addresses of the recipients begin with: `gone` takes no mail. */
  readonly mailbox?: string
  /** What else there is before the message. */
  readonly before?: (author: Author) => Promise<unknown>
}

/** An author, their recipients and a message to them that runs. */
export const begin = async (
  { house, story }: Theatre,
  { recipients = 1, mailbox = 'ben', before, inDays = SOON, ...telling }: Wishes = {},
): Promise<Begun> => {
  const author = await house.author()
  const addresses = Array.from({ length: recipients }, (_, index) => `${mailbox}.${index}.${author.id}@hale.example`)
  const people: string[] = []
  for (const address of addresses) people.push(await house.person(author, { address }))
  await before?.(author)
  const messageId = await story.scheduled(author, { people, inDays, ...telling })
  return { author, messageId, people, addresses }
}

/** Each address gets one link, and the author hears of it. */
export const delivered = ({ author, addresses }: Begun) =>
  ({
    ends: 'delivered',
    links: Object.fromEntries(addresses.map((address) => [address, 1])),
    told: [[author.email, 'was delivered']],
  }) as const satisfies Lot

/** Nobody gets anything. */
export const kept = (ends: Message['status'], { addresses }: Begun): Lot => ({
  ends,
  links: Object.fromEntries(addresses.map((address) => [address, 0])),
})

/** Gives somebody's word. @returns whether it was heard; not where it comes too late, as `code` says */
export const said = async <State, E extends AnyEvent>(
  { house }: Theatre,
  aggregate: Aggregate<State, E>,
  id: string,
  decision: Decision<State, E>,
  by: Actor,
  code: string,
): Promise<boolean> => {
  try {
    await house.tell(aggregate, id, decision, by)
    return true
  } catch (error) {
    if (error instanceof Refused && error.code === code) return false
    throw error
  }
}
