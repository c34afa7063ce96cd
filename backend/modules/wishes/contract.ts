import * as v from 'valibot'
import { Id, Instant } from '../../kernel/contract.ts'
import { words } from '../../kernel/text.ts'

/** What wishes are about, in the order of the page. */
export const SECTIONS = [
  'care',
  'treatment',
  'comfort',
  'company',
  'people',
  'service',
  'resting',
  'body',
  'papers',
  'accounts',
  'belongings',
  'pets',
  'obituary',
  'family',
] as const
export const Section = v.picklist(SECTIONS)
export type Section = v.InferOutput<typeof Section>

/** What each section is called, and what it asks. */
export const TITLES: Readonly<Record<Section, string>> = {
  care: 'Who decides for me',
  treatment: 'Treatment',
  comfort: 'What comforts me',
  company: 'How to be with me',
  people: 'People to tell',
  service: 'The service',
  resting: 'Resting place',
  body: 'Organs and body',
  papers: 'Papers, and where they are',
  accounts: 'Digital accounts',
  belongings: 'Belongings and their stories',
  pets: 'Pets and people who need me',
  obituary: 'For the obituary',
  family: 'Words to my family',
}
/** Said on every page and print of last wishes. */
export const NO_WILL = 'These are wishes. They are not a will, and they are not legally binding.'

/** When trusted contacts can read a section. */
export const When = v.picklist(['after_death', 'if_unwell', 'now', 'only_me'])
export type When = v.InferOutput<typeof When>

/** @number characters of a section of last wishes */
export const MOST_WORDS = 5_000
/** @number how often last wishes are asked to be read again */
export const REVIEW_DAYS = 365
/** @number readings of last wishes in a list */
export const MOST_READS = 100

/** @number how long an author is given to say no before wishes for a time of illness open: hours, unless they choose */
export const USUAL_WAIT_HOURS = 72
/** @number the longest wait before wishes for a time of illness open, in hours */
export const MOST_WAIT_HOURS = 720
/** @number when a trusted contact may ask again to read wishes, after a no */
export const ASK_AGAIN_DAYS = 7

/** `basedOn` is when the section was last saved as far as the page knows; null where it never was. */
export const SaveSection = v.strictObject({
  words: words(MOST_WORDS, `Up to ${MOST_WORDS.toLocaleString('en')} characters fit here.`),
  when: When,
  basedOn: v.nullable(Instant),
})
export type SaveSection = v.InferOutput<typeof SaveSection>
export const SetWait = v.strictObject({
  waitHours: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_WAIT_HOURS)),
})
export type SetWait = v.InferOutput<typeof SetWait>
export const Nothing = v.strictObject({})

export const SectionRow = v.object({
  name: Section,
  words: v.string(),
  when: When,
  /** Null where nothing was ever written. */
  savedAt: v.nullable(Instant),
  /** It differs from what readers would see. */
  isChanged: v.boolean(),
})
export type SectionRow = v.InferOutput<typeof SectionRow>

/** An account's last wishes, as their author sees them. */
export const WishesView = v.object({
  sections: v.array(SectionRow),
  /** How often they were published; 0 where never. */
  version: v.number(),
  /** Null while readers see nothing. */
  publishedAt: v.nullable(Instant),
  /** By SHA-256 of what was published; empty while nothing is. */
  hash: v.string(),
  reviewedAt: v.nullable(Instant),
  /** Names of the trusted contacts who have agreed: they are the readers. */
  readers: v.array(v.string()),
  /** How long a contact who asks has to wait. */
  waitHours: v.number(),
  /** Contacts who have asked to read what is for a time of illness. */
  asks: v.array(
    v.object({
      id: Id,
      name: v.string(),
      state: v.picklist(['waiting', 'open', 'denied']),
      askedAt: Instant,
      opensAt: Instant,
    }),
  ),
  /** Who read them when, the last first. */
  reads: v.array(v.object({ name: v.string(), at: Instant })),
})
export type WishesView = v.InferOutput<typeof WishesView>

export * from './contract/refusals.ts'
