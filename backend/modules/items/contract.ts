import * as v from 'valibot'
import { Id, Instant } from '../../kernel/contract.ts'
import { line, lines } from '../../kernel/text.ts'
import { bounded, day } from '../../kernel/words/bounded.ts'
import {
  MOST_AT_ONCE,
  MOST_CAPTION,
  MOST_DATE,
  MOST_NAME,
  MOST_PEOPLE,
  MOST_SHIFT,
  MOST_TITLE,
  MOST_WORDS,
} from './contract/bounds.ts'
import { DateKind } from './contract/dates.ts'

export * from './contract/bounds.ts'
export * from './contract/refusals.ts'

/** The family, or whoever added it and nobody else. */
export const Visibility = v.picklist(['family', 'only_me'])
export type Visibility = v.InferOutput<typeof Visibility>

const Title = line(MOST_TITLE, `A title can have up to ${MOST_TITLE} characters.`)
const Caption = lines(MOST_CAPTION, `A caption can have up to ${MOST_CAPTION.toLocaleString('en-US')} characters.`)
/**
 * How long they may be is the decision's to say; here they are only bounded.
 * @number characters of a written memory that the decision looks at
 */
const Words = lines(2 * MOST_WORDS)

/** A file, whose upload (purpose `item`) begins after it, or something written. */
export const AddItem = v.strictObject({
  itemId: Id,
  mediaId: v.optional(Id),
  /** How large the file is, where that is known. */
  bytes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** What the file was called: shown as one line without what cannot be seen, never used as a name of anything stored. */
  name: v.optional(bounded(MOST_NAME), ''),
  title: v.optional(Title, ''),
  text: v.optional(Words, ''),
  /** The item that this one tells about. */
  about: v.optional(Id),
  visibility: v.optional(Visibility, 'family'),
})
export type AddItem = v.InferOutput<typeof AddItem>

export const DescribeItem = v.strictObject({ title: Title, caption: Caption, text: v.optional(Words) })
export type DescribeItem = v.InferOutput<typeof DescribeItem>

const Shift = v.pipe(v.number(), v.integer(), v.minValue(-MOST_SHIFT), v.maxValue(MOST_SHIFT))
/**
 * When it was, in words (`readDate` of `contract/dates.ts`); none takes back what a person said. Or by how many minutes the
 * camera's clock was slow: only what has a time is moved.
 */
export const DateItem = v.union([
  v.strictObject({ words: line(MOST_DATE, `A date can have up to ${MOST_DATE} characters.`) }),
  v.strictObject({ shiftMinutes: Shift }),
])
export type DateItem = v.InferOutput<typeof DateItem>

/** Who is in it, all of them: members and relatives; `speakerId` is whose voice it is. */
export const TagPeople = v.strictObject({
  personIds: v.pipe(v.array(Id), v.maxLength(MOST_PEOPLE, `A memory can have up to ${MOST_PEOPLE} people.`)),
  speakerId: v.optional(v.nullable(Id), null),
})
export type TagPeople = v.InferOutput<typeof TagPeople>

export const PlaceItem = v.strictObject({ placeId: v.nullable(Id) })
export type PlaceItem = v.InferOutput<typeof PlaceItem>

/** How far the view of a picture is turned to the right; the file stays as it is. */
export const Turn = v.picklist([0, 90, 180, 270])
export const TurnPicture = v.strictObject({ degrees: Turn })
export type TurnPicture = v.InferOutput<typeof TurnPicture>

export const SetVisibility = v.strictObject({ visibility: Visibility })
export type SetVisibility = v.InferOutput<typeof SetVisibility>

/** Somebody else of the family has the same file; what they say of it stands beside the first caption. */
export const JoinItem = v.strictObject({ caption: v.optional(Caption, '') })
export type JoinItem = v.InferOutput<typeof JoinItem>

/** One's own mark: the others have theirs. */
export const MarkItem = v.strictObject({ isFavorite: v.boolean() })
export type MarkItem = v.InferOutput<typeof MarkItem>

export const Nothing = v.strictObject({})

const Ids = v.pipe(v.array(Id), v.minLength(1), v.maxLength(MOST_AT_ONCE, `Choose up to ${MOST_AT_ONCE} at once.`))
/** The same for several; each has an answer of its own. People are added to those who are there. */
export const ChangeItems = v.strictObject({
  ids: Ids,
  change: v.union([
    v.strictObject({ date: DateItem }),
    v.strictObject({ people: TagPeople.entries.personIds }),
    v.strictObject({ place: PlaceItem }),
    v.strictObject({ visibility: SetVisibility }),
    v.strictObject({ favorite: MarkItem }),
    v.strictObject({ bin: Nothing }),
    v.strictObject({ restore: Nothing }),
  ]),
})
export type ChangeItems = v.InferOutput<typeof ChangeItems>
/** In the order of the ids; `code` says why one stayed as it was. */
export const ChangedItems = v.object({
  items: v.array(v.object({ id: Id, revision: v.nullable(v.number()), code: v.nullable(v.string()) })),
})
export type ChangedItems = v.InferOutput<typeof ChangedItems>

/** What each command answers. */
export const ChangedItem = v.object({ id: Id, revision: v.number() })

