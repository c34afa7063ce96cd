import { css } from '@emotion/react'
import { Paperclip } from 'lucide-react'
import { minuteInWords } from '../../ui/moment.ts'
import { small } from '../../ui/surfaces.ts'
import { fileInWords } from './fileInWords.ts'
import { deskStrings } from './strings.ts'

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
  readonly file?: { readonly type: string; readonly bytes: number } | undefined
  /** Where the file can be had. */
  readonly href?: string
}

const Sent = ({ file, href }: { file: NonNullable<Shown['file']>; href: string | undefined }) => (
  <p>
    <Paperclip aria-hidden css={{ verticalAlign: 'middle' }} /> {fileInWords(file)}
    {href && (
      <>
        {' '}
        <a href={href} download>
          {deskStrings.download}
        </a>
      </>
    )}
  </p>
)

/** What was said, in order; each word is text, whatever signs it holds. */
export const Turns = ({ turns }: { turns: readonly Shown[] }) => (
  <ol css={list}>
    {turns.map(({ id, look, who, text, at, file, href }) => (
      <li key={id} css={[turn, looks[look]]}>
        <p css={small}>
          <b css={{ fontWeight: 600 }}>{who}</b>, <time dateTime={at}>{minuteInWords(at)}</time>
        </p>
        {file ? <Sent file={file} href={href} /> : <p>{text}</p>}
      </li>
    ))}
  </ol>
)
