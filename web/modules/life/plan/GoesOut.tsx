import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { LifeView } from '../../../../backend/modules/life/contract.ts'
import { paths } from '../../../app/paths.ts'
import { siteSettings } from '../../../app/siteSettings.ts'
import { plainDateIn } from '../../../ui/moment.ts'
import { card } from '../../../ui/surfaces.ts'
import { goingOut, keptForThen } from '../queries.ts'
import { byDay, goesOut, type Going } from './dates.ts'
import { messagesFrame } from './messagesFrame.ts'
import { strings } from './strings.ts'

const words = strings.goesOut

/** When their silence, or what was reported, is believed; undefined where nothing runs. */
const expectedOf = ({ state, presumedAt, challengeUntil }: LifeView) => {
  if (challengeUntil) return { at: challengeUntil, concluded: { isPresumed: false, isConfirmed: true } }
  return state === 'asked' && presumedAt
    ? { at: presumedAt, concluded: { isPresumed: true, isConfirmed: false } }
    : undefined
}

/** What is sent since the author was given up, or would if we heard nothing more: each message with its day. */
export function GoesOut({ life }: { life: LifeView }) {
  if (life.state === 'presumed' || life.state === 'confirmed') return <Dated />
  const expected = expectedOf(life)
  return expected && <Expected {...expected} />
}

function Dated() {
  const { data } = useQuery(goingOut())
  const dated = data?.flatMap(({ id, title, dueAt }) => (dueAt ? [{ id, title, at: dueAt }] : []))
  return dated && dated.length > 0 ? <Days title={words.now} going={byDay(dated)} /> : null
}

function Expected({ at, concluded }: NonNullable<ReturnType<typeof expectedOf>>) {
  const { data } = useQuery(keptForThen())
  return data ? <Days title={words.ifSilent} going={goesOut(data, concluded, at, siteSettings.dayMs)} /> : null
}

const Days = ({ title, going }: { title: string; going: readonly Going[] }) => (
  <section css={[card, messagesFrame]}>
    <h2>{title}</h2>
    <p>{going.length > 0 ? words.line : words.nothing}</p>
    <ul>
      {going.flatMap(({ at, messages }) =>
        messages.map(({ id, title: name }) => (
          <li key={id}>
            <Link href={paths.message(id)}>{name || strings.wentOut.untitled}</Link>{' '}
            <time dateTime={at}>{words.from(plainDateIn(at))}</time>
          </li>
        )),
      )}
    </ul>
  </section>
)
