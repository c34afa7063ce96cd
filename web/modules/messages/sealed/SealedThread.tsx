import { css } from '@emotion/react'
import { HearthBlock } from '../../../ui/HearthBlock.tsx'
import { phone, small } from '../../../ui/surfaces.ts'

const moving = '@media (prefers-reduced-motion: no-preference)'
const ahead = (angle: string) => `repeating-linear-gradient(${angle}, var(--thread) 0 10px, transparent 10px 18px)`

const list = css`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  margin: 0;
  padding: 0;
  list-style: none;
  ${phone} {
    grid-auto-flow: row;
  }
`
const step = css`
  position: relative;
  padding: 68px 16px 0 0;
  &::before {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    top: 22px;
    height: 3px;
    background: ${ahead('90deg')};
  }
  &:last-child::before {
    display: none;
  }
  ${phone} {
    padding: 0 0 36px 92px;
    min-height: 90px;
    &::before {
      left: 35px;
      right: auto;
      top: 0;
      bottom: 0;
      width: 3px;
      height: auto;
      background: ${ahead('180deg')};
    }
  }
`
const mark = css`
  position: absolute;
  left: 0;
  top: 12px;
  width: 22px;
  height: 22px;
  border: 4px solid var(--thread);
  border-radius: 50%;
  background: var(--ground);
  ${phone} {
    left: 25px;
    top: 4px;
  }
`
const knot = css`
  position: absolute;
  left: 16px;
  top: 6px;
  width: 36px;
  height: 36px;
  ${phone} {
    left: 18px;
    top: -2px;
  }
  ${moving} {
    animation: knot-tied 300ms var(--ease-out) 600ms both;
  }
  @keyframes knot-tied {
    from {
      transform: scale(0);
    }
  }
`
/** The thread up to the knot: solid, for it has happened. */
const tied = css`
  position: absolute;
  left: 0;
  top: 22px;
  width: 72px;
  height: 3px;
  background: var(--thread);
  transform-origin: 0 0;
  ${phone} {
    left: 35px;
    top: 0;
    width: 3px;
    height: 44px;
  }
  ${moving} {
    animation: thread-drawn 600ms var(--ease-out) both;
  }
  @keyframes thread-drawn {
    from {
      transform: scale(0);
    }
  }
`
const arrival = css`
  position: absolute;
  left: 0;
  top: 0;
  width: 46px;
  height: 46px;
  ${phone} {
    left: 13px;
  }
`
const date = css`
  display: block;
  font-family: var(--font-display);
  font-size: var(--fs-body-l);
  line-height: 1.3;
`

/** A French knot, where the dashed thread has become solid. */
const Knot = () => (
  <svg viewBox="0 0 36 36" aria-hidden css={knot}>
    <circle cx="18" cy="18" r="18" fill="var(--thread)" />
    <path
      d="M18 18c0-2 3-2 3 1 0 4-7 4-7-1 0-7 12-7 12 1 0 9-16 9-16-1"
      fill="none"
      stroke="var(--surface)"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </svg>
)

export type SealedStep = { readonly when: string; readonly words: string }

type ThreadProps = { readonly steps: readonly SealedStep[]; readonly title: string }

/** From the knot that was just tied to the day it arrives. */
export const SealedThread = ({ steps, title }: ThreadProps) => (
  <ol css={list} aria-label={title}>
    {steps.map(({ when, words }, index) => (
      <li key={words} css={step}>
        <span aria-hidden>
          {index === 0 ? (
            <>
              <span css={tied} />
              <Knot />
            </>
          ) : index === steps.length - 1 ? (
            <HearthBlock seed="arrival" size={100} rounds={2} seam={3} lit css={arrival} />
          ) : (
            <span css={mark} />
          )}
        </span>
        <span css={date}>{when}</span>
        <span css={small}>{words}</span>
      </li>
    ))}
  </ol>
)
