import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useParams, useSearch } from 'wouter'
import { HttpError } from '../../app/httpError.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { paths } from '../../app/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
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

export function ConversationPage() {
  const { conversationId = '' } = useParams()
  const isResuming = useKey(conversationId)
  const asked = useQuery({ ...conversation(conversationId), enabled: !isResuming })
  const isNotTheirs = asked.error instanceof HttpError && asked.error.status === 404
  return (
    <div css={{ width: 'min(760px, 100% - 40px)', margin: '0 auto 96px' }}>
      <PageHeader title={strings.conversation} back={{ href: paths.contact(), words: strings.contactTitle }} />
      {isNotTheirs ? (
        <EmptyState title={strings.gone}>
          <ButtonLink href={paths.contact()} look="secondary">
            {strings.again}
          </ButtonLink>
        </EmptyState>
      ) : (
        <Loaded query={asked}>{(found) => <Talk conversation={found} />}</Loaded>
      )}
    </div>
  )
}
