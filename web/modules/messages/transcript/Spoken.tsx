import { details } from '../../../ui/detailsStyle.ts'
import { letter } from './style.ts'
import { strings } from './strings.ts'

/** The words of a recording as their author wrote them down, one press away. */
export const Spoken = ({ transcript }: { transcript: string }) =>
  transcript.trim() === '' ? null : (
    <details css={details}>
      <summary>{strings.label}</summary>
      <div css={letter}>{transcript}</div>
    </details>
  )
