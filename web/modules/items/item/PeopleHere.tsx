import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { ItemDetail } from '../../../../backend/modules/items/contract.ts'
import { paths } from '../../../app/paths.ts'
import { relatives } from '../../../app/relatives.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { small } from '../../../ui/surfaces.ts'
import { PeopleForm } from '../choose/PeopleForm.tsx'
import { useTagPeople } from '../commands.ts'
import { part } from './style.ts'
import { itemStrings as strings } from './strings.ts'

const people = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 18px;
  margin: 0;
  padding: 0;
  list-style: none;
  li > * {
    display: grid;
    justify-items: center;
    gap: 4px;
    min-width: 64px;
    max-width: 110px;
    color: var(--ink);
    font-size: var(--fs-small);
    text-align: center;
    overflow-wrap: anywhere;
  }
  button {
    padding: 0;
    border: 0;
    background: none;
    color: var(--link);
    font-weight: 600;
  }
  i {
    display: grid;
    place-items: center;
    width: 56px;
    height: 56px;
    border: 2px dashed var(--line-strong);
    border-radius: var(--r-patch);
  }
`

/** Who is in it, and who speaks; an unknown person is a patch that is not sewn yet. */
export function PeopleHere({ row }: { row: ItemDetail }) {
  const { data } = useQuery(relatives())
  const [isOpen, setOpen] = useState(false)
  const mayChange = row.mayChange && row.binnedAt === null
  const known = (id: string) => data?.people.find((person) => person.id === id)
  const named = row.personIds.flatMap((id) => known(id) ?? [])
  const speaker = row.speakerId === null ? undefined : known(row.speakerId)
  return (
    <section css={part} aria-labelledby="who">
      <h2 id="who">{strings.who}</h2>
      {named.length === 0 && !mayChange && <p css={small}>{strings.nobody}</p>}
      <ul css={people}>
        {named.map(({ id, name }) => (
          <li key={id}>
            <Link href={`${paths.memoryVault()}?who=${id}`}>
              <Avatar name={name} seed={id} size={56} />
              {name}
            </Link>
          </li>
        ))}
        {mayChange && (
          <li>
            <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              <i>
                <UserPlus aria-hidden />
              </i>
              {named.length === 0 ? strings.addPeople : strings.change}
              <span className="sr-only">{strings.ofWhat(strings.who)}</span>
            </button>
          </li>
        )}
      </ul>
      {speaker && <p css={small}>{strings.speaks(speaker.name)}</p>}
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={strings.changePeople}>
        {isOpen && <Change row={row} onDone={() => setOpen(false)} />}
      </Dialog>
    </section>
  )
}

function Change({ row, onDone }: { row: ItemDetail; onDone: () => void }) {
  // The version that was on the page when the form was opened.
  const [seen] = useState(row)
  const tag = useTagPeople(seen)
  return (
    <PeopleForm
      value={seen}
      hasSpeaker={seen.kind === 'voice' || seen.kind === 'video'}
      error={tag.error}
      isBusy={tag.isPending}
      onSave={(people) => tag.mutate(people, { onSuccess: onDone })}
    />
  )
}
