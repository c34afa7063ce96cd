import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, UserPlus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { RecipientRow } from '../../../../backend/modules/recipients/contract.ts'
import { explain } from '../../../app/explain.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { input, problem } from '../../../ui/fieldStyle.ts'
import { phone, supporting } from '../../../ui/surfaces.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { PersonDialogs, type OpenDialog } from '../people/PersonDialogs.tsx'
import { people } from '../people/queries.ts'
import { strings as peopleStrings } from '../people/strings.ts'
import { strings } from '../strings.ts'
import { isBegun, NEW_NAME_ID, NewPerson, nobodyFresh, type Fresh } from './NewPerson.tsx'
import { PersonChoice } from './PersonChoice.tsx'
import { besides, columns } from './stepStyle.ts'
import { useNewPerson } from './useNewPerson.ts'

const TITLE_MAX = 200
const list = css`
  display: grid;
  gap: 10px;
  margin: 14px 0;
  padding: 0;
  border: 0;
  min-width: 0;
`

export type Who = { readonly recipientIds: readonly string[]; readonly title: string }
type WhoStepProps = {
  first: Who
  /** Instead of the usual sentence, and what else is asked. */
  line?: string
  children?: ReactNode
  onContinue: (who: Who) => void
  busy: boolean
  error: unknown
}

export function WhoStep({ first, line, children, onContinue, busy, error }: WhoStepProps) {
  const everyone = useQuery(people())
  const [chosen, setChosen] = useState<readonly string[]>(first.recipientIds)
  const [title, setTitle] = useState(first.title)
  const [open, setOpen] = useState<OpenDialog>()
  const [isMissing, setIsMissing] = useState(false)

  const toggle = (id: string) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  const added = (person: RecipientRow) => {
    setChosen((before) => [...before, person.id])
    setOpen({ kind: 'passcode', person })
  }
  const [fresh, setFresh] = useState<Fresh>()
  const newPerson = useNewPerson()
  const isEmpty = everyone.data?.length === 0
  const isNew = fresh !== undefined || isEmpty
  // How many may be chosen is of no use to who has nobody to choose.
  const said = line ?? (isEmpty ? '' : strings.whoLine)
  const tell = (recipientIds: readonly string[], nameOf: string | undefined) =>
    onContinue({ recipientIds, title: title.trim() || (nameOf ? `For ${nameOf}` : '') })
  const go = () => {
    setIsMissing(true)
    const nameOf = everyone.data?.find(({ id }) => id === chosen[0])?.name
    if (isNew && fresh && isBegun(fresh))
      return void newPerson.make(fresh).then(
        (person) => {
          setChosen([...chosen, person.id])
          setFresh(undefined)
          tell([...chosen, person.id], nameOf ?? person.name)
        },
        () => undefined, // a refusal stands below
      )
    return chosen.length > 0 && tell(chosen, nameOf)
  }
  /** What is pressed goes, and the first field has the focus. */
  const openNew = () => {
    flushSync(() => setFresh(nobodyFresh))
    document.getElementById(NEW_NAME_ID)?.focus()
  }
  const refusal = newPerson.error ?? error
  const isNobody = isMissing && chosen.length === 0 && !(fresh && isBegun(fresh))
  const fault = isNobody ? strings.nobodyChosen : refusal ? explain(refusal).message : ''

  return (
    <div css={[columns, besides]}>
      <Card css={{ padding: '20px 28px 24px', [phone]: { padding: '24px 20px' } }}>
        <h2 css={{ fontSize: 'var(--fs-h3)' }}>{strings.whoTitle}</h2>
        {said && <p css={[supporting, { marginTop: 6 }]}>{said}</p>}
        <Loaded query={everyone}>
          {(rows) =>
            rows.length > 0 && (
              <fieldset css={list}>
                <legend className="sr-only">{strings.whoTitle}</legend>
                {rows.map((person) => (
                  <PersonChoice
                    key={person.id}
                    person={person}
                    isChosen={chosen.includes(person.id)}
                    onToggle={() => toggle(person.id)}
                    onPasscode={() => setOpen({ kind: 'passcode', person })}
                    onChange={() => setOpen({ kind: 'change', person })}
                  />
                ))}
              </fieldset>
            )
          }
        </Loaded>
        {isNew ? (
          <>
            <NewPerson value={fresh ?? nobodyFresh} onChange={setFresh} />
            <Button look="quiet" onClick={() => setOpen({ kind: 'add' })}>
              {peopleStrings.addWhole}
            </Button>
          </>
        ) : (
          <Button look="secondary" icon={UserPlus} onClick={openNew}>
            {peopleStrings.add}
          </Button>
        )}
      </Card>
      <div>
        <Card css={{ padding: '20px 24px 24px', [phone]: { padding: '24px 20px' } }}>
          <FieldFrame id="message-title" label={strings.name} hint={strings.nameHint} optional>
            {(control) => (
              <input
                {...control}
                value={title}
                maxLength={TITLE_MAX}
                autoComplete="off"
                onChange={(event) => setTitle(event.target.value)}
                css={input}
              />
            )}
          </FieldFrame>
        </Card>
        {children}
      </div>
      <div css={{ gridColumn: '1 / -1' }}>
        {fault && (
          <p role="alert" css={problem}>
            <CircleAlert aria-hidden />
            {fault}
          </p>
        )}
        <div css={{ display: 'flex', justifyContent: 'flex-end', [phone]: { '& > *': { width: '100%' } } }}>
          <Button size="large" busy={busy || newPerson.isPending} busyLabel={strings.saving} onClick={go}>
            {strings.continue}
          </Button>
        </div>
      </div>
      <PersonDialogs open={open} onClose={() => setOpen(undefined)} onAdded={added} />
    </div>
  )
}
