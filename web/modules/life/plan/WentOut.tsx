import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { paths } from '../../../app/paths.ts'
import { card } from '../../../ui/surfaces.ts'
import { plainDateIn } from '../../../ui/moment.ts'
import { wentOut } from '../queries.ts'
import { messagesFrame } from './messagesFrame.ts'
import { strings } from './strings.ts'

const words = strings.wentOut
/** What was delivered since nobody could reach the author, and what of it they can still take back on its own page. */
export function WentOut() {
  const { data: rows = [] } = useQuery(wentOut())
  if (rows.length === 0) return null
  return (
    <section css={[card, messagesFrame]}>
      <h2>{words.title}</h2>
      <p>{words.line}</p>
      <ul>
        {rows.map(({ id, title, dueAt, allowed }) => (
          <li key={id}>
            <Link href={paths.message(id)}>{title || words.untitled}</Link>{' '}
            <span>
              {dueAt && plainDateIn(dueAt)}. {allowed.includes('recall') ? words.takeBack : words.tooLate}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
