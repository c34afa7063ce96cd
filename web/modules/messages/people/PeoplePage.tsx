import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { KeyRound, Pencil, UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { RecipientRow } from '../../../../backend/modules/recipients/contract.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { card, small } from '../../../ui/surfaces.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { PersonDialogs, type OpenDialog } from './PersonDialogs.tsx'
import { PersonStatus } from './PersonStatus.tsx'
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
const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 18px;
  align-items: center;
  padding: 18px 20px;
  & > div {
    flex: 1;
    min-width: 200px;
    overflow-wrap: anywhere;
  }
`

const Person = ({ person, open }: { person: RecipientRow; open: (dialog: OpenDialog) => void }) => (
  <li css={[card, row]}>
    <Avatar name={person.name} seed={person.id} size={56} />
    <div>
      <b>{person.name}</b>
      <p css={small}>{person.email}</p>
      <PersonStatus person={person} />
    </div>
    <Button look="secondary" icon={KeyRound} onClick={() => open({ kind: 'passcode', person })}>
      {person.verification === 'none' ? strings.setPasscode : strings.changePasscode}
    </Button>
    <Button look="quiet" icon={Pencil} onClick={() => open({ kind: 'change', person })}>
      {strings.change}
      <span className="sr-only">{person.name}</span>
    </Button>
  </li>
)

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
      <Loaded query={everyone}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={strings.emptyTitle} line={strings.emptyLine}>
              {add}
            </EmptyState>
          ) : (
            <ul css={list}>
              {rows.map((person) => (
                <Person key={person.id} person={person} open={setOpen} />
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
