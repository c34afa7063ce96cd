import { css } from '@emotion/react'
import { isOpen } from '../../../app/closed.ts'
import { Coming } from '../../../app/Coming.tsx'
import { Button } from '../../../ui/Button.tsx'
import { strings } from '../strings.ts'
import { buttonRow, sectionHead } from '../style.ts'
import { OVERLAYS } from './areas.ts'
import { AREAS, OVERLAY_NAMES } from './areaWords.ts'

const closing = css`
  display: grid;
  grid-template-columns: 7fr 5fr;
  gap: 28px 64px;
  align-items: end;
  padding: 92px 0 80px;
  & > div > svg {
    width: 420px;
    max-width: 100%;
    margin-bottom: 16px;
    overflow: visible;
  }
  @media (max-width: 1023px) {
    grid-template-columns: 1fr;
    row-gap: 20px;
    padding: 32px 0 20px;
    & > div > svg {
      display: none;
    }
  }
`
const doors = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  padding: 28px 0;
  border-top: 1px solid var(--night-line);
  @media (max-width: 600px) {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
    padding: 20px 0;
    button {
      flex-wrap: wrap;
      gap: 2px 4px;
      padding-inline: 10px;
    }
  }
`

/** Still, as what stands above it (see still.tsx). Where the thread ends in its needle: the last word of the page, and four doors into it. */
export const Doors = () => (
  <>
    <div css={closing}>
      <h2 css={[sectionHead, { color: 'inherit', fontFamily: 'var(--font-display)' }]}>
        Say it while you can. We will carry it from there.
      </h2>
      <div>
        <svg viewBox="0 0 420 120" fill="none" strokeLinecap="round" aria-hidden="true">
          <path
            d="M-120 84H120c60 0 70-52 36-58s-44 44 6 50 96-18 132-30"
            stroke="var(--night-thread)"
            strokeWidth="3"
            strokeDasharray="13 9"
          />
          <path d="M290 50 396 12" stroke="var(--on-night)" strokeWidth="5" />
        </svg>
        <div css={buttonRow}>
          <Button look="lamp" size="large" data-extra="memories" aria-describedby="first-look">
            {strings.startFree}
          </Button>
          <Button look="night" size="large" data-extra="demo">
            {strings.schedule}
          </Button>
        </div>
        {!isOpen(AREAS.memories.path) && (
          <p id="first-look" css={{ marginTop: 14, color: 'var(--on-night-2)' }}>
            You begin with a look at the Memory Vault.
            <Coming of={AREAS.memories.path} />
          </p>
        )}
      </div>
    </div>
    <nav css={doors} aria-label="Look inside">
      {OVERLAYS.map((overlay) => (
        <Button key={overlay} look="night" data-extra={overlay}>
          {OVERLAY_NAMES[overlay]}
          <Coming of={AREAS[overlay].path} />
        </Button>
      ))}
    </nav>
  </>
)
