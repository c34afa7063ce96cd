import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { Route, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useFamily } from '../../app/family.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { OutsideFamilies } from '../../app/OutsideFamilies.tsx'
import { paths } from '../../app/paths.ts'
import { relatives } from '../../app/relatives.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { RelativeDialogs } from './RelativeDialogs.tsx'
import { RelativeRow, type OpenDialog } from './RelativeRow.tsx'
import { strings } from './strings.ts'

const part = css`
  display: grid;
  gap: 18px;
  max-width: 860px;
  margin-top: 44px;
`
const list = css`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`
const acts = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 20px;
`

/** The second part of the page of people: everybody of the family, and how they are related. */
export function RelativesPart() {
  const { isNone } = useFamily()
  return (
    <section css={part}>
      <div css={{ display: 'grid', gap: 8 }}>
        <h2 css={{ fontSize: 'var(--fs-h3)' }}>{strings.heading}</h2>
        <p css={{ color: 'var(--ink-2)' }}>{strings.line}</p>
      </div>
      {isNone ? <OutsideFamilies line={strings.noFamily} /> : <Relatives />}
    </section>
  )
}

function Relatives() {
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
          <>
            {isAlone ? (
              <EmptyState title={strings.emptyTitle} line={strings.emptyLine}>
                {shown.mayAdd && add}
              </EmptyState>
            ) : (
              <>
                <div css={acts}>
                  {shown.mayAdd && add}
                  <ButtonLink href={paths.familyConnections()} look="quiet" icon={Route}>
                    {strings.toPath}
                  </ButtonLink>
                </div>
                <ul css={list}>
                  {shown.people.map((person) => (
                    <RelativeRow key={person.id} person={person} mayAdd={shown.mayAdd} open={setOpen} />
                  ))}
                </ul>
              </>
            )}
            <RelativeDialogs family={shown} open={open} onClose={() => setOpen(undefined)} />
          </>
        )
      }}
    </Loaded>
  )
}
