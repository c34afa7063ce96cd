import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Role } from '../../../backend/kernel/contract.ts'
import { cutToName } from '../../../backend/kernel/words/names.ts'
import type { AdminUserDetail } from '../../../backend/modules/panel/contract.ts'
import { explain } from '../../app/explain.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FieldFrame } from '../../ui/FieldFrame.tsx'
import { input } from '../../ui/fieldStyle.ts'
import { Select } from '../../ui/Select.tsx'
import { useUserStep } from './commands.ts'
import { user } from './queries.ts'

const factsOf = ({
  email,
  role,
  isSuspended,
  emailVerified,
  subscriptionPlan,
  messages,
  sessions,
}: AdminUserDetail) => [
  ['Email', `${email}, ${emailVerified ? 'confirmed' : 'not confirmed'}`],
  ['Role', role],
  ['State', isSuspended ? 'suspended' : 'open'],
  ['Plan', subscriptionPlan],
  ['Messages', String(messages)],
  ['Signed in on', `${sessions} ${sessions === 1 ? 'device' : 'devices'}`],
]

/** What staff may know of an account and do with it: its metadata, never what it keeps. */
export function UserDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  return (
    <Dialog
      isOpen={id !== undefined}
      onClose={onClose}
      title="Account"
      line="Facts of the account, never what it keeps."
    >
      {id !== undefined && <Account id={id} />}
    </Dialog>
  )
}

function Account({ id }: { id: string }) {
  const found = useQuery({ ...user(id), staleTime: 0 })
  return (
    <Loaded query={found} words="Still looking">
      {(detail) => (
        <>
          <dl css={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '6px 20px', margin: '0 0 24px' }}>
            {factsOf(detail).map(([name, value]) => (
              <div key={name} css={{ display: 'contents' }}>
                <dt css={{ color: 'var(--ink-2)' }}>{name}</dt>
                <dd css={{ margin: 0, overflowWrap: 'anywhere' }}>{value}</dd>
              </div>
            ))}
          </dl>
          <Steps key={`${detail.role} ${detail.isSuspended}`} detail={detail} />
        </>
      )}
    </Loaded>
  )
}

function Steps({ detail: { id, role, isSuspended, username } }: { detail: AdminUserDetail }) {
  const step = useUserStep(id)
  const [next, setNext] = useState(role)
  const [reason, setReason] = useState('')
  const choices = Role.options.map((value) => ({ value, words: value }))
  return (
    <div css={{ display: 'grid', gap: 20, justifyItems: 'start' }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'end' }}>
        <Select
          id="user-role"
          label="Role"
          value={next}
          choices={choices}
          onChange={(value) => setNext(choices.find((each) => each.value === value)?.value ?? role)}
        />
        {next !== role && (
          <Button busy={step.isPending} onClick={() => step.mutate({ step: 'role', role: next })}>
            Make {cutToName(username)} {next}
          </Button>
        )}
      </div>
      <Button look="secondary" onClick={() => step.mutate({ step: 'sign-out' })}>
        Sign out everywhere
      </Button>
      {isSuspended ? (
        <Button look="secondary" onClick={() => step.mutate({ step: 'restore' })}>
          Restore the account
        </Button>
      ) : (
        <form
          css={{ display: 'grid', gap: 12, justifyItems: 'start', width: '100%' }}
          onSubmit={(event) => {
            event.preventDefault()
            step.mutate({ step: 'suspend', reason })
          }}
        >
          <FieldFrame
            id="user-reason"
            label="Why it is closed"
            hint="Kept with the account’s history."
            css={{ width: '100%' }}
          >
            {(control) => (
              <input
                {...control}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
                maxLength={500}
                css={input}
              />
            )}
          </FieldFrame>
          <Button type="submit" look="danger">
            Suspend the account
          </Button>
        </form>
      )}
      <p role="alert">{step.error ? explain(step.error).message : step.isSuccess ? 'Done.' : ''}</p>
    </div>
  )
}
