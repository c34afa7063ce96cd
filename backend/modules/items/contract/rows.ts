import * as v from 'valibot'
import { Id, Instant } from '../../../kernel/contract.ts'
import { Turn, Visibility } from './commands.ts'
import { DateKind } from './dates.ts'

export const ItemKind = v.picklist(['photo', 'video', 'voice', 'document', 'story'])
export type ItemKind = v.InferOutput<typeof ItemKind>

/**
 * receiving: its bytes are not all here; storing: they are being sealed and read back; preparing: safe, what is shown is
 * being made; ready; setAside: safe, but cannot be shown.
 */
export const ItemState = v.picklist(['receiving', 'storing', 'preparing', 'ready', 'setAside'])
export type ItemState = v.InferOutput<typeof ItemState>

/** Of a picture that moves: whether that can be played. */
export const Motion = v.picklist(['preparing', 'ready', 'setAside'])

/** @number characters of a moment by a clock on a wall */
const Local = v.pipe(v.string(), v.maxLength(19))
export const ItemDate = v.object({
  kind: DateKind,
  /** The first and the last day, or second, that is meant, by the clock on the wall; null where that is open. */
  from: v.nullable(Local),
  to: v.nullable(Local),
  words: v.string(),
  source: v.nullable(v.picklist(['person', 'camera', 'video', 'archive', 'file_name'])),
  /** It was told in UTC, and which zone it was taken in is a guess. */
  isZoneAssumed: v.boolean(),
})
export type ItemDate = v.InferOutput<typeof ItemDate>

/** An item as whoever may see it has it in the grid. */
export const ItemRow = v.object({
  id: Id,
  revision: v.number(),
  kind: ItemKind,
  state: ItemState,
  /** What it is called: its title, else the name it came with; empty where it has neither. */
  title: v.string(),
  caption: v.string(),
  date: ItemDate,
  /** Its place in lists by date: `1958`, `1950s`, `1958-06`, `1958-06-12`, `1958-06-12T14:03:00`; empty for undated. */
  sortsAs: v.string(),
  /** Of what is shown, turned. */
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  turned: Turn,
  durationMs: v.nullable(v.number()),
  pages: v.nullable(v.number()),
  /** Only a part of the file could be read. */
  isPartial: v.boolean(),
  /** Null where nothing moves. */
  motion: v.nullable(Motion),
  /** What can be had of it: `thumb`, `preview`, `play`, `video`, `peaks`, `page-1` … */
  variants: v.array(v.string()),
  bytes: v.nullable(v.number()),
  /** Why it is set aside, as a code of a refusal. */
  setAsideAs: v.nullable(v.string()),
  /** The item that this one tells about, where whoever looks may see that. */
  about: v.nullable(Id),
  /** By name: “a former member” whose account is gone. */
  addedBy: v.string(),
  addedAt: Instant,
  isOwn: v.boolean(),
  mayChange: v.boolean(),
  visibility: Visibility,
  isFavorite: v.boolean(),
  albumIds: v.array(Id),
  personIds: v.array(Id),
  speakerId: v.nullable(Id),
  placeId: v.nullable(Id),
  binnedAt: v.nullable(Instant),
  /** Its stored copy was read back, when it came and each month since, and was what came. */
  isSafe: v.boolean(),
  /** The stored copy can be read no more: whoever has the file still may send it again. */
  isDamaged: v.boolean(),
})
export type ItemRow = v.InferOutput<typeof ItemRow>

export const DraftState = v.picklist([
  'made',
  'listening',
  'no_speech',
  'language_unknown',
  'too_rough',
  'too_long',
  'unreadable',
])

const Named = v.object({ id: Id, name: v.string() })
/** An item with all that is known of it. */
export const ItemDetail = v.object({
  ...ItemRow.entries,
  /** The name that the file came with. */
  name: v.string(),
  text: v.string(),
  /** What is said in it, as somebody wrote it down: lines, with times where they have some. */
  words: v.string(),
  /**
   * What a machine made of its sound, until somebody writes the words down. `state` is `made`, or why there is nothing to
   * read; null where no machine has listened.
   */
  draft: v.nullable(v.object({ state: DraftState, text: v.string() })),
  /** No machine is to look at it. */
  isClosedToMachines: v.boolean(),
  mediaId: v.nullable(Id),
  mime: v.nullable(v.string()),
  sha256: v.nullable(v.string()),
  /** What the file says of itself; `taken` of a scan is the day of the scan, a hint only. */
  facts: v.object({
    taken: v.nullable(v.string()),
    camera: v.nullable(v.string()),
    at: v.nullable(v.object({ lat: v.number(), lon: v.number() })),
  }),
  place: v.nullable(Named),
  albums: v.array(Named),
  /** Who had the same file, and what they say of it. */
  joined: v.array(v.object({ by: v.string(), caption: v.string(), at: Instant })),
  /** What tells about it, the oldest first. */
  tellings: v.array(ItemRow),
  /** What was done with it, the newest first: the kind of each step, by name. */
  history: v.array(
    v.object({
      what: v.picklist([
        'added',
        'described',
        'dated',
        'people',
        'placed',
        'turned',
        'words',
        'visibility',
        'joined',
        'binned',
        'restored',
      ]),
      by: v.string(),
      at: Instant,
    }),
  ),
})
export type ItemDetail = v.InferOutput<typeof ItemDetail>
