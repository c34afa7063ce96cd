import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck, UserPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Loaded } from '../../../app/Loaded.tsx'
import { paths } from '../../../app/paths.ts'
import { RelativesPart } from '../../../app/parts.tsx'
import { useSession } from '../../../app/session.ts'
import { UnverifiedBanner } from '../UnverifiedBanner.tsx'
import { PersonDialogs, type OpenDialog } from './PersonDialogs.tsx'
import { PersonRow } from './PersonRow.tsx'
import { people } from './queries.ts'
import { strings } from './strings.ts'

const list = css`
  display: grid;
  gap: 12px;
  max-width: 860px;
  margin: 0;
  padding: 0;
  list-style: none;
`

export function PeoplePage() {
  const { user } = useSession()
  const everyone = useQuery(people())
  const [open, setOpen] = useState<OpenDialog>()
  const add = (
    <Button icon={UserPlus} onClick={() => setOpen({ kind: 'add' })}>
      {strings.add}
    </Button>
  )
  return (
    <>
      <PageHeader title={strings.title} line={strings.line}>
        {everyone.data && everyone.data.length > 0 && add}
      </PageHeader>
      {user && !user.emailVerified && <UnverifiedBanner {...user} />}
      <Loaded query={everyone}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={strings.emptyTitle} line={strings.emptyLine}>
              {add}
            </EmptyState>
          ) : (
            <ul css={list}>
              {rows.map((person) => (
                <PersonRow key={person.id} person={person} open={setOpen} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <p css={{ marginTop: 28 }}>
        <ButtonLink href={paths.legacyContacts()} look="quiet" icon={ShieldCheck}>
          {strings.toContacts}
        </ButtonLink>
      </p>
      <Suspense fallback={null}>
        <RelativesPart />
      </Suspense>
      <PersonDialogs
        open={open}
        onClose={() => setOpen(undefined)}
        onAdded={(person) => setOpen({ kind: 'passcode', person })}
      />
    </>
  )
}
