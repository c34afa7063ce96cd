import { Refused } from '../../../kernel/errors.ts'
import {
  dateInWords,
  MOST_PEOPLE,
  readDate,
  type DateItem,
  type DescribeItem,
  type JoinItem,
  type MarkItem,
  type PlaceItem,
  type SetVisibility,
  type TagPeople,
  type TurnPicture,
} from '../contract.ts'
import { shifted } from '../contract/calendar.ts'
import type { Said } from '../events.ts'
import { isSeenBy, type Item } from '../item.ts'
import { refuse, requireLength, requireMay, type As, type Decide } from './guards.ts'

/** `text` is left out where what was written stays. */
export const describeItem =
  ({ title, caption, text: said }: DescribeItem, as: As): Decide =>
  (item, { by }) => {
    requireMay(item, by, as)
    const { text = item.text } = { text: said }
    requireLength(text)
    if (item.mediaId === '' && text.trim() === '') throw refuse('empty')
    if (title === item.title && caption === item.caption && text === item.text) return []
    return [{ type: 'ItemDescribed', data: { title, caption, text } }]
  }

/** The time zone of whoever writes may be half a day ahead of ours. */
const AHEAD_MS = 14 * 60 * 60_000
const isToCome = ({ from, to }: Said, at: string): boolean =>
  (from ?? to ?? '') > new Date(Date.parse(at) + AHEAD_MS).toISOString().slice(0, 19)

const saidIn = (command: DateItem, taken: string): Said | null => {
  if ('words' in command) {
    const { words } = command
    const when = readDate(words)
    if (!when) throw refuse('date-impossible')
    return words === '' ? null : { ...when, words }
  }
  if (!taken.includes('T')) throw refuse('date-without-time')
  const at = shifted(taken, command.shiftMinutes)
  const when = { kind: 'exact', from: at, to: at } as const
  return { ...when, words: dateInWords(when) }
}

const isSameDate = (one: Said | null, other: Said | null): boolean =>
  one?.kind === other?.kind && one?.from === other?.from && one?.to === other?.to && one?.words === other?.words

/** `taken` is what the file says of itself: by how much a clock was wrong is counted from there, so that a repeat moves nothing. */
export const dateItem =
  (command: DateItem, { taken, ...as }: As & { readonly taken: string }): Decide =>
  (item, { by, at }) => {
    requireMay(item, by, as)
    const date = saidIn(command, taken)
    if (date && isToCome(date, at)) throw refuse('date-impossible')
    return isSameDate(date, item.date) ? [] : [{ type: 'ItemDated', data: { date } }]
  }

type Known = As & {
  /** Everybody who is in the family, with an account or without. */
  readonly people: ReadonlySet<string>
}
const tagged = (item: Item, people: ReadonlySet<string>, ids: readonly string[], speakerId: string) => {
  const personIds = [...new Set(ids)]
  if (personIds.length > MOST_PEOPLE) throw refuse('too-many-people')
  const before = new Set([...item.personIds, item.speakerId])
  const isKnown = (id: string) => people.has(id) || before.has(id)
  if (![...personIds, ...(speakerId === '' ? [] : [speakerId])].every(isKnown)) throw refuse('person-unknown')
  if (speakerId === item.speakerId && personIds.join() === item.personIds.join()) return []
  return [{ type: 'PeopleTagged', data: { personIds, ...(speakerId !== '' && { speakerId }) } }] as const
}

/** Whoever was named before stays nameable, though they have left the family since. */
export const tagPeople =
  ({ personIds, speakerId }: TagPeople, { people, ...as }: Known): Decide =>
  (item, { by }) => {
    requireMay(item, by, as)
    return tagged(item, people, personIds, speakerId ?? '')
  }

/** To those who are named already. */
export const addPeople =
  ({ personIds }: Pick<TagPeople, 'personIds'>, { people, ...as }: Known): Decide =>
  (item, { by }) => {
    requireMay(item, by, as)
    return tagged(item, people, [...item.personIds, ...personIds], item.speakerId)
  }

export const placeItem =
  ({ placeId }: PlaceItem, { isThere, ...as }: As & { readonly isThere: boolean }): Decide =>
  (item, { by }) => {
    requireMay(item, by, as)
    if (placeId === item.placeId) return []
    if (placeId !== null && !isThere) throw refuse('place-unknown')
    return [{ type: 'ItemPlaced', data: { placeId } }]
  }

export const turnPicture =
  ({ degrees }: TurnPicture, as: As): Decide =>
  (item, { by }) => {
    requireMay(item, by, as)
    return degrees === item.degrees ? [] : [{ type: 'PictureTurned', data: { degrees } }]
  }

/** Who may see it is the choice of whoever added it, and of nobody above them. */
export const setVisibility =
  ({ visibility }: SetVisibility, as: As): Decide =>
  (item, { by }) => {
    requireMay(item, by, as)
    if (item.contributorId !== by.id) throw new Refused('forbidden')
    return visibility === item.visibility ? [] : [{ type: 'VisibilitySet', data: { visibility } }]
  }

/** Somebody has the same file; of whoever added it nothing more is to be said. */
export const joinItem =
  ({ caption }: JoinItem): Decide =>
  (item, { by, at }) => {
    if (!isSeenBy(item, by.id)) throw refuse('not-found')
    const before = item.joined.find(({ accountId }) => accountId === by.id)
    if (item.contributorId === by.id || before?.caption === caption) return []
    return [{ type: 'ContributorJoined', data: { accountId: by.id, caption, joinedAt: at } }]
  }

export const markItem =
  ({ isFavorite }: MarkItem): Decide =>
  (item, { by }) => {
    if (!isSeenBy(item, by.id)) throw refuse('not-found')
    if (item.favoriteOf.includes(by.id) === isFavorite) return []
    return [{ type: 'FavoriteMarked', data: { accountId: by.id, isFavorite } }]
  }
