import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { hub } from '../../../app/hub.ts'
import { paths } from '../../../app/paths.ts'
import { plainDateIn } from '../../../ui/moment.ts'
import { card, linkedRows } from '../../../ui/surfaces.ts'
import { onTheirDays } from '../queries.ts'
import { strings } from './strings.ts'

const frame = css`
  ${card}
  ${linkedRows}
  display: grid;
  gap: 12px;
  padding: 24px;
  overflow-wrap: anywhere;
`

/** What a death changes nothing of: messages with a day of their own, and the family's capsules. */
export function Rest() {
  const messages = useQuery(onTheirDays()).data ?? []
  const capsules = useQuery(hub()).data?.cards.find(({ card: name }) => name === 'capsules')
  if (messages.length === 0 && !capsules) return null
  const more = capsules ? capsules.n - capsules.rows.length : 0
  return (
    <section css={frame} aria-labelledby="the-rest">
      <h2 id="the-rest" css={{ fontSize: 'var(--fs-h4)' }}>
        {strings.rest}
      </h2>
      <ul>
        {messages.map(({ id, title, dueAt }) => (
          <li key={id}>
            <Link href={paths.message(id)}>{title || strings.untitled}</Link>{' '}
            {dueAt !== null && strings.goes(plainDateIn(dueAt))}
          </li>
        ))}
        {capsules?.rows.map(({ id, title, at }) => (
          <li key={id}>
            <Link href={paths.capsule(id)}>{title}</Link> {at !== null && strings.opens(plainDateIn(at))}
          </li>
        ))}
        {more > 0 && (
          <li>
            <Link href={paths.timeCapsules()}>{strings.more(more)}</Link>
          </li>
        )}
      </ul>
    </section>
  )
}
