import { css } from '@emotion/react'
import { Button } from '../../../ui/Button.tsx'
import { strings } from '../strings.ts'
import type { SavedText } from './useSavedText.ts'

const versions = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  @media (max-width: 600px) {
    grid-template-columns: minmax(0, 1fr);
  }
  section {
    display: grid;
    gap: 10px;
    align-content: start;
    padding: 16px;
    border: 2px dashed var(--line-strong);
    border-radius: var(--r-control);
  }
  div {
    font-family: var(--font-voice);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`

type TwoVersionsProps = { said: string; mine: SavedText; theirs: string }

/** The same text was changed in two windows: both are shown, and one press chooses. */
export const TwoVersions = ({ said, mine, theirs }: TwoVersionsProps) => (
  <div role="alert" css={{ display: 'grid', gap: 14 }}>
    <p>
      <b>{said}</b>
    </p>
    <div css={versions}>
      <section aria-label={strings.theirVersion}>
        <b>{strings.theirVersion}</b>
        <div>{theirs}</div>
        <Button look="secondary" onClick={() => mine.decide('theirs')}>
          {strings.keepTheirs}
        </Button>
      </section>
      <section aria-label={strings.myVersion}>
        <b>{strings.myVersion}</b>
        <div>{mine.text}</div>
        <Button look="secondary" onClick={() => mine.decide('mine')}>
          {strings.keepMine}
        </Button>
      </section>
    </div>
  </div>
)
