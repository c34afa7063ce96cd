import * as v from 'valibot'
import { sql, type Fragment } from '../../kernel/db.ts'
import { isVisible, type Reader } from '../../kernel/identity/visible.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { linesIn } from '../../kernel/words/transcript.ts'
import { FOUND_A_PAGE, FoundKind, Turned, type Found, type FoundPage, type SearchQuery } from './contract.ts'

/** What a hit in a sentence stands between: nobody can type it, since such a text is refused. */
const [BEFORE, AFTER] = ['\u0002', '\u0003']

const Row = v.object({
  kind: FoundKind,
  id: v.string(),
  n: v.number(),
  title: v.string(),
  file: v.string(),
  dated: v.string(),
  sorts: v.nullable(v.string()),
  durationMs: v.nullable(v.number()),
  variants: v.nullable(v.array(v.string())),
  degrees: v.nullable(Turned),
  step: v.nullable(v.string()),
  part: v.nullable(v.number()),
  start: v.nullable(v.number()),
  said: v.nullable(v.string()),
  quote: v.string(),
})
type Row = v.InferOutput<typeof Row>

/**
 * What says it, each with how well: what people wrote, and at half of that what machines read or heard, where nobody has
 * corrected them and all of it could be made out.
 */
const hits = (familyId: string, query: Fragment): Fragment => sql.fragment`
  select d.kind, d.id, null::text as step, null::int as part, ts_rank_cd(d.words, ${query}) as rank
  from search.documents d
  where d.family_id = ${familyId} and d.words @@ ${query} and not d.is_hidden
  union all
  select a.kind, a.id, a.step, a.part, ts_rank_cd(a.words, ${query}) / 2
  from kernel.artefacts a join search.documents w on w.kind = a.kind and w.id = a.id and w.family_id = a.family_id
  where a.family_id = ${familyId} and a.words @@ ${query} and not w.is_hidden
    and a.part > 0 and a.state = 'made' and (a.step <> 'words' or w.said = '')
    and exists (select from kernel.artefacts o
      where o.kind = a.kind and o.id = a.id and o.step = a.step and o.part = 0 and o.state = 'made')`

const FOUND_AS = sql.fragment`case when d.kind = 'item' then i.kind when d.kind = 'story' then 'told' else d.kind end`

const conditions = (reader: Reader, { kind, who, where, from, to }: SearchQuery): Fragment => {
  const place = sql.fragment`coalesce(nullif(i.sorts, ''), '~')`
  const all = [
    sql.fragment`(d.kind <> 'item' or i.binned_at is null and ${isVisible(sql.fragment`i`, reader)})`,
    ...(kind === undefined ? [] : [sql.fragment`${FOUND_AS} = ${kind}`]),
    ...(who === undefined ? [] : [sql.fragment`d.person_ids @> ${sql.array([who], 'uuid')}`]),
    ...(where === undefined ? [] : [sql.fragment`d.place_id = ${where}`]),
    // As the lists of items have it.
    ...(from === undefined ? [] : [sql.fragment`${place} >= ${from} and ${place} < '~'`]),
    ...(to === undefined ? [] : [sql.fragment`${place} < ${`${to}~`}`]),
  ]
  return sql.fragment`${sql.join(all, sql.fragment` and `)}`
}

/** A sentence in pieces. */
const piecesIn = (quote: string): Found['quote'] =>
  quote
    .split(BEFORE)
    .flatMap((piece, index) => {
      const [hit = '', rest = ''] = index === 0 ? ['', piece] : piece.split(AFTER)
      return [
        { text: hit, isHit: true },
        { text: rest, isHit: false },
      ]
    })
    .filter(({ text }) => text !== '')

/** Where a line begins; its time is no part of the sentence. */
const timeIn = (said: string | null): number | null => (said === null ? null : (linesIn(said)[0]?.atMs ?? null))

const foundIn = (row: Row): Found => {
  const { kind, id, title, file, dated, sorts, durationMs, variants, degrees, step, part, start, said, quote } = row
  return {
    kind,
    id,
    title: title || (kind === 'photo' ? '' : file),
    when: dated || (sorts ?? '').slice(0, 4),
    quote: piecesIn(quote),
    isDraft: part !== null,
    atMs: step === 'words' ? Math.round((start ?? 0) * 1_000) : timeIn(said),
    page: step === 'ocr' ? part : null,
    durationMs,
    hasThumb: variants?.includes('thumb') ?? false,
    turned: degrees ?? 0,
  }
}

/** Shows the sentence with what was searched for, of the text that has it. */
const SHOWN_AS = `StartSel=${BEFORE},StopSel=${AFTER},MaxWords=28,MinWords=14`

/**
 * What of a family's library says these words, as far as whoever asks may see it: what is not theirs is neither found nor
 * counted. Text is read of those alone that stand on the page.
 */
export const foundOf = async ({ db }: Kernel, reader: Reader, sought: SearchQuery): Promise<FoundPage> => {
  const query = sql.fragment`websearch_to_tsquery('public.library', ${sought.q})`
  const any = sql.fragment`replace(${query}::text, ' & ', ' | ')::tsquery`
  const says = (text: Fragment) => sql.fragment`to_tsvector('public.library', ${text}) @@ ${any}`
  const rows = await db.any(sql.type(Row)`
    with hits as (${hits(reader.familyId, query)}),
    best as (select distinct on (kind, id) * from hits order by kind, id, rank desc),
    page as (
      select ${FOUND_AS} as kind, b.id, count(*) over ()::int as n, b.step, b.part, b.rank, d.kind as of, d.title, d.file,
        d.dated, d.caption, d.text, d.said, d.others, i.sorts, i.duration_ms, i.variants, i.degrees
      from best b
      join search.documents d on d.kind = b.kind and d.id = b.id and d.family_id = ${reader.familyId}
      left join items.items i on d.kind = 'item' and i.id = d.id
      where ${conditions(reader, sought)}
      order by b.rank desc, b.kind, b.id
      limit ${FOUND_A_PAGE} offset ${(sought.page - 1) * FOUND_A_PAGE})
    select p.kind, p.id, p.n, p.title, p.file, p.dated, p.sorts, p.duration_ms, p.variants, p.degrees, p.step, p.part,
      (a.data->>'start')::float8 as start, q.said,
      ts_headline('public.library', regexp_replace(q.text, '^[[:space:]]*[[][0-9:.,–-]+[]][[:space:]]*', ''), ${any}, ${SHOWN_AS}) as quote
    from page p
    left join kernel.artefacts a on a.kind = p.of and a.id = p.id and a.step = p.step and a.part = p.part
    left join lateral (
      select l.line from unnest(string_to_array(p.said, E'\n')) with ordinality as l (line, n)
      where p.part is null and ${says(sql.fragment`l.line`)}
      order by ts_rank(to_tsvector('public.library', l.line), ${any}) desc, l.n limit 1) s on true
    cross join lateral (
      select case
        when p.part is not null then a.text
        when ${says(sql.fragment`p.caption`)} then p.caption
        when ${says(sql.fragment`p.text`)} then p.text
        when s.line is not null then s.line
        else coalesce((select string_agg(o.value, ' ') from jsonb_each_text(p.others) o where ${says(sql.fragment`o.value`)}),
          nullif(p.caption, ''), left(p.text, 1000))
        end as text,
        case when p.part is null and not ${says(sql.fragment`p.caption`)} and not ${says(sql.fragment`p.text`)} then s.line end as said) q
    order by p.rank desc, p.of, p.id`)
  return { found: rows.map(foundIn), n: rows[0]?.n ?? 0 }
}
