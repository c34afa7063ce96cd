import { v7 as uuid } from 'uuid'
import { strings } from './strings.ts'

// What is on its way into the library, file by file: which comes next, and how far all of them are.

/**
 * waiting: in this browser, not sent; sending; arrived: the server has all of it; safe: read back, and what came; setAside:
 * safe, but cannot be shown; here: the family has this file already; refused: the server will not take it; lost: the browser
 * has lost the file, and it has to be chosen again.
 */
export type Stage = 'waiting' | 'sending' | 'arrived' | 'safe' | 'setAside' | 'here' | 'refused' | 'lost'

export type Entry = {
  /** Of the item that it becomes. */
  readonly id: string
  readonly mediaId: string
  /** Who sends it, and to which family: both may be others by the time it is sent. */
  readonly accountId: string
  readonly familyId: string
  readonly name: string
  readonly size: number
  readonly type: string
  readonly lastModified: number
  /** What it is called, where that is not its file’s name, and the item that it tells about. */
  readonly title?: string
  readonly about?: string
  /** What it shares with the other half of a picture that moves. */
  readonly pair?: string
  readonly stage: Stage
  readonly isPaused: boolean
  readonly sent: number
  readonly sha256?: string | undefined
  /** The family was asked whether it has it. */
  readonly isChecked: boolean
  readonly isAdded: boolean
  readonly uploadUrl?: string | undefined
  /** Safe, and what is shown of it was made; until then it may still be set aside. */
  readonly isSettled?: boolean
  /** Why it is refused or set aside, in a sentence. */
  readonly why?: string | undefined
  /** The item that the family has of it already, and whether it was brought back from the bin. */
  readonly hereId?: string | undefined
  readonly wasInBin?: boolean
}

/** A file as it is chosen. An empty one is refused at once. */
export const taken = (
  file: File,
  owner: Pick<Entry, 'accountId' | 'familyId'>,
  more: Pick<Entry, 'title' | 'about' | 'pair'>,
): Entry => {
  const { name, size, type, lastModified } = file
  const stage = size === 0 ? 'refused' : 'waiting'
  return {
    id: uuid(),
    mediaId: uuid(),
    ...owner,
    name,
    size,
    type,
    lastModified,
    ...more,
    stage,
    ...(size === 0 && { why: strings.empty }),
    isPaused: false,
    sent: 0,
    isChecked: false,
    isAdded: false,
  }
}

/** @number files that are sent at a time */
export const AT_A_TIME = 3
/** @number largest file whose bytes are compared before it is sent. It is read into memory as a whole. */
export const MOST_DIGESTED = 256 * 2 ** 20
/** @number files of which the family is asked at once whether it has them */
const CHECKED_AT_ONCE = 20
/** @number bytes of those files, one of which may be larger: until they are compared none of them is sent */
const CHECKED_BYTES = 64 * 2 ** 20

const isNext = ({ stage, isPaused }: Entry): boolean => stage === 'waiting' && !isPaused
const isDigested = ({ size }: Entry): boolean => size <= MOST_DIGESTED

/** Those to compare next, in their order: the first, and a few more where they are small. */
export const toCheck = (entries: readonly Entry[]): readonly Entry[] => {
  const waiting = entries.filter((entry) => isNext(entry) && isDigested(entry) && !entry.isChecked)
  let bytes = 0
  return waiting.slice(0, CHECKED_AT_ONCE).filter(({ size }, at) => {
    bytes += size
    return at === 0 || bytes <= CHECKED_BYTES
  })
}

/** Those to send next: what could be compared was. */
export const toSend = (entries: readonly Entry[]): readonly Entry[] => {
  const free = AT_A_TIME - entries.filter(({ stage }) => stage === 'sending').length
  return free <= 0
    ? []
    : entries.filter((entry) => isNext(entry) && (entry.isChecked || !isDigested(entry))).slice(0, free)
}

/** The same file twice in one choice: it is sent once. */
export const twinOf = (entries: readonly Entry[], { id, sha256 }: Entry): Entry | undefined =>
  sha256 === undefined
    ? undefined
    : entries.find(
        (other) => other.id !== id && other.sha256 === sha256 && ['sending', 'arrived', 'safe'].includes(other.stage),
      )

/** A file that was chosen again: the one whose rest is missing. */
export const lostIn = (entries: readonly Entry[], file: Pick<File, 'name' | 'size' | 'lastModified'>) =>
  entries.find(
    ({ stage, name, size, lastModified }) =>
      stage === 'lost' && name === file.name && size === file.size && lastModified === file.lastModified,
  )

const ORDER: readonly Stage[] = ['lost', 'refused', 'sending', 'waiting', 'setAside', 'arrived', 'here', 'safe']
/** What needs someone first, then what is on its way, then what is done. */
export const inOrder = (entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted((one, other) => ORDER.indexOf(one.stage) - ORDER.indexOf(other.stage))

export type Summary = {
  readonly all: number
  /** Kept, whether it can be shown or not, or there before. */
  readonly safe: number
  readonly lost: number
  /** Not everything has left this browser. */
  readonly isSending: boolean
  /** Everything that can be paused is. */
  readonly isPaused: boolean
  /** Nothing changes any more without someone. */
  readonly isOver: boolean
}
export const summaryOf = (entries: readonly Entry[]): Summary => {
  const of = (...stages: readonly Stage[]) => entries.filter(({ stage }) => stages.includes(stage))
  const unsent = of('waiting', 'sending')
  return {
    all: entries.length,
    safe: of('safe', 'setAside', 'here').length,
    lost: of('lost').length,
    isSending: unsent.length > 0,
    isPaused: unsent.length > 0 && unsent.every(({ isPaused }) => isPaused),
    isOver: of('waiting', 'sending', 'arrived').length === 0,
  }
}

/** As it is found after its page was loaded anew; without its file it has to be chosen again. */
export const found = (entry: Entry, hasFile: boolean): Entry => {
  if (entry.stage !== 'waiting' && entry.stage !== 'sending') return entry
  return { ...entry, stage: hasFile ? 'waiting' : 'lost' }
}

/** Of which nobody knows yet what becomes of them. */
export const unsettled = (entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ stage, isSettled }) => stage === 'arrived' || (stage === 'safe' && isSettled !== true))

const HIDDEN = /^(?:\.|Thumbs\.db$|desktop\.ini$)/iu
/** What systems put into folders for themselves. */
export const isForPeople = ({ name }: Pick<File, 'name'>): boolean => !HIDDEN.test(name)
