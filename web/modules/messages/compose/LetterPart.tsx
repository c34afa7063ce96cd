import { css } from '@emotion/react'
import { Button } from '../../../ui/Button.tsx'
import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { input } from '../../../ui/fieldStyle.ts'
import { strings } from '../strings.ts'
import { LETTER_MAX, type Letter } from './useLetter.ts'

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

/** The same letter was changed in two windows: both are shown, and one press chooses. */
const TwoVersions = ({ letter, theirs }: { letter: Letter; theirs: string }) => (
  <div role="alert" css={{ display: 'grid', gap: 14 }}>
    <p>
      <b>{strings.twoVersions}</b>
    </p>
    <div css={versions}>
      <section aria-label={strings.theirVersion}>
        <b>{strings.theirVersion}</b>
        <div>{theirs}</div>
        <Button look="secondary" onClick={() => letter.decide('theirs')}>
          {strings.keepTheirs}
        </Button>
      </section>
      <section aria-label={strings.myVersion}>
        <b>{strings.myVersion}</b>
        <div>{letter.text}</div>
        <Button look="secondary" onClick={() => letter.decide('mine')}>
          {strings.keepMine}
        </Button>
      </section>
    </div>
  </div>
)

export const LetterPart = ({ letter }: { letter: Letter }) => {
  const over = letter.text.length > LETTER_MAX
  if (letter.theirs !== undefined) return <TwoVersions letter={letter} theirs={letter.theirs} />
  return (
    <FieldFrame
      id="letter"
      label={strings.letterLabel}
      hint={strings.letterHint}
      {...(over && {
        error: `The letter may have 20,000 characters; yours has ${letter.text.length.toLocaleString('en')}.`,
      })}
    >
      {(control) => (
        <textarea
          {...control}
          value={letter.text}
          rows={12}
          onChange={(event) => letter.write(event.target.value)}
          onBlur={letter.flush}
          css={[
            input,
            { fontFamily: 'var(--font-voice)', fontSize: 'var(--fs-voice)', lineHeight: 1.62, resize: 'vertical' },
          ]}
        />
      )}
    </FieldFrame>
  )
}
