import { css } from '@emotion/react'
import type { MessageList } from '../../../../backend/modules/messages/contract.ts'
import { HearthBlock } from '../../../ui/HearthBlock.tsx'
import { card, phone, supporting } from '../../../ui/surfaces.ts'
import { roundsOf } from '../sewn.ts'
import { countsIn } from './counts.ts'
import { strings } from './strings.ts'

const frame = css`
  display: grid;
  grid-template-columns: minmax(0, 176px) minmax(0, 1fr);
  gap: 20px 28px;
  align-items: center;
  padding: 24px;
  svg {
    width: 100%;
    height: auto;
  }
  ${phone} {
    padding: 20px;
  }
`
const figures = css`
  display: grid;
  gap: 8px;
  margin: 0;
  dt {
    font-size: var(--fs-small);
    color: var(--ink-2);
  }
  dd {
    margin: 0;
    font-family: var(--font-display);
    font-size: var(--fs-h4);
    line-height: 1.1;
  }
  div {
    display: flex;
    flex-direction: column-reverse;
  }
`

/** One strip for each message sealed or delivered; the open ring is dashed. The words beside it say the same. */
export const FamilyBlock = ({ seed, counts }: { seed: string; counts: MessageList['counts'] }) => {
  const { sewn, waiting, delivered, unfinished } = countsIn(counts)
  const shown = [
    [waiting, strings.waiting],
    [delivered, strings.delivered],
    [unfinished, strings.unfinished],
  ] as const
  return (
    <section css={[card, frame]}>
      <HearthBlock seed={seed} size={176} rounds={roundsOf(sewn)} centre={2} seam={2.4} sewn={sewn} lit />
      <dl css={figures}>
        {shown.map(([n, words]) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{n}</dd>
          </div>
        ))}
      </dl>
      <div css={{ gridColumn: '1 / -1' }}>
        <h2 css={{ fontSize: 'var(--fs-h3)' }}>{strings.block}</h2>
        <p css={supporting}>{strings.sewn(sewn)}</p>
      </div>
    </section>
  )
}
