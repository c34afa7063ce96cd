import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as v from 'valibot'
import { useLocation, useParams, useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { HttpError } from '../../app/httpError.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { paths } from '../../app/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { wrap } from '../../ui/wrap.ts'
import { useResume } from './commands.ts'
import { conversation } from './queries.ts'
import { strings } from './strings.ts'
import { Talk } from './Talk.tsx'

/** A mail's link carries a key: it opens the conversation here, and leaves the address. */
const useKey = (id: string) => {
  const key = new URLSearchParams(useSearch()).get('key')
  const [path, navigate] = useLocation()
  const { mutate, isPending, isIdle } = useResume(id)
  useEffect(() => {
    if (key) mutate(key, { onSettled: () => navigate(path, { replace: true }) })
  }, [key, path, mutate, navigate])
  return key !== null && (isIdle || isPending)
}

/** What the page before could not send along. */
const Left = v.object({ fileProblem: v.string() })
const useFileProblem = (): string | undefined => {
  const left = v.safeParse(Left, useHistoryState())
  return left.success ? left.output.fileProblem : undefined
}

export function ConversationPage() {
  const fileProblem = useFileProblem()
  const { conversationId = '' } = useParams()
  const isResuming = useKey(conversationId)
  const asked = useQuery({ ...conversation(conversationId), enabled: !isResuming })
  const isNotTheirs = asked.error instanceof HttpError && asked.error.status === 404
  return (
    <div css={[wrap, { paddingBottom: 96, '& > *': { maxWidth: 764 } }]}>
      <PageHeader title={strings.conversation} back={{ href: paths.contact(), words: strings.contactTitle }} />
      {isNotTheirs ? (
        <EmptyState title={strings.gone}>
          <ButtonLink href={paths.contact()} look="secondary">
            {strings.again}
          </ButtonLink>
        </EmptyState>
      ) : (
        <Loaded query={asked}>{(found) => <Talk conversation={found} fileProblem={fileProblem} />}</Loaded>
      )}
    </div>
  )
}
