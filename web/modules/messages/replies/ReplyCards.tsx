import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import type { ReplyList, ReplyToAuthor } from '../../../../backend/modules/deliveries/contract.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { paths } from '../../../app/paths.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { momentInWords } from '../../../ui/moment.ts'
import { card, phone, small } from '../../../ui/surfaces.ts'
import { replies } from './queries.ts'
import { ReplyVoice } from './ReplyVoice.tsx'
import { strings } from './strings.ts'
import { replyWords } from './style.ts'

const list = css`
  display: grid;
  gap: 16px;
  margin: 0 0 16px;
  padding: 0;
  list-style: none;
`
const row = css`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: 18px;
  padding: 24px 28px;
  ${phone} {
    padding: 20px;
  }
`

const Reply = ({ reply }: { reply: ReplyToAuthor }) => {
  // It stays marked for as long as the page is open, though the house knows by then that it was seen.
  const [wasNew] = useState(reply.isNew)
  return (
    <li css={[card, row]}>
      <Avatar name={reply.name || strings.unknown} />
      <div>
        <b>{reply.name || strings.unknown}</b> {wasNew && <Chip tone="ember">{strings.isNew}</Chip>}
        <p css={small}>
          {momentInWords(reply.at)}. {strings.about}{' '}
          <Link href={paths.message(reply.messageId)}>{reply.title ? `“${reply.title}”` : strings.unnamed}</Link>
        </p>
        {reply.media && <ReplyVoice deliveryId={reply.deliveryId} media={reply.media} />}
        {reply.body !== '' && <div css={replyWords}>{reply.body}</div>}
      </div>
    </li>
  )
}

/** Fifty replies, and a way to those before them. */
export const ReplyCards = ({ items, next }: ReplyList) => (
  <>
    <ul css={list}>
      {items.map((reply) => (
        <Reply key={reply.id} reply={reply} />
      ))}
    </ul>
    {next !== null && <Earlier cursor={next} />}
  </>
)

function Earlier({ cursor }: { cursor: string }) {
  const [isAsked, setIsAsked] = useState(false)
  const more = useQuery({ ...replies(cursor), enabled: isAsked })
  if (!isAsked)
    return (
      <Button look="secondary" onClick={() => setIsAsked(true)}>
        {strings.more}
      </Button>
    )
  return <Loaded query={more}>{(page) => <ReplyCards {...page} />}</Loaded>
}
