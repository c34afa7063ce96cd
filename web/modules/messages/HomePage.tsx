import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import type { MessageRow } from '../../../backend/modules/messages/contract.ts'
import { isAsked } from '../../../backend/modules/messages/contract/status.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { displayName, useSession } from '../../app/session.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { phone } from '../../ui/surfaces.ts'
import { OpenQuestions } from './CheckInBanner.tsx'
import { greeting, todayInWords } from './greeting.ts'
import { FamilyBlock } from './home/FamilyBlock.tsx'
import { LastReply } from './home/LastReply.tsx'
import { NextMessages } from './home/NextMessages.tsx'
import { QuestionCard } from './home/QuestionCard.tsx'
import { messages } from './queries.ts'
import { UnverifiedBanner } from './UnverifiedBanner.tsx'
import { useNow } from './useNow.ts'

const A_MINUTE_MS = 60_000

const grid = css`
  display: grid;
  grid-template-columns: minmax(0, 1.62fr) minmax(300px, 1fr);
  gap: 28px;
  align-items: start;
  & > div {
    display: grid;
    gap: 28px;
  }
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const isWaiting = ({ state, isConfirmed }: MessageRow) => state === 'held' || (!isConfirmed && isAsked(state))

export function HomePage() {
  const { user } = useSession()
  const now = useNow(A_MINUTE_MS)
  const all = useQuery(messages())
  const rows = all.data?.items ?? []
  const name = user ? displayName(user) : ''
  return (
    <>
      <PageHeader title={greeting(now, name)} line={todayInWords(now, rows.filter(isWaiting).length)} />
      <OpenQuestions />
      {user && !user.emailVerified && <UnverifiedBanner {...user} />}
      <Loaded query={all}>
        {({ counts }) =>
          user && (
            <div css={grid}>
              <div>
                <QuestionCard personId={user.id} now={now} />
                <NextMessages />
              </div>
              <div>
                <FamilyBlock seed={user.id} counts={counts} />
                <LastReply />
              </div>
            </div>
          )
        }
      </Loaded>
    </>
  )
}
