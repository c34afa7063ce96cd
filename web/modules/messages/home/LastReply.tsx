import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { paths } from '../../../app/paths.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { dateIn } from '../../../ui/moment.ts'
import { card, small } from '../../../ui/surfaces.ts'
import { replies } from '../replies/queries.ts'
import { strings as replyStrings } from '../replies/strings.ts'
import { strings } from './strings.ts'

const frame = css`
  display: grid;
  gap: 12px;
  padding: 20px 24px;
`
const words = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  font-family: var(--font-voice);
  font-size: var(--fs-body-l);
  overflow-wrap: anywhere;
`

/** The newest of what came back; nothing while nothing has. */
export function LastReply() {
  const { data } = useQuery(replies())
  const last = data?.items[0]
  if (!last) return null
  const name = last.name || replyStrings.unknown
  return (
    <section css={[card, frame]}>
      <div css={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }}>
        <h2 css={{ color: 'var(--thread-text)', font: '600 var(--fs-small) var(--font-ui)' }}>{strings.lastReply}</h2>
        <Link href={paths.replies()}>{strings.readAll}</Link>
      </div>
      <div css={{ display: 'flex', gap: 14 }}>
        <Avatar name={name} />
        <div css={{ minWidth: 0 }}>
          <p css={words}>{last.body === '' ? strings.sentVoice : `“${last.body}”`}</p>
          <p css={small}>{strings.on(name, dateIn(last.at))}</p>
        </div>
      </div>
    </section>
  )
}
