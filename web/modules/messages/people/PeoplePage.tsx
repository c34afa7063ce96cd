import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { personRows } from '../../../ui/personRow.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { UnverifiedBanner } from '../UnverifiedBanner.tsx'
import { PersonDialogs, type OpenDialog } from './PersonDialogs.tsx'
import { PersonRow } from './PersonRow.tsx'
import { people } from './queries.ts'
import { strings } from './strings.ts'

export function PeoplePage() {
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
      <UnverifiedBanner />
      <Loaded query={everyone}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={strings.emptyTitle} line={strings.emptyLine}>
              {add}
            </EmptyState>
          ) : (
            <ul css={personRows}>
              {rows.map((person) => (
                <PersonRow key={person.id} person={person} open={setOpen} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <PersonDialogs
        open={open}
        onClose={() => setOpen(undefined)}
        onAdded={(person) => setOpen({ kind: 'passcode', person })}
      />
    </>
  )
}
