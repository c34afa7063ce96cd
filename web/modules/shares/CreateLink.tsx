import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { v7 as uuid } from 'uuid'
import * as v from 'valibot'
import { CreateShareLink, LINK_DAYS, type ShareChoiceRow } from '../../../backend/modules/shares/contract.ts'
import { firstNameOf } from '../../../backend/kernel/words/names.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { displayName, useSession } from '../../app/session.ts'
import { siteSettings } from '../../app/siteSettings.ts'
import { Button } from '../../ui/Button.tsx'
import { daysChoices } from '../../ui/daysChoices.ts'
import { Field } from '../../ui/Field.tsx'
import { label, problem } from '../../ui/fieldStyle.ts'
import { Form } from '../../ui/Form.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { card, small } from '../../ui/surfaces.ts'
import { SwitchRow } from '../../ui/SwitchRow.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { showToast } from '../../ui/toasts.ts'
import { Choices } from './Choices.tsx'
import { choices, useCreateLink } from './links.ts'
import { strings } from './strings.ts'
import { dayOf } from '../../ui/shortDay.ts'

const { title, note } = CreateShareLink.entries
const Fields = v.object({ title, note, passcode: v.pipe(v.string(), v.maxLength(200)) })

/** @number days for which a shared link is offered */
const LASTS = [1, 7, LINK_DAYS, 365]
const USUAL = String(LINK_DAYS)
const endOf = (days: string): string => new Date(Date.now() + Number(days) * siteSettings.dayMs).toISOString()

const options = css`
  display: grid;
  gap: 6px;
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;
`
const sample = css`
  display: grid;
  gap: 6px;
  padding: 18px 20px;
`

type CreateProps = { chosen: string; onDone: () => void }

/** Makes a link, and says beside it what people will see. `chosen` is ticked already where it may be shared. */
export function CreateLink({ chosen, onDone }: CreateProps) {
  const there = useQuery(choices())
  return (
    <Loaded query={there} words={strings.fetching}>
      {(rows) =>
        rows.length === 0 ? <p>{strings.chooseNone}</p> : <LinkForm rows={rows} chosen={chosen} onDone={onDone} />
      }
    </Loaded>
  )
}

function LinkForm({ rows, chosen: first, onDone }: CreateProps & { rows: readonly ShareChoiceRow[] }) {
  const { user } = useSession()
  const [shareId] = useState(() => uuid())
  const [chosen, setChosen] = useState(() =>
    rows.filter(({ id, mayShare }) => mayShare && id === first).map(({ id }) => id),
  )
  const [last, setLast] = useState(USUAL)
  const [mayDownload, setMayDownload] = useState(false)
  const [isNoneChosen, setNoneChosen] = useState(false)
  const create = useCreateLink()
  const toggle = (id: string) => {
    setNoneChosen(false)
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  }
  const send = ({ passcode, ...said }: v.InferOutput<typeof Fields>) => {
    const things = rows.filter(({ id }) => chosen.includes(id)).map(({ kind, id }) => ({ kind, id }))
    setNoneChosen(things.length === 0)
    if (things.length === 0) return
    const command = { shareId, things, ...said, expiresAt: endOf(last), mayDownload, ...(passcode && { passcode }) }
    create.mutate(command, {
      onSuccess: () => {
        showToast({ title: strings.madeTitle, line: strings.madeLine })
        onDone()
      },
    })
  }
  const by = user ? firstNameOf(displayName(user)) : ''
  return (
    <Form
      id="create-link"
      schema={Fields}
      defaultValues={{ title: rows.find(({ id }) => id === chosen[0])?.title ?? '', note: '', passcode: '' }}
      error={create.error}
      onSubmit={send}
    >
      <fieldset css={options}>
        <legend css={label}>{strings.choose}</legend>
        <Choices rows={rows} chosen={chosen} onToggle={toggle} />
        {isNoneChosen && (
          <p css={problem} role="alert">
            {strings.chooseOne}
          </p>
        )}
      </fieldset>
      <Field name="title" label={strings.titleLabel} hint={strings.titleHint} autoComplete="off" />
      <TextArea name="note" label={strings.note} optional rows={3} />
      <RadioCards name="lasts" legend={strings.until} value={last} choices={daysChoices(LASTS)} onChange={setLast} />
      <PasswordField name="passcode" label={strings.passcode} hint={strings.passcodeHint} autoComplete="off" />
      <SwitchRow
        id="link-download"
        label={strings.download}
        line={strings.downloadLine}
        isOn={mayDownload}
        onChange={setMayDownload}
      />
      <section css={[card, sample]} aria-label={strings.preview}>
        <p css={small}>{strings.preview}</p>
        <b>{strings.previewBy(by, dayOf(endOf(last)))}</b>
        <p css={small}>{strings.previewOpen}</p>
      </section>
      <div>
        <Button type="submit" busy={create.isPending} busyLabel={strings.making}>
          {strings.make}
        </Button>
      </div>
    </Form>
  )
}
