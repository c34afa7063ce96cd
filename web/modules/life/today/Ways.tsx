import { css } from '@emotion/react'
import { Link } from 'wouter'
import { paths } from '../../../app/paths.ts'
import { plainDateIn } from '../../../ui/moment.ts'
import { card, dashedDown, linkedRows } from '../../../ui/surfaces.ts'
import type { Played, Standing, Way } from './play.ts'
import { strings } from './strings.ts'

const frame = css`
  ${card}
  ${linkedRows}
  display: grid;
  gap: 24px;
  padding: 24px;
  overflow-wrap: anywhere;
  h3 {
    font-size: var(--fs-h4);
  }
`
const thread = css`
  display: grid;
  gap: 8px;
  padding-left: 22px;
  background: ${dashedDown} left top / 3px 100% no-repeat;
`

type WaysProps = { readonly played: Played; readonly standing: Standing }

/** When which becomes known, and what is then sent to whom. */
export function Ways({ played: { bySilence, byReports }, standing }: WaysProps) {
  const { life, contacts, kept } = standing
  const agreed = contacts.flatMap(({ state, name }) => (state === 'accepted' ? [name] : []))
  const namesOf = new Map(kept.map(({ id, recipientNames }) => [id, recipientNames]))
  return (
    <section css={frame} aria-labelledby="would-happen">
      <h2 id="would-happen" css={{ fontSize: 'var(--fs-h3)' }}>
        {strings.happens}
      </h2>
      {!bySilence && !byReports && <p>{strings.nothing}</p>}
      {byReports && (
        <div css={thread}>
          <h3>{strings.reports}</h3>
          <p>{strings.reportsLine(agreed, life.needed ?? 1)}</p>
          <p>{strings.waits(plainDateIn(byReports.at))}</p>
          <Days way={byReports} namesOf={namesOf} />
        </div>
      )}
      {bySilence && (
        <div css={thread}>
          <h3>{strings.silence}</h3>
          <p>
            {life.nextAskAt !== null && life.asked === 0 ? strings.asks(plainDateIn(life.nextAskAt)) : strings.asked}
          </p>
          <p>{strings.believed(plainDateIn(bySilence.at))}</p>
          <Days way={bySilence} namesOf={namesOf} />
        </div>
      )}
    </section>
  )
}

const Days = ({ way, namesOf }: { way: Way; namesOf: ReadonlyMap<string, readonly string[]> }) =>
  way.going.length === 0 ? (
    <p>{strings.nothingThen}</p>
  ) : (
    way.going.map(({ at, messages }) => (
      <div key={at}>
        <p>
          <time dateTime={at}>{strings.on(plainDateIn(at))}</time>
        </p>
        <ul>
          {messages.map(({ id, title }) => (
            <li key={id}>
              <Link href={paths.message(id)}>{title || strings.untitled}</Link> {strings.to(namesOf.get(id) ?? [])}
            </li>
          ))}
        </ul>
      </div>
    ))
  )