/** @number characters of a SHA-256 in hexadecimal digits */
const Sha256 = v.pipe(v.string(), v.maxLength(64), v.regex(/^[\da-f]{64}$/, 'This is no SHA-256.'))
export const Precheck = v.strictObject({
  files: v.pipe(
    v.array(v.strictObject({ sha256: Sha256, size: v.pipe(v.number(), v.integer(), v.minValue(0)) })),
    v.maxLength(MOST_AT_ONCE),
  ),
})
export type Precheck = v.InferOutput<typeof Precheck>
/** In the order of the files. `have`: the family has it, and whoever asks may see it; `inBin`: it is in the bin. */
export const Prechecked = v.object({
  files: v.array(v.object({ answer: v.picklist(['new', 'have', 'inBin']), id: v.nullable(Id) })),
})
export type Prechecked = v.InferOutput<typeof Prechecked>

export const ItemKind = v.picklist(['photo', 'video', 'voice', 'document', 'story'])
export type ItemKind = v.InferOutput<typeof ItemKind>

/**
 * receiving: its bytes are not all here; storing: they are being sealed and read back; preparing: safe, what is shown is
 * being made; ready; setAside: safe, but cannot be shown.
 */
export const ItemState = v.picklist(['receiving', 'storing', 'preparing', 'ready', 'setAside'])
export type ItemState = v.InferOutput<typeof ItemState>

/** @number characters of a moment by a clock on a wall */
const Local = v.pipe(v.string(), v.maxLength(19))
export const ItemDate = v.object({
  kind: DateKind,
  /** The first and the last day, or second, that is meant, by the clock on the wall; null where that is open. */
  from: v.nullable(Local),
  to: v.nullable(Local),
  words: v.string(),
  source: v.nullable(v.picklist(['person', 'camera', 'video', 'file_name'])),
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
  /** What can be had of it: `thumb`, `preview`, `play`, `video`, `peaks`, `page-1` … */
  variants: v.array(v.string()),
  bytes: v.nullable(v.number()),
  /** Why it is set aside, as a code of a refusal. */
  setAsideAs: v.nullable(v.string()),
  /** The item that this one tells about, where whoever looks may see that. */
  about: v.nullable(Id),
  /** By name: “A former member” whose account is gone. */
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
  /** Its stored copy was read back, and was what came. */
  isSafe: v.boolean(),
})
export type ItemRow = v.InferOutput<typeof ItemRow>

/** @number characters of a place among items */
const Cursor = bounded(80)
/** @number characters of a date that a list begins or ends with */
const Bound = v.pipe(v.string(), v.maxLength(10), v.regex(/^\d{4}(-\d{2}){0,2}$/, 'This is no date.'))
/** Undated, with nobody named, cannot be shown, my favorites, mine alone, what I added, in the bin. */
export const Shelf = v.picklist(['undated', 'unnamed', 'setAside', 'favorites', 'onlyMe', 'mine', 'bin'])
export type Shelf = v.InferOutput<typeof Shelf>

const filters = {
  kind: v.optional(ItemKind),
  /** A person who is in it, or speaks. */
  who: v.optional(Id),
  where: v.optional(Id),
  album: v.optional(Id),
  about: v.optional(Id),
  /** The first and the last year, month or day. */
  from: v.optional(Bound),
  to: v.optional(Bound),
  shelf: v.optional(Shelf),
}
/** @number characters of the position after which a list begins */
const after = v.optional(bounded(20))
/** @number characters of the number of items that are asked for */
const Limit = v.pipe(
  v.string(),
  v.maxLength(3),
  v.regex(/^[1-9]\d{0,2}$/),
  v.transform(Number),
  v.maxValue(MOST_AT_ONCE),
)
export const ItemsQuery = v.object({
  ...filters,
  /** The newest by date first, undated last; those of an album in its order; `added`: the newest here first. */
  order: v.optional(v.picklist(['date', 'added']), 'date'),
  before: v.optional(Cursor),
  limit: v.optional(Limit, String(MOST_AT_ONCE)),
  after,
})
export type ItemsQuery = v.InferOutput<typeof ItemsQuery>

/** `next` is what `before` takes for those that follow. */
export const ItemPage = v.object({ items: v.array(ItemRow), next: v.nullable(v.string()) })
export type ItemPage = v.InferOutput<typeof ItemPage>

export const MonthsQuery = v.object({ ...filters, after })
/**
 * How many there are by month, in the order of the list: `1958-06`; `1958` and `1950s` for what is not known closer;
 * empty for undated, last.
 */
export const Months = v.object({ months: v.array(v.object({ month: v.string(), n: v.number() })), n: v.number() })
export type Months = v.InferOutput<typeof Months>

/** `on`: the day where whoever asks is. */
export const TodayQuery = v.object({ on: day(), after })
/** What is from this day of other years, the oldest first. */
export const TodayItems = v.object({ items: v.array(ItemRow) })
export type TodayItems = v.InferOutput<typeof TodayItems>

/** What the family's library takes, and how much it may; counts are of what whoever asks may see. */
export const ItemsSpace = v.object({
  bytes: v.number(),
  limitBytes: v.number(),
  n: v.number(),
  undated: v.number(),
  unnamed: v.number(),
  inBin: v.number(),
})
export type ItemsSpace = v.InferOutput<typeof ItemsSpace>

const Named = v.object({ id: Id, name: v.string() })
/** An item with all that is known of it. */
export const ItemDetail = v.object({
  ...ItemRow.entries,
  /** The name that the file came with. */
  name: v.string(),
  text: v.string(),
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
