import { css } from '@emotion/react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { v7 as uuid } from 'uuid'
import * as v from 'valibot'
import { AddRelative, type Relative } from '../../../../backend/modules/connections/contract.ts'
import { MOST_PEOPLE } from '../../../../backend/modules/items/contract.ts'
import { post } from '../../../app/http.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { relatives } from '../../../app/relatives.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { input, problem } from '../../../ui/fieldStyle.ts'
import { Select } from '../../../ui/Select.tsx'
import { supporting } from '../../../ui/surfaces.ts'
import { tick, tickLine } from '../../../ui/tickStyle.ts'
import { useExplained } from '../../../ui/useExplained.ts'
import { chooseStrings as strings } from './strings.ts'

const people = css`
  display: grid;
  max-height: 320px;
  margin: 0;
  padding: 4px;
  overflow-y: auto;
  list-style: none;
  label {
    align-items: center;
  }
`
export type People = { readonly personIds: readonly string[]; readonly speakerId: string | null }
type PeopleFormProps = {
  value: People
  /** It has a voice: whose it is can be said. */
  hasSpeaker?: boolean
  line?: string
  error: unknown
  isBusy: boolean
  onSave: (people: { personIds: string[]; speakerId: string | null }) => void
}

/** Who is in a memory, from everyone of the family; someone new becomes a relative. */
export const PeopleForm = (props: PeopleFormProps) => {
  const all = useQuery(relatives())
  return <Loaded query={all}>{(known) => <Choice {...props} people={known.people} mayAdd={known.mayAdd} />}</Loaded>
}

const NOBODY = 'nobody'

function Choice(props: PeopleFormProps & { people: readonly Relative[]; mayAdd: boolean }) {
  const { value, hasSpeaker = false, line, error, isBusy, onSave, people: known, mayAdd } = props
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(value.personIds))
  const [speakerId, setSpeaker] = useState(value.speakerId)
  const [words, setWords] = useState('')
  const refusal = useExplained(error)
  const wanted = words.trim().toLowerCase()
  const found = known.filter(({ name }) => name.toLowerCase().includes(wanted))
  const choose = (id: string) =>
    setIds((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave({ personIds: [...ids], speakerId })
  }
  return (
    <form css={{ display: 'grid', gap: 16 }} onSubmit={submit}>
      {line !== undefined && <p css={supporting}>{line}</p>}
      {refusal && (
        <p role="alert" css={problem}>
          {refusal.message}
        </p>
      )}
      <FieldFrame id="people-find" label={strings.find}>
        {(control) => (
          <input
            {...control}
            type="search"
            autoComplete="off"
            value={words}
            onChange={({ target }) => setWords(target.value)}
            css={input}
          />
        )}
      </FieldFrame>
      <ul css={people} aria-label={strings.peopleTitle}>
        {found.map(({ id, name }) => (
          <li key={id}>
            <label css={tickLine}>
              <input
                type="checkbox"
                css={tick}
                checked={ids.has(id)}
                disabled={!ids.has(id) && ids.size >= MOST_PEOPLE}
                onChange={() => choose(id)}
              />
              <Avatar name={name} seed={id} size={36} />
              {name}
            </label>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>{strings.nobody}</p>}
      {mayAdd && wanted !== '' && found.every(({ name }) => name.toLowerCase() !== wanted) && (
        <NewPerson
          name={words.trim()}
          onAdded={(id) => {
            choose(id)
            setWords('')
          }}
        />
      )}
      {hasSpeaker && (
        <Select
          id="people-speaker"
          label={strings.speaker}
          value={speakerId ?? NOBODY}
          choices={[
            { value: NOBODY, words: strings.noSpeaker },
            ...known.map(({ id, name }) => ({ value: id, words: name })),
          ]}
          onChange={(id) => setSpeaker(id === NOBODY ? null : id)}
        />
      )}
      <div>
        <Button type="submit" busy={isBusy} busyLabel={strings.saving}>
          {strings.save}
        </Button>
      </div>
    </form>
  )
}

function NewPerson({ name, onAdded }: { name: string; onAdded: (id: string) => void }) {
  const [relativeId] = useState(() => uuid())
  const add = useMutation({
    mutationKey: ['relatives'],
    mutationFn: () => post('/api/relatives', v.parse(AddRelative, { relativeId, name }), v.object({})),
    onSuccess: () => onAdded(relativeId),
  })
  const refusal = useExplained(add.error)
  return (
    <div>
      <Button
        look="secondary"
        icon={UserPlus}
        busy={add.isPending}
        busyLabel={strings.adding}
        onClick={() => add.mutate()}
      >
        {strings.addPerson(name)}
      </Button>
      {refusal && (
        <p role="alert" css={problem}>
          {refusal.message}
        </p>
      )}
    </div>
  )
}
