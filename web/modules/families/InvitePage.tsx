import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import type { InvitationPage } from '../../../backend/modules/families/contract.ts'
import { BrokenLink } from '../../app/BrokenLink.tsx'
import { HttpError } from '../../app/httpError.ts'
import { LinkFrame } from '../../app/LinkFrame.tsx'
import { Loaded } from '../../app/Loaded.tsx'
import { dateIn } from '../../ui/moment.ts'
import { Accept } from './invite/Accept.tsx'
import { Refuse } from './invite/Refuse.tsx'
import { useAnswer } from './commands.ts'
import { invitation } from './queries.ts'
import { wouldSee } from './roles.ts'
import { linkStrings as strings } from './strings.ts'
import { voice } from './style.ts'

/** One gone page for whatever link opens nothing. */
const isOver = (error: unknown): boolean => error instanceof HttpError && (error.status === 404 || error.status === 410)

/** The page behind an invitation’s link: who asks, into which family, and what that would be. Reading it changes nothing. */
export function InvitePage() {
  const { token } = useParams<{ token: string }>()
  const known = useQuery(invitation(token))
  const answer = useAnswer()
  if (isOver(known.error))
    return (
      <LinkFrame title={strings.over} seed="invite">
        <BrokenLink error={known.error} />
      </LinkFrame>
    )
  return (
    <LinkFrame title={titleOf(known.data, answer.data?.answer)} seed={known.data?.family ?? 'invite'} isLit>
      <Loaded query={known} words={strings.fetching}>
        {(page) => {
          if (answer.data?.answer === 'not-me') return <p>{strings.wrongLine}</p>
          if (answer.data?.answer === 'decline') return <p>{strings.declinedLine(page.by, dateIn(page.expiresAt))}</p>
          return (
            <>
              <Words page={page} />
              <Accept token={token} page={page} />
              {page.state === 'waiting' && <Refuse token={token} page={page} answer={answer} />}
            </>
          )
        }}
      </Loaded>
    </LinkFrame>
  )
}

const titleOf = (page: InvitationPage | undefined, said: 'decline' | 'not-me' | undefined): string => {
  if (said === 'not-me') return strings.wrong
  if (said === 'decline') return strings.declined
  return page ? strings.title(page.by, page.family) : strings.unknownTitle
}

const Words = ({ page }: { page: InvitationPage }) => (
  <>
    <p>{strings.hello(page.name)}</p>
    {page.note && (
      <blockquote css={{ margin: 0 }}>
        <p>{strings.said(page.by)}</p>
        <p css={voice}>“{page.note}”</p>
      </blockquote>
    )}
    <p>{wouldSee[page.role]}</p>
    {page.state !== 'joined' && <p>{strings.until(dateIn(page.expiresAt))}</p>}
  </>
)
