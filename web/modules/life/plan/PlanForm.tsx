import { css } from '@emotion/react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { LifeView } from '../../../../backend/modules/life/contract.ts'
import { paths } from '../../../app/paths.ts'
import { noProof, proofOf } from '../../../app/proof.ts'
import { ProofField } from '../../../app/ProofField.tsx'
import { useSession } from '../../../app/session.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { daysChoices } from '../../../ui/daysChoices.ts'
import { details } from '../../../ui/detailsStyle.ts'
import { Form } from '../../../ui/Form.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { tick } from '../../../ui/tickStyle.ts'
import { showToast } from '../../../ui/toasts.ts'
import { useSetPlan } from '../commands.ts'
import { DemoPlanFields, fieldsOf, NONE, numbersWith, PlanFields, termsOf } from './fields.ts'
import { PlanExample } from './PlanExample.tsx'
import { strings } from './strings.ts'

const words = strings.form
const form = css`
  display: grid;
  gap: 40px;
`
const group = css`
  display: grid;
  gap: 20px;
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;
  legend {
    margin-bottom: 16px;
    padding: 0;
    font: 500 var(--fs-h4) / 1.25 var(--font-display);
  }
`
const daysOf = (some: readonly number[], now: string) => daysChoices(numbersWith(some, now))

/** Whether one contact alone may report a death though there are others, which has to be confirmed. */
const isOneOfMany = (k: string, n: number): boolean => k === '1' && n > 1

/** How we know that the author is there, with what it would lead to beside it. */
export function PlanForm({ life, n }: { life: LifeView; n: number }) {
  const save = useSetPlan()
  const isDemo = useSession().user?.demoUntil !== undefined
  return (
    <Form
      id="life-plan"
      schema={isDemo ? DemoPlanFields : PlanFields}
      defaultValues={{ ...fieldsOf(life.plan, n), ...noProof }}
      error={save.error}
      onSubmit={(fields) =>
        save.mutate(
          {
            ...termsOf(fields),
            confirmSingle: isOneOfMany(fields.k, n) && fields.confirmSingle,
            ...(!isDemo && proofOf(fields)),
          },
          { onSuccess: () => showToast({ title: words.saved }) },
        )
      }
    >
      <div css={form}>
        <PlanExample />
        {n === 0 && <NoContacts />}
        <details css={[details, { maxWidth: 640 }]}>
          <summary>{words.change}</summary>
          <div css={[form, { marginTop: 16 }]}>
            <Asking />
            {n > 0 && <Reporting n={n} />}
          </div>
        </details>
        <div css={{ display: 'grid', gap: 16, maxWidth: 480 }}>
          {isDemo ? <p>{words.demo}</p> : <ProofField label={words.password} />}
          <div>
            <Button type="submit" busy={save.isPending} busyLabel={strings.saving}>
              {words.save}
            </Button>
          </div>
        </div>
      </div>
    </Form>
  )
}

const NoContacts = () => (
  <div css={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
    <p>{words.noContacts}</p>
    <ButtonLink look="secondary" href={paths.legacyContacts()}>
      {strings.contacts}
    </ButtonLink>
  </div>
)

function Asking() {
  const { intervalDays, askEveryDays, preconsentDays } = useWatch<PlanFields>() as PlanFields
  const none = { value: NONE, words: words.never }
  const quiet = daysOf([14, 30, 60, 90, 180, 365, 730], intervalDays)
  const unreached = numbersWith([30, 60, 90, 180, 365], preconsentDays)
  return (
    <fieldset css={group}>
      <legend>{words.asking}</legend>
      <SelectField name="intervalDays" label={words.interval} hint={words.intervalHint} choices={[...quiet, none]} />
      {intervalDays !== NONE && (
        <>
          <SelectField
            name="asks"
            label={words.asks}
            choices={[2, 3, 4, 5].map((asks) => ({ value: String(asks), words: String(asks) }))}
          />
          <SelectField name="askEveryDays" label={words.every} choices={daysOf([2, 3, 5, 7, 14, 30], askEveryDays)} />
        </>
      )}
      <SelectField
        name="preconsentDays"
        label={words.unreached}
        hint={words.unreachedHint}
        choices={[...daysChoices(unreached, words.goOn), { value: NONE, words: words.waitForever }]}
      />
    </fieldset>
  )
}

function Reporting({ n }: { n: number }) {
  const { register } = useFormContext<PlanFields>()
  const { k, challengeDays } = useWatch<PlanFields>() as PlanFields
  const counts = Array.from({ length: n }, (_, index) => index + 1)
  return (
    <fieldset css={group}>
      <legend>{words.reporting}</legend>
      <SelectField
        name="k"
        label={words.k}
        hint={words.kHint}
        choices={[
          ...counts.map((each) => ({ value: String(each), words: words.ofThem(each, n) })),
          { value: NONE, words: words.noReports },
        ]}
      />
      {isOneOfMany(k, n) && (
        <label css={tick}>
          <input type="checkbox" {...register('confirmSingle')} />
          <span>{words.single}</span>
        </label>
      )}
      {k !== NONE && (
        <SelectField
          name="challengeDays"
          label={words.objection}
          hint={words.objectionHint}
          choices={daysOf([2, 3, 5, 7, 14, 30], challengeDays)}
        />
      )}
    </fieldset>
  )
}
