import { css } from '@emotion/react'
import { Trash2 } from 'lucide-react'
import * as v from 'valibot'
import { Id } from '../../../backend/kernel/contract.ts'
import { Kin, type Relatives } from '../../../backend/modules/connections/contract.ts'
import { Button } from '../../ui/Button.tsx'
import { problem } from '../../ui/fieldStyle.ts'
import { Form } from '../../ui/Form.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { useExplained } from '../../ui/useExplained.ts'

import { useStateKin, useUnstateKin } from './commands.ts'
import { lineSentence } from './kinInWords.ts'
import { lineOf } from './line.ts'
import { kinChoices } from './RelativeForm.tsx'
import { strings } from './strings.ts'

const list = css`
  display: grid;
  gap: 4px;
  margin: 0 0 22px;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 16px;
    overflow-wrap: anywhere;
  }
`
const Fields = v.object({ kin: Kin, of: v.message(Id, strings.choose) })

/** What was stated of somebody, and room for more. */
export function KinForm({ id, family, onDone }: { id: string; family: Relatives; onDone: () => void }) {
  const { people, lines } = family
  const state = useStateKin()
  const unstate = useUnstateKin()
  const refusal = useExplained(unstate.error)
  const theirs = lines.filter(({ from, to }) => from === id || to === id)
  return (
    <>
      {theirs.length === 0 && <p css={{ marginBottom: 22 }}>{strings.noneKnown}</p>}
      <ul css={list}>
        {theirs.map((line) => (
          <li key={`${line.from} ${line.to}`}>
            <span>{lineSentence(line, people)}</span>
            {line.mayChange && (
              <Button look="quiet" icon={Trash2} busy={unstate.isPending} onClick={() => unstate.mutate(line)}>
                {strings.takeBack}
                <span className="sr-only"> “{lineSentence(line, people)}”</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {refusal && (
        <p role="alert" css={[problem, { marginBottom: 22 }]}>
          {refusal.message}
        </p>
      )}
      <Form
        id="state-kin"
        schema={Fields}
        defaultValues={{ kin: 'parent', of: '' }}
        error={state.error}
        onSubmit={({ kin, of }) => state.mutate(lineOf(id, kin, of), { onSuccess: onDone })}
      >
        <SelectField name="kin" label={strings.relatedAs} choices={kinChoices} />
        <SelectField
          name="of"
          label={strings.relatedTo}
          placeholder={strings.choose}
          choices={people.filter((each) => each.id !== id).map((each) => ({ value: each.id, words: each.name }))}
        />
        <div>
          <Button type="submit" busy={state.isPending} busyLabel={strings.saving}>
            {strings.save}
          </Button>
        </div>
      </Form>
    </>
  )
}
