import { css } from '@emotion/react'
import { minuteInWords } from '../../ui/moment.ts'
import { small } from '../../ui/surfaces.ts'

const list = css`
  display: grid;
  gap: 14px;
  margin: 0;
  padding: 0;
  list-style: none;
`
const turn = css`
  max-width: 64ch;
  padding: 16px 20px;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
  overflow-wrap: anywhere;
  p:last-of-type {
    white-space: pre-wrap;
  }
`
const looks = {
  ours: css({ background: 'var(--primary-soft)', marginLeft: 'auto', width: 'min(64ch, 92%)' }),
  theirs: css({ width: 'min(64ch, 92%)' }),
  note: css({ background: 'var(--warn-soft)', borderStyle: 'dashed', width: '100%', maxWidth: 'none' }),
} as const

export type Shown = {
  readonly id: string
  readonly look: keyof typeof looks
  readonly who: string
  readonly text: string
  readonly at: string
}

/** What was said, in order; each word is text, whatever signs it holds. */
export const Turns = ({ turns }: { turns: readonly Shown[] }) => (
  <ol css={list}>
    {turns.map(({ id, look, who, text, at }) => (
      <li key={id} css={[turn, looks[look]]}>
        <p css={small}>
          <b css={{ fontWeight: 600 }}>{who}</b>, <time dateTime={at}>{minuteInWords(at)}</time>
        </p>
        <p>{text}</p>
      </li>
    ))}
  </ol>
)
