import { css } from '@emotion/react'
import { Avatar } from '../../ui/Avatar.tsx'
import type { Dye } from '../../../backend/kernel/page/strips.ts'
import { DEMO_LABEL, type Testimony } from './demoFamily.ts'

const DYES: readonly { readonly dye: Dye; readonly ink: string }[] = [
  { dye: 'petal', ink: '#231b33' },
  { dye: 'indigo', ink: '#fbf4f2' },
  { dye: 'lichen', ink: '#231b33' },
  { dye: 'weld', ink: '#231b33' },
  { dye: 'plum', ink: '#fbf4f2' },
  { dye: 'woad', ink: '#231b33' },
]
/** Patches of unlike width, three to a row or two: never a row of three equals. */
const wall = css`
  display: grid;
  grid-template-columns: repeat(12, 1fr);
  gap: 7px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: 24px;
    justify-content: space-between;
    padding: 32px 34px 28px;
    border-radius: var(--r-patch);
    grid-column: span 4;
  }
  li:nth-of-type(6n + 1),
  li:nth-of-type(6n + 6) {
    grid-column: span 5;
  }
  li:nth-of-type(6n + 3),
  li:nth-of-type(6n + 4) {
    grid-column: span 3;
  }
  li::after {
    content: '';
    position: absolute;
    inset: 9px;
    border: 1.5px dashed currentcolor;
    border-radius: 2px;
    opacity: 0.28;
    pointer-events: none;
  }
  blockquote {
    font-family: var(--font-voice);
    font-size: var(--fs-voice);
    line-height: 1.45;
  }
  @media (max-width: 1023px) {
    li:nth-of-type(n) {
      grid-column: span 6;
    }
  }
  @media (max-width: 720px) {
    li:nth-of-type(n) {
      grid-column: 1 / -1;
      gap: 14px;
      padding: 22px 24px 20px;
    }
    blockquote {
      font-size: var(--fs-body);
    }
  }
`
const by = css`
  display: flex;
  gap: 14px;
  align-items: center;
  line-height: 1.35;
  b,
  span {
    display: block;
  }
  span {
    font-size: var(--fs-small);
  }
  @media (max-width: 720px) {
    span {
      display: inline;
    }
    span + span::before {
      content: ' · ';
    }
  }
`

/** Patches with a name and no stars; each says that it is of the demo family. `from` begins with another dye. */
export const QuoteWall = ({ quotes, from = 0 }: { quotes: readonly Testimony[]; from?: number }) => (
  <ul css={wall}>
    {quotes.map(({ quote, name, descriptor, letter }, index) => {
      const { dye, ink } = DYES[(from + index) % DYES.length] ?? { dye: 'petal', ink: '#231b33' }
      return (
        <li key={quote} css={{ background: `var(--dye-${dye})`, color: ink }}>
          <blockquote>{quote}</blockquote>
          <div css={by}>
            <Avatar name={letter} seed={name} size={48} />
            <p>
              <b>{name}</b>
              <span>{descriptor}</span>
              <span>{DEMO_LABEL}</span>
            </p>
          </div>
        </li>
      )
    })}
  </ul>
)
