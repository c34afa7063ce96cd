import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { SealedText } from '../../kernel/log/codec.ts'
import { shownName } from '../../kernel/words/names.ts'
import { remembered } from '../../kernel/words/remembered.ts'
import { StoryState, type StoryDetail, type StoryPage, type StoryRow } from './contract.ts'
import { mayChange, type InFamily } from './decide/guards.ts'
import { quoteOf } from './quote.ts'
import type { Story } from './story.ts'

/** @number stories on a page of a list */
const PAGE = 50
/** Who asked is named so once their account is gone. */
const FORMER = 'A former member'

const Row = v.object({
  id: v.string(),
  revision: v.number(),
  state: StoryState,
  contributorId: v.string(),
  askerName: v.nullable(v.string()),
  toAccountId: v.nullable(v.string()),
  relativeId: v.nullable(v.string()),
  name: SealedText,
  question: SealedText,
  title: v.nullable(SealedText),
  words: v.nullable(SealedText),
  at: v.string(),
  askedAt: v.string(),
  expiresAt: v.string(),
  toldAt: v.nullable(v.string()),
  removedAt: v.nullable(v.string()),
  mail: v.picklist(['none', 'waiting', 'sent', 'refused']),
  leavesAt: v.nullable(v.string()),
  remindedAt: v.nullable(v.string()),
  mayShare: v.boolean(),
  mediaId: v.nullable(v.string()),
  mediaState: v.nullable(v.string()),
  durationMs: v.nullable(v.number()),
  variants: v.nullable(v.array(v.string())),
})
type Row = v.InferOutput<typeof Row>

const shown = sql.fragment`
  s.id, s.revision, case when s.state = 'asked' and s.expires_at <= now() then 'expired' else s.state end as state,
  s.contributor_id, nullif(a.display_name, '') as asker_name, s.to_account_id, s.relative_id, s.name, s.question,
  s.title, s.words, s.at, s.asked_at, s.expires_at, s.told_at, s.removed_at, s.mail, s.leaves_at, s.reminded_at, s.may_share,
  s.media_id, f.state as media_state, f.duration_ms, f.variants
  from stories.stories s
  left join accounts.accounts a on a.id = s.contributor_id and a.email <> ''
  left join media.media f on f.id = s.media_id`

const told = async (
  { unseal }: Pick<Kernel, 'unseal'>,
  row: Row,
  shownAs: typeof shownName = shownName,
): Promise<StoryDetail> => {
  const { askerName, at: _at, mediaId, mediaState, durationMs, variants, ...rest } = row
  const [name, question, title, words] = await Promise.all([
    unseal(row.name),
    unseal(row.question),
    row.title ? unseal(row.title) : '',
    row.words ? unseal(row.words) : '',
  ])
  const recording = mediaId === null ? null : { state: mediaState ?? 'storing', durationMs, variants: variants ?? [] }
  const askedBy = askerName === null ? FORMER : shownAs(askerName)
  return { ...rest, askedBy, name, question, title, words, quote: quoteOf(words), recording }
}

type Reader = InFamily & { readonly id: string }
type Page = { readonly before?: string | undefined; readonly limit?: number; readonly reader?: Reader }

/** What was removed is for those alone who may bring it back. */
const isFor = ({ id, ...as }: Reader) => {
  const [own, others] = [mayChange({ contributorId: id }, { id }, as), mayChange({ contributorId: '' }, { id }, as)]
  return sql.fragment`(s.state <> 'removed' or ${others}::boolean or ${own}::boolean and s.contributor_id = ${id})`
}

/** A family's stories and open questions, the newest first; the page after `before` where it is given. */
export const storiesOf = async (
  kernel: Kernel,
  familyId: string,
  { before, limit = PAGE, reader }: Page,
): Promise<StoryPage> => {
  const [at = null, id = null] = before?.split('_') ?? []
  const rows = await kernel.db.any(sql.type(Row)`
    select ${shown}
    where s.family_id = ${familyId} and s.state <> 'misdirected' and ${reader ? isFor(reader) : sql.fragment`s.state <> 'removed'`}
      and (${at}::timestamptz is null or (s.at, s.id) < (${at}::timestamptz, ${id}::uuid))
    order by s.at desc, s.id desc limit ${limit + 1}`)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  // Few have asked for all of a page.
  const shownAs = remembered(shownName)
  const stories = await Promise.all(
    page.map(async (row): Promise<StoryRow> => {
      const { words: _words, ...story } = await told(kernel, row, shownAs)
      return story
    }),
  )
  return { stories, next: rows.length > limit && last ? `${last.at}_${last.id}` : null }
}

const Titled = v.object({ id: v.string(), title: v.nullable(SealedText), question: SealedText })

