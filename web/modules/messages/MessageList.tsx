import { css } from '@emotion/react'
import { Link } from 'wouter'
import type { MessageRow } from '../../../backend/modules/messages/contract.ts'
import { isAsked } from '../../../backend/modules/messages/contract/status.ts'
import { paths } from '../../app/paths.ts'
import { MONTHS } from '../../ui/dateInWords.ts'
import { wallIn } from '../../ui/moment.ts'
import { dashedDown } from '../../ui/surfaces.ts'
import { StateChip } from './StateChip.tsx'
import { messageName, namesInWords } from './stateStrings.ts'
import { duration } from '../../ui/clock.ts'

/** "A recording, 2 min 40 s", "A letter". */
const contentsInWords = ({
  durationMs,
  mediaN,
  state,
}: Pick<MessageRow, 'durationMs' | 'mediaN' | 'state'>): string => {
  if (mediaN === 0) return state === 'draft' ? 'No recording yet' : 'A letter'
  return durationMs === null ? 'A recording' : `A recording, ${duration(durationMs)}`
}

const list = css`
  margin: 0;
  padding: 0;
  list-style: none;
`
const item = css`
  display: grid;
  grid-template-columns: 92px 26px minmax(0, 1fr) auto;
  gap: 0 18px;
  align-items: start;
  @media (max-width: 600px) {
    grid-template-columns: 64px 22px minmax(0, 1fr);
    gap: 0 12px;
    & > :last-child {
      grid-column: 3;
      justify-self: start;
      margin: -14px 0 28px;
    }
  }
`
const day = css`
  padding-top: 1px;
  font-family: var(--font-display);
  line-height: 1.15;
  text-align: right;
  b {
    display: block;
    font-weight: 500;
    font-size: var(--fs-h4);
  }
  span {
    color: var(--ink-2);
    font-family: var(--font-ui);
    font-size: var(--fs-micro);
  }
`
const spine = css`
  align-self: stretch;
  display: flex;
  flex-direction: column;
  align-items: center;
  i {
    flex: none;
    width: 20px;
    height: 20px;
    margin-top: 5px;
    border: 4px solid var(--thread);
    border-radius: 50%;
    background: var(--surface);
    &[data-full] {
      background: var(--thread);
    }
  }
  span {
    flex: 1;
    width: 3px;
    min-height: 30px;
    background: ${dashedDown};
  }
`
const words = css`
  display: grid;
  gap: 4px;
  justify-items: start;
  padding-bottom: 30px;
  overflow-wrap: anywhere;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-top: -8px;
    color: inherit;
    font-weight: 600;
  }
`

const Day = ({ message }: { message: MessageRow }) => {
  if (message.dueAt === null) return <div css={day}>–</div>
  const [year = '', month = '', date = ''] = wallIn(message.zone ?? 'UTC', message.dueAt).date.split('-')
  return (
    <div css={day}>
      <b>{Number(date)}</b>
      <span>
        {MONTHS[Number(month) - 1]?.slice(0, 3)} {year}
      </span>
    </div>
  )
}

/** A question of ours was taken, or the message itself. */
const isFull = (state: MessageRow['state']) => (isAsked(state) && state !== 'stalled') || state === 'delivered'

/** Messages on the thread, the next one first. */
export const MessageList = ({ rows }: { rows: readonly MessageRow[] }) => (
  <ol css={list}>
    {rows.map((row, index) => (
      <li key={row.id} css={item} data-message={row.id}>
        <Day message={row} />
        <div css={spine} aria-hidden="true">
          <i data-full={isFull(row.state) || undefined} />
          {index < rows.length - 1 && <span />}
        </div>
        <div css={words}>
          <Link href={row.state === 'draft' ? paths.compose(row.id, 2) : paths.message(row.id)}>
            {row.title ? `“${row.title}”` : messageName(row)}
          </Link>
          <span css={{ color: 'var(--ink-2)' }}>
            To {namesInWords(row.recipientNames)}. {contentsInWords(row)}
          </span>
        </div>
        <StateChip message={row} />
      </li>
    ))}
  </ol>
)
