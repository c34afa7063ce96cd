import { css } from '@emotion/react'

const line = css`
  display: flex;
  align-items: center;
  margin: 0 4px;
  span {
    flex: none;
    width: 18px;
    height: 18px;
    border: 3px solid var(--line-strong);
    border-radius: 50%;
  }
  span[data-is='done'] {
    background: var(--thread);
    border-color: var(--thread);
  }
  span[data-is='now'] {
    border-color: var(--thread);
    border-width: 5px;
  }
  i {
    flex: 1;
    min-width: 2px;
    border-top: 3px dashed var(--line-strong);
  }
  i[data-is='done'] {
    border-top: 3px solid var(--thread);
  }
`
/** @number steps up to which each has a knot: more do not fit on a phone */
const MOST_KNOTS = 14

/** Knots on the thread: those behind are tied, the rest is dashed. It says in a picture what stands in words below. */
export const Thread = ({ at, of }: { at: number; of: number }) =>
  of > MOST_KNOTS ? null : (
    <div css={line} aria-hidden>
      {Array.from({ length: of }, (_, n) => (
        <div key={n} css={{ display: 'contents' }}>
          {n > 0 && <i data-is={n <= at ? 'done' : undefined} />}
          <span data-is={n < at ? 'done' : n === at ? 'now' : undefined} />
        </div>
      ))}
    </div>
  )
