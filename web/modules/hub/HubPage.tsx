import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { HubCardView } from '../../../backend/modules/hub/contract.ts'
import { useFamily } from '../../app/family.ts'
import { hub } from '../../app/hub.ts'
import type { HubCardWords } from '../../app/hubCard.ts'
import { hubCards } from '../../app/hubCards.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { OutsideFamilies } from '../../app/OutsideFamilies.tsx'
import { paths } from '../../app/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { plainDateIn } from '../../ui/moment.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { card, linkedRows, small } from '../../ui/surfaces.ts'
import { strings } from './strings.ts'

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: 20px;
  align-items: start;
`
const frame = css`
  ${card}
  ${linkedRows}
  display: grid;
  gap: 6px;
  justify-items: start;
  padding: 20px 22px;
  overflow-wrap: anywhere;
  &[data-duty] {
    border-color: var(--thread);
  }
  h2 {
    display: flex;
    align-items: center;
    gap: 10px;
    font-size: var(--fs-h4);
  }
`

/** What waits, comes and is kept, from every area: a card without content is absent. */
export function HubPage() {
  const { isNone } = useFamily()
  const all = useQuery({ ...hub(), enabled: !isNone })
  if (isNone) return <OutsideFamilies line={strings.line} />
  return (
    <>
      <PageHeader title={strings.title} line={strings.line} />
      <Loaded query={all} words={strings.fetching}>
        {({ cards }) => <Shown cards={cards} />}
      </Loaded>
    </>
  )
}

const Shown = ({ cards }: { cards: readonly HubCardView[] }) => (
  <div css={{ display: 'grid', gap: 20 }}>
    {cards.length === 0 && (
      <EmptyState title={strings.noneTitle} line={strings.noneLine}>
        <ButtonLink href={paths.compose()}>{strings.begin}</ButtonLink>
      </EmptyState>
    )}
    <div css={grid}>
      {hubCards.map((words) => {
        const shown = cards.find((each) => each.card === words.card)
        return shown && <Card key={words.card} words={words} shown={shown} />
      })}
      <section css={frame} aria-labelledby="legacy-box">
        <h2 id="legacy-box">{strings.boxTitle}</h2>
        <p>{strings.boxLine}</p>
        <Link href={paths.accountData()}>{strings.box}</Link>
      </section>
    </div>
  </div>
)

function Card({ words, shown }: { words: HubCardWords; shown: HubCardView }) {
  const { card: name, icon: Icon, isDuty, title, line, all, one, untitled = '' } = words
  return (
    <section css={frame} data-duty={isDuty} aria-labelledby={`hub-${name}`}>
      <h2 id={`hub-${name}`}>
        <Icon aria-hidden="true" />
        {title}
      </h2>
      {shown.isLate && <p css={small}>{strings.updating}</p>}
      {shown.n > 0 && <p>{line(shown.n)}</p>}
      {shown.rows.length > 0 && (
        <ul>
          {shown.rows.map((row) => (
            <li key={row.id}>
              {one ? <Link href={one(row.id)}>{row.title || untitled}</Link> : row.title || untitled}
              {row.at !== null && <p css={small}>{plainDateIn(row.at)}</p>}
            </li>
          ))}
        </ul>
      )}
      <Link href={all.href}>{all.words}</Link>
    </section>
  )
}
