import * as v from 'valibot'
import { sql } from '../../../kernel/db.ts'
import type { Reader } from '../../../kernel/identity/visible.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { ERASED, SealedText } from '../../../kernel/log/codec.ts'
import { FORMER } from '../../families/reading.ts'
import { MOST_TELLINGS, type ItemDetail } from '../contract.ts'
import { draftsOf } from './draft.ts'
import { historyOf } from './history.ts'
import { isSeen, ListedRow, rowsFor, shown } from './row.ts'

const Known = v.object({
  ...ListedRow.entries,
  text: v.nullable(SealedText),
  words: v.nullable(SealedText),
  isClosedToMachines: v.boolean(),
  rejected: v.array(v.string()),
  mediaId: v.nullable(v.string()),
  mime: v.nullable(v.string()),
  sha256: v.nullable(v.string()),
  facts: v.nullable(SealedText),
  toldFacts: v.nullable(SealedText),
})
const Facts = v.object({
  taken: v.optional(v.string()),
  lat: v.optional(v.number()),
  lon: v.optional(v.number()),
  camera: v.optional(v.string()),
})
const Titled = v.object({ id: v.string(), name: SealedText })
const Joined = v.object({ accountId: v.string(), caption: v.nullable(SealedText), at: v.string() })

const opened = (text: string): v.InferOutput<typeof Facts> =>
  text === '' || text === ERASED ? {} : v.parse(Facts, JSON.parse(text))
const placeIn = ({ lat, lon }: v.InferOutput<typeof Facts>) =>
  lat === undefined || lon === undefined ? null : { lat, lon }

/** What the file says of itself; what came beside it fills the gaps. */
const factsIn = (text: string, beside: string): ItemDetail['facts'] => {
  const [facts, told] = [opened(text), opened(beside)]
  return {
    taken: facts.taken ?? told.taken ?? null,
    camera: facts.camera ?? null,
    at: placeIn(facts) ?? placeIn(told),
  }
}

/** An item with all that is known of it, and what tells about it; undefined where the read tables have none. */
export const detailOf = async (kernel: Kernel, reader: Reader, id: string): Promise<ItemDetail | undefined> => {
  const { db, membership, unseal } = kernel
  const row = await db.maybeOne(sql.type(Known)`
    select ${shown(reader)}, '' as mark, i.text, i.words, i.is_closed_to_machines, i.rejected, i.media_id, i.mime, i.sha256, i.facts, i.told_facts
    from items.items i where i.id = ${id} and ${isSeen(reader)}`)
  if (!row) return undefined
  const named = async (rows: readonly v.InferOutput<typeof Titled>[]) =>
    Promise.all(rows.map(async (each) => ({ id: each.id, name: await unseal(each.name) })))
  const [joined, tellings, albums, [place = null], history, drafts] = await Promise.all([
    db.any(sql.type(Joined)`
      select account_id, caption, at from items.joined where item_id = ${id} order by at, account_id`),
    db.any(sql.type(ListedRow)`
      select i.sorts as mark, ${shown(reader)} from items.items i
      where i.about = ${id} and i.binned_at is null and ${isSeen(reader)} order by i.added_at, i.id limit ${MOST_TELLINGS}`),
    db
      .any(sql.type(Titled)`
        select id, title as name from albums.albums where id = any(${sql.array(row.albumIds, 'uuid')}) order by added_at, id`)
      .then(named),
    db
      .any(sql.type(Titled)`
        select id, name from places.places
        where id = ${row.placeId} and family_id = ${reader.familyId} and removed_at is null`)
      .then(named),
    historyOf(kernel, id),
    draftsOf(kernel, [id]),
  ])
  const names = await membership.namesOf([...new Set(joined.map(({ accountId }) => accountId))])
  const [[shownRow], tellingRows, name, text, words, facts, told, captions] = await Promise.all([
    rowsFor(kernel, reader, [row]),
    rowsFor(kernel, reader, tellings),
    row.name ? unseal(row.name) : '',
    row.text ? unseal(row.text) : '',
    row.words ? unseal(row.words) : '',
    row.facts ? unseal(row.facts) : '',
    row.toldFacts ? unseal(row.toldFacts) : '',
    Promise.all(joined.map(async ({ caption }) => (caption ? unseal(caption) : ''))),
  ])
  if (!shownRow) return undefined
  const { mediaId, mime, sha256, isClosedToMachines } = row
  return {
    ...shownRow,
    name,
    text,
    words,
    // What is rejected is erased in a moment.
    draft: words === '' && !row.rejected.includes('words') ? (drafts.get(id) ?? null) : null,
    isClosedToMachines,
    mediaId,
    mime,
    sha256,
    facts: factsIn(facts, told),
    place,
    albums,
    joined: joined.map(({ accountId, at }, n) => ({
      by: names.get(accountId) || FORMER,
      caption: captions[n] ?? '',
      at,
    })),
    tellings: tellingRows,
    history,
  }
}
