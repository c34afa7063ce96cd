import { css } from '@emotion/react'
import { CircleSlash, Clock, MailX } from 'lucide-react'
import type { StoryRow } from '../../../backend/modules/stories/contract.ts'
import { siteSettings } from '../../app/siteSettings.ts'
import { Chip } from '../../ui/Chip.tsx'
import { small } from '../../ui/surfaces.ts'
import { QuestionActions } from './QuestionActions.tsx'
import { askedOnLine, calledIn, questionLine, stateInWords } from './storyInWords.ts'
import { patch, title, unsewnPatch } from './style.ts'
import { Teller } from './Teller.tsx'
import { useKin } from './useKin.ts'
import { useRights } from './useRights.ts'

const lookOf = ({ state, mail }: StoryRow) => {
  if (state === 'asked') return mail === 'refused' ? ({ tone: 'danger', icon: MailX } as const) : { icon: Clock }
  return { icon: state === 'expired' ? Clock : CircleSlash }
}

/** The state stands at the right of who asked; on a phone below the question. */
const head = css`
  display: grid;
  grid-template: 'asked state' auto 'question question' auto / minmax(0, 1fr) auto;
  gap: 0 16px;
  justify-items: start;
  & > p {
    grid-area: asked;
  }
  & > h2 {
    grid-area: question;
  }
  @media (max-width: 767px) {
    grid-template: 'asked' auto 'question' auto 'state' auto / minmax(0, 1fr);
    margin-bottom: 8px;
  }
`

/** A question that nobody has answered yet, or what is over: where it stands, and what can be done. */
export function QuestionCard({ row }: { row: StoryRow }) {
  const kinOf = useKin()
  const { accountId } = useRights()
  return (
    <li css={[unsewnPatch, patch]}>
      <Teller row={row} kin={kinOf(row)} />
      <div css={{ minWidth: 0 }}>
        <div css={head}>
          <p css={small}>{askedOnLine(row, accountId)}</p>
          <h2 css={title}>{calledIn(row)}</h2>
          <div css={{ gridArea: 'state' }}>
            <Chip {...lookOf(row)}>{stateInWords(row)}</Chip>
          </div>
        </div>
        <p>{questionLine(row, accountId, siteSettings)}</p>
        <QuestionActions row={row} />
      </div>
    </li>
  )
}