/** What a family calls these stories, of those that are told still. */
export const titlesOf = async (
  { db, unseal }: Pick<Kernel, 'db' | 'unseal'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await db.any(sql.type(Titled)`
    select id, title, question from stories.stories where id = any(${sql.array(ids, 'uuid')}) and state = 'told'`)
  const titles = rows.map(async ({ id, title, question }) => {
    const given = title ? await unseal(title) : ''
    return [id, given || (await unseal(question))] as const
  })
  return new Map(await Promise.all(titles))
}

export const detailOf = async (kernel: Kernel, id: string): Promise<StoryDetail | undefined> => {
  const row = await kernel.db.maybeOne(sql.type(Row)`select ${shown} where s.id = ${id}`)
  return row ? told(kernel, row) : undefined
}

const Kept = v.object({ ...Row.entries, mime: v.nullable(v.string()), isSeen: v.boolean() })
/** Of a question whose answer is not the asker's to read any more. */
const UNTOLD = { words: null, title: null, mediaId: null, mime: null } as const

/**
 * What was told in the families of an account, and all that it asked itself, the oldest first; of a family that it has left
 * the questions alone.
 */
export const exportedRows = async (kernel: Kernel, accountId: string) => {
  const families = await kernel.membership.of(accountId)
  const by = { id: accountId }
  const adding = families.filter((as) => mayChange({ contributorId: accountId }, by, as))
  const ids = (of: typeof families) =>
    sql.array(
      Array.from(of, ({ familyId }) => familyId),
      'uuid',
    )
  const rows = await kernel.db.any(sql.type(Kept)`
    select f.mime, s.family_id = any(case when s.state = 'removed' then ${ids(adding)} else ${ids(families)} end) as is_seen,
      ${shown}
    where s.contributor_id = ${accountId}
      or (s.family_id = any(${ids(families)}) and s.state = 'told')
    order by s.at, s.id`)
  return Promise.all(
    rows.map(async ({ isSeen, ...row }) => {
      const { mime, ...one } = { ...row, ...(!isSeen && UNTOLD) }
      return { ...(await told(kernel, one)), mediaId: one.mediaId, mime }
    }),
  )
}

/** How many questions of an account are open, in whatever family. */
export const openOf = ({ db }: Pick<Kernel, 'db'>, accountId: string): Promise<number> =>
  db.oneFirst(sql.type(v.object({ n: v.number() }))`
    select count(*) as n from stories.stories
    where contributor_id = ${accountId} and state = 'asked' and expires_at > now()`)

/** Whether whoever reads an address wants no questions of a family, or is somebody else than it meant. */
export const isRefused = ({ db }: Pick<Kernel, 'db'>, familyId: string, addressHash: string): Promise<boolean> =>
  db.exists(sql.typeAlias('void')`
    select from stories.refusals where family_id = ${familyId} and address_hash = ${addressHash}`)

/** Whether all of a story's recording has arrived, and nothing was found against it. */
export const hasArrived = ({ db }: Kernel, storyId: string, mediaId: string): Promise<boolean> =>
  db.exists(sql.typeAlias('void')`
    select from media.media
    where id = ${mediaId} and message_id = ${storyId} and owner_id = ${storyId}
      and state not in ('receiving', 'rejected')`)

/** Whether somebody had begun to record it when it was withdrawn. */
export const hasBegun = (
  { db }: Kernel,
  { storyId, withdrawnAt }: Pick<Story, 'storyId' | 'withdrawnAt'>,
): Promise<boolean> =>
  db.exists(sql.typeAlias('void')`
    select from media.media
    where message_id = ${storyId} and owner_id = ${storyId} and state <> 'rejected' and created_at < ${withdrawnAt}`)

const Heard = v.object({ id: v.string(), durationMs: v.nullable(v.number()), variants: v.array(v.string()) })

/** How long each of these stories' recordings is, and what it can be played as; nothing of one without a recording. */
export const recordingsOf = async ({ db }: Kernel, ids: readonly string[]) => {
  const rows = await db.any(sql.type(Heard)`
    select s.id, f.duration_ms, f.variants from stories.stories s join media.media f on f.id = s.media_id
    where s.id = any(${sql.array([...ids], 'uuid')})`)
  return new Map(rows.map(({ id, ...recording }) => [id, recording]))
}

/** How long a story's recording is, once it can be played. */
export const soundMsOf = async (
  kernel: Kernel,
  { storyId, mediaId }: Pick<Story, 'storyId' | 'mediaId'>,
): Promise<number | undefined> => {
  if (mediaId === '') return undefined
  const { durationMs, variants } = (await recordingsOf(kernel, [storyId])).get(storyId) ?? {}
  return variants?.includes('play') === true && durationMs != null ? durationMs : undefined
}

const Played = v.object({
  state: v.string(),
  mime: v.nullable(v.string()),
  variants: v.array(v.string()),
})

/** How far a told story's recording is prepared. */
export const recordingOf = async ({ db }: Kernel, mediaId: string) =>
  (await db.maybeOne(sql.type(Played)`
    select state, mime, variants from media.media where id = ${mediaId}`)) ?? undefined
