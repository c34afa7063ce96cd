import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { input } from '../../../ui/fieldStyle.ts'
import { strings } from '../strings.ts'
import { TwoVersions } from './TwoVersions.tsx'
import { LONGEST } from '../../../../backend/modules/messages/contract.ts'
import type { Letter } from './useLetter.ts'

export const LetterPart = ({ letter }: { letter: Letter }) => {
  const over = letter.text.length > LONGEST.body
  if (letter.theirs !== undefined)
    return <TwoVersions said={strings.twoVersions} mine={letter} theirs={letter.theirs} />
  return (
    <FieldFrame
      id="letter"
      label={strings.letterLabel}
      hint={strings.letterHint}
      {...(over && {
        error: `The letter may have ${LONGEST.body.toLocaleString('en')} characters; yours has ${letter.text.length.toLocaleString('en')}.`,
      })}
    >
      {(control) => (
        <textarea
          {...control}
          value={letter.text}
          rows={7}
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
