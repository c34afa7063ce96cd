import { css } from '@emotion/react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import * as v from 'valibot'
import { Link } from 'wouter'
import type { Deletion, RequestDeletion } from '../../../backend/modules/accounts/contract.ts'
import { families } from '../../app/family.ts'
import { post, remove } from '../../app/http.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { paths } from '../../app/paths.ts'
import { noProof, ProofFields, proofOf } from '../../app/proof.ts'
import { ProofField } from '../../app/ProofField.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Form } from '../../ui/Form.tsx'
import { momentInWords } from '../../ui/moment.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { column, inside } from './AccountPage.tsx'
import { deleteStrings as strings } from './deleteStrings.ts'
import { deletion } from './queries.ts'

const mutationKey = ['/api/account']
const tick = css`
  display: flex;
  gap: 14px;
  align-items: center;
  min-height: 48px;
  input {
    flex: none;
    width: 26px;
    height: 26px;
    accent-color: var(--danger);
  }
`

export function DeletePage() {
  const plan = useQuery(deletion())
  return (
    <>
      <PageHeader title={strings.title} line={strings.line} back={{ href: paths.account(), words: strings.back }} />
      <Loaded query={plan} words="Still looking">
        {({ eraseAt, armed }) => (
          <div css={column}>{eraseAt ? <Planned eraseAt={eraseAt} /> : <Ask armed={armed} />}</div>
        )}
      </Loaded>
    </>
  )
}

function Planned({ eraseAt }: { eraseAt: string }) {
  const keep = useMutation({ mutationKey, mutationFn: () => remove('/api/account/deletion', undefined, v.unknown()) })
  return (
    <Banner
      tone="needs-you"
      icon={CalendarClock}
      title={strings.planned(momentInWords(eraseAt))}
      live="polite"
      actions={
        <Button busy={keep.isPending} busyLabel={strings.keeping} onClick={() => keep.mutate()}>
          {strings.keep}
        </Button>
      }
    >
      {strings.plannedLine}
    </Banner>
  )
}

/** Each message that would still be sent is named and ticked before it is cancelled. */
function Ask({ armed }: { armed: Deletion['armed'] }) {
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [takeBackUnopened, setTakeBack] = useState(false)
  const [eraseStories, setEraseStories] = useState(false)
  const plan = useMutation({
    mutationKey,
    mutationFn: (command: RequestDeletion) => post('/api/account/deletion', command, v.unknown()),
  })
  const toggle = (id: string) =>
    setTicked((now) => (now.includes(id) ? now.filter((each) => each !== id) : [...now, id]))
  return (
    <Card>
      <div css={inside}>
        <p>{strings.what}</p>
        <p>{strings.stays}</p>
        <WhoFollows />
        <p>{strings.storiesStay}</p>
        <p>
          <Link href={paths.accountData()}>{strings.takeAlong}</Link>
        </p>
        {armed.length > 0 && (
          <fieldset css={{ border: 0, margin: 0, padding: 0 }}>
            <legend css={{ fontWeight: 600, padding: '0 0 8px' }}>{strings.cancels}</legend>
            {armed.map(({ id, title, dueAt }) => (
              <label key={id} css={tick}>
                <input type="checkbox" checked={ticked.includes(id)} onChange={() => toggle(id)} />
                <span>
                  {title || strings.untitled}
                  {dueAt && `, ${momentInWords(dueAt)}`}
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <label css={tick}>
          <input type="checkbox" checked={takeBackUnopened} onChange={({ target }) => setTakeBack(target.checked)} />
          <span>{strings.takeBack}</span>
        </label>
        <label css={tick}>
          <input type="checkbox" checked={eraseStories} onChange={({ target }) => setEraseStories(target.checked)} />
          <span>{strings.eraseStories}</span>
        </label>
        <Form
          id="delete-account"
          schema={ProofFields}
          defaultValues={noProof}
          error={plan.error}
          onSubmit={(fields) =>
            plan.mutate({ ...proofOf(fields), confirmed: [...ticked], takeBackUnopened, eraseStories })
          }
        >
          <ProofField label={strings.password} />
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
            <Button type="submit" look="danger" busy={plan.isPending} busyLabel={strings.planning}>
              {strings.button}
            </Button>
            <ButtonLink href={paths.account()} look="secondary">
              {strings.stay}
            </ButtonLink>
          </div>
        </Form>
      </div>
    </Card>
  )
}

/** What becomes of the families of which the account is the owner. */
function WhoFollows() {
  const { data = [] } = useQuery(families())
  const owned = data.filter(({ role }) => role === 'owner')
  return owned.map(({ familyId, name, successor }) => (
    <p key={familyId}>{successor === null ? strings.ends(name) : strings.follows(name, successor)}</p>
  ))
}
