import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import type { Relative } from '../../../../backend/modules/connections/contract.ts'
import type { Connections, DismissSuggestion, Gaps } from '../../../../backend/modules/insights/contract.ts'
import { useFamily } from '../../../app/family.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { AskSheet } from '../../../app/parts.tsx'
import { paths } from '../../../app/paths.ts'
import { relatives } from '../../../app/relatives.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { small } from '../../../ui/surfaces.ts'
import { showToast } from '../../../ui/toasts.ts'
import { InsightsFrame } from './Frame.tsx'
import { connections, gaps, useDismiss } from './insights.ts'
import { insightStrings as strings } from './strings.ts'

const list = css`
  display: grid;
  margin: 0 0 36px;
  padding: 0;
  list-style: none;
  border-top: 1px solid var(--line);
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 24px;
    align-items: center;
    justify-content: space-between;
    padding: 16px 0;
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
`
type People = ReadonlyMap<string, Relative>
/** Who is asked, and what; whoever asks chooses where nobody stands. */
type Asking = { readonly asked: string; readonly question: string }
/** What is missing, as it is read, and what can be done about it. */
type GapRow = {
  readonly key: string
  readonly itemIds: readonly string[]
  readonly words: string
  readonly way: string
  readonly does: string | Asking
}
type Gap = Gaps['gaps'][number]

const gapRow = (gap: Gap, people: People): GapRow | undefined => {
  const { key, itemIds } = gap
  if (gap.what === 'nobody_named') {
    const does = `${paths.memoryVault()}?shelf=unnamed&from=${gap.month}&to=${gap.month}`
    return { key, itemIds, words: strings.nobodyNamed(gap.month, gap.n), way: strings.name, does }
  }
  const person = people.get(gap.personId)
  if (!person || person.isYou) return undefined
  const { id, name, hasDied } = person
  const [words, question] =
    gap.what === 'no_voice'
      ? [strings.noVoice(name, gap.n), hasDied ? strings.rememberThem(name) : strings.tellOfPhotos(gap.n)]
      : [
          strings.noYears(name, gap.from, gap.to),
          hasDied ? strings.rememberYears(name, gap.from, gap.to) : strings.tellOfYears(gap.from, gap.to),
        ]
  // Who has died is asked about, and never asked.
  const way = hasDied ? strings.askAbout(name) : strings.askThem(name)
  return { key, itemIds, words, way, does: { asked: hasDied ? '' : id, question } }
}

/** Who is seen together, who tells about others, and what is missing, each with what shows it. */
export function ConnectionsPage() {
  const known = useQuery(connections())
  const missing = useQuery(gaps())
  const everybody = useQuery(relatives())
  const people: People = new Map(everybody.data?.people.map((each) => [each.id, each]))
  return (
    <InsightsFrame title={strings.connections} line={strings.connectionsLine}>
      <Loaded query={known} words={strings.fetching}>
        {(all) => <Known all={all} people={people} />}
      </Loaded>
      <Loaded query={missing} words={strings.fetching}>
        {(all) => <Missing all={all} people={people} />}
      </Loaded>
    </InsightsFrame>
  )
}

const Known = ({ all, people }: { all: Connections; people: People }) => {
  const rows = all.connections.flatMap((each) => {
    const [one, other] = each.personIds.map((id) => people.get(id)?.name)
    // Who is in the family no more is named nowhere.
    return one === undefined || other === undefined ? [] : [{ ...each, one, other }]
  })
  if (rows.length === 0) return <EmptyState title={strings.noConnections} line={strings.noConnectionsLine} />
  return (
    <ul css={list}>
      {rows.map(({ key, what, one, other, n, itemIds }) => (
        <Suggestion key={key} suggestion={{ kind: 'connection', key }} itemIds={itemIds}>
          {what === 'seen_with' ? strings.seenWith(one, other, n) : strings.tellsAbout(one, other, n)}
        </Suggestion>
      ))}
    </ul>
  )
}

function Missing({ all, people }: { all: Gaps; people: People }) {
  const { may } = useFamily()
  const [asking, setAsking] = useState<Asking>()
  const rows = all.gaps.flatMap((gap) => gapRow(gap, people) ?? [])
  if (rows.length === 0) return null
  const wayOf = ({ does, way }: GapRow) =>
    typeof does === 'string' ? (
      <Link href={does}>{way}</Link>
    ) : (
      may('add') && <Button onClick={() => setAsking(does)}>{way}</Button>
    )
  return (
    <section aria-labelledby="missing">
      <h2 id="missing" css={{ fontSize: 'var(--fs-h3)', marginBottom: 12 }}>
        {strings.missing}
      </h2>
      <ul css={list}>
        {rows.map((row) => (
          <Suggestion key={row.key} suggestion={{ kind: 'gap', key: row.key }} itemIds={row.itemIds} way={wayOf(row)}>
            {row.words}
          </Suggestion>
        ))}
      </ul>
      {asking && <AskSheet isOpen onClose={() => setAsking(undefined)} {...asking} />}
    </section>
  )
}

type SuggestionProps = {
  suggestion: DismissSuggestion
  itemIds: readonly string[]
  way?: ReactNode
  children: ReactNode
}

/** A suggestion with the memories that it comes from. */
function Suggestion({ suggestion, itemIds, way, children }: SuggestionProps) {
  const { may } = useFamily()
  const dismiss = useDismiss()
  return (
    <li>
      <div>
        <p css={{ fontWeight: 600 }}>{children}</p>
        <p css={small}>
          {strings.shownBy}{' '}
          {itemIds.map((id, n) => (
            <span key={id}>
              {n > 0 && ', '}
              <Link href={paths.memory(id)}>{strings.memory(n + 1)}</Link>
            </span>
          ))}
        </p>
      </div>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: '8px 20px', alignItems: 'center' }}>
        {way}
        {may('add') && (
          <Button
            look="secondary"
            busy={dismiss.isPending}
            busyLabel={strings.saving}
            onClick={() =>
              dismiss.mutate(suggestion, { onSuccess: () => void showToast({ title: strings.dismissed }) })
            }
          >
            {strings.wrong}
          </Button>
        )}
      </div>
    </li>
  )
}
