import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { v7 as uuid } from 'uuid'
import { People, type Kin, type NewPerson, type PersonDetail } from '../../../../backend/modules/records/contract.ts'
import { get } from '../../../app/http.ts'
import { Button } from '../../../ui/Button.tsx'
import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { input, problem } from '../../../ui/fieldStyle.ts'
import { small } from '../../../ui/surfaces.ts'
import { showToast } from '../../../ui/toasts.ts'
import { Toggle } from '../../../ui/Toggle.tsx'
import { useExplained } from '../../../ui/useExplained.ts'
import { AddPersonForm } from '../AddPersonForm.tsx'
import { useAddRelation } from '../commands.ts'
import { inWords } from '../inWords.ts'
import { treeApi } from '../queries.ts'
import { strings as treeStrings } from '../strings.ts'
import { personStrings as strings } from './strings.ts'

/** @number people who are offered while somebody is looked for */
const MOST_OFFERED = 8

const WAYS = [
  { value: 'new', words: strings.someoneNew },
  { value: 'known', words: strings.someoneKnown },
] as const

type FormProps = { detail: PersonDetail; kin: Kin; onDone: () => void }

/** Someone's parent, partner, child or sibling: someone new, or one who is in the tree. */
export function RelationForm({ detail, kin, onDone }: FormProps) {
  const [way, setWay] = useState<'new' | 'known'>('new')
  const [newFamilyId] = useState(() => uuid())
  const add = useAddRelation(detail)
  const done = (name: string) => {
    showToast({ title: treeStrings.added(name) })
    onDone()
  }
  const sendNew = (person: NewPerson) =>
    add.mutate(
      { kin, newFamilyId, person: { is: 'new', ...person } },
      { onSuccess: () => done(`${person.given} ${person.surname}`.trim()) },
    )
  const sendKnown = (personId: string, name: string) =>
    add.mutate({ kin, newFamilyId, person: { is: 'known', personId } }, { onSuccess: () => done(name) })
  return (
    <div css={{ display: 'grid', gap: 20 }}>
      <Toggle label={strings.choosePerson} choices={WAYS} value={way} onChange={setWay} />
      {way === 'new' ? (
        <AddPersonForm
          id={`add-${kin}`}
          busy={add.isPending}
          error={add.error}
          onSend={sendNew}
          likely={kin === 'child' || kin === 'sibling' ? { surname: detail.surname } : {}}
        />
      ) : (
        <Known treeId={detail.treeId} error={add.error} onChoose={sendKnown} />
      )}
    </div>
  )
}

type KnownProps = { treeId: string; error: unknown; onChoose: (personId: string, name: string) => void }

function Known({ treeId, error, onChoose }: KnownProps) {
  const [find, setFind] = useState('')
  const wanted = useDeferredValue(find)
  const refusal = useExplained(error)
  const { data } = useQuery({
    queryKey: ['people', treeId, 'find', wanted],
    queryFn: () => get(`${treeApi(treeId)}/people?${new URLSearchParams({ find: wanted })}`, People),
    enabled: wanted.trim() !== '',
  })
  return (
    <>
      {refusal && (
        <p role="alert" css={problem}>
          {refusal.message}
        </p>
      )}
      <FieldFrame id="find-known" label={strings.findPerson}>
        {(control) => (
          <input
            {...control}
            type="search"
            value={find}
            maxLength={100}
            onChange={({ target }) => setFind(target.value)}
            css={input}
          />
        )}
      </FieldFrame>
      <ul css={{ display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' }}>
        {(wanted.trim() === '' ? [] : (data?.people ?? [])).slice(0, MOST_OFFERED).map((row) => (
          <li key={row.id}>
            <Button look="quiet" onClick={() => onChoose(row.id, row.name)}>
              <span dir="auto">{row.name || treeStrings.unnamed}</span>
            </Button>{' '}
            <span css={small}>{inWords(row)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
