import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { Route, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Loaded } from '../../app/Loaded.tsx'
import { paths } from '../../app/paths.ts'
import { relatives } from '../../app/relatives.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { MenuItem } from '../../ui/MoreMenu.tsx'
import { personRows } from '../../ui/personRow.ts'
import { RelativeDialogs } from './RelativeDialogs.tsx'
import { RelativeRow, type OpenDialog } from './RelativeRow.tsx'
import { strings } from './strings.ts'

const part = css`
  display: grid;
  gap: 18px;
`
const acts = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 20px;
`

/** Everybody of the family and how they are related; `actsOf` gives what else can be done with a member. */
export function RelativesPart({ actsOf }: { actsOf: (accountId: string) => readonly MenuItem[] }) {
  const family = useQuery(relatives())
  const [open, setOpen] = useState<OpenDialog | 'add'>()
  const add = (
    <Button look="secondary" icon={UserPlus} onClick={() => setOpen('add')}>
      {strings.add}
    </Button>
  )
  return (
    <Loaded query={family} words={strings.loading}>
      {(shown) => {
        const isAlone = shown.people.length < 2
        return (
          <div css={part}>
            <ul css={personRows}>
              {shown.people.map((person) => (
                <RelativeRow
                  key={person.id}
                  person={person}
                  mayAdd={shown.mayAdd}
                  open={setOpen}
                  more={person.role === null ? [] : actsOf(person.id)}
                />
              ))}
            </ul>
            {isAlone ? (
              <EmptyState title={strings.emptyTitle} line={strings.emptyLine}>
                {shown.mayAdd && add}
              </EmptyState>
            ) : (
              <div css={acts}>
                {shown.mayAdd && add}
                <ButtonLink href={paths.familyConnections()} look="quiet" icon={Route}>
                  {strings.toPath}
                </ButtonLink>
              </div>
            )}
            <RelativeDialogs family={shown} open={open} onClose={() => setOpen(undefined)} />
          </div>
        )
      }}
    </Loaded>
  )
}
