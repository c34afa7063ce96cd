import { useMutation, useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { TestUsers, User } from '../../../backend/modules/accounts/contract.ts'
import { explain } from '../../app/explain.ts'
import { get, post } from '../../app/http.ts'
import { paths } from '../../app/paths.ts'
import { signedInAs } from '../../app/session.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { wrap } from '../../ui/wrap.ts'
import { testLoginStrings as strings } from './demoStrings.ts'

/** A press, and one is that person: the vault opens as to another house. */
const useEnter = () =>
  useMutation({
    mutationFn: (accountId: string) => post('/api/test-login', { accountId }, User),
    onSuccess: (user) => {
      signedInAs(user)
      window.location.assign(paths.home())
    },
  })

export function TestLoginPage() {
  const people = useQuery({ queryKey: ['/api/test-login'], queryFn: () => get('/api/test-login', TestUsers) })
  const enter = useEnter()
  const error = people.error ?? enter.error
  return (
    <div
      css={[
        wrap,
        { display: 'grid', gap: 28, justifyItems: 'start', paddingBlock: '28px 96px', '& > *': { maxWidth: 764 } },
      ]}
    >
      <PageHeader title={strings.title} line={strings.line} />
      {error && <Banner tone="problem" icon={CircleAlert} title={explain(error).message} live="assertive" />}
      {people.isPending && <Skeleton />}
      {people.data?.length === 0 && <EmptyState title={strings.nobody} line={strings.nobodyLine} />}
      <ul css={{ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
        {people.data?.map(({ id, name, email }) => (
          <li key={id}>
            <Button look="secondary" disabled={enter.isPending} onClick={() => enter.mutate(id)}>
              {name}, {email}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
