import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { isArmed, isLeaving, statusesThat } from '../../../../backend/modules/messages/contract/status.ts'
import { paths } from '../../../app/paths.ts'
import { MessageList } from '../MessageList.tsx'
import { messages } from '../../../app/ownMessages.ts'
import { strings } from './strings.ts'

const SHOWN = 3
/** They have a list of their own: beyond fifty finished ones the first page of all holds none of them. */
const ON_THEIR_WAY = statusesThat((state) => isArmed(state) || isLeaving(state)).join()

const heading = css`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: 20px;
  margin-bottom: 18px;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`

/** The next of those still on their way; nothing while none is. */
export function NextMessages() {
  const { data } = useQuery(messages({ state: ON_THEIR_WAY }))
  if (!data || data.items.length === 0) return null
  return (
    <section>
      <div css={heading}>
        <h2>{strings.next}</h2>
        <Link href={paths.messages()}>{strings.allMessages}</Link>
      </div>
      <MessageList rows={data.items.slice(0, SHOWN)} />
    </section>
  )
}
