import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { Security } from '../../../../backend/modules/accounts/contract.ts'
import { HttpError } from '../../../app/httpError.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { input } from '../../../ui/fieldStyle.ts'
import { minuteInWords } from '../../../ui/moment.ts'
import { accountStrings as strings } from '../accountStrings.ts'
import { useAddPasskey, useRemovePasskey } from '../commands.ts'
import { security } from '../../../app/security.ts'
import { AskPassword } from './AskPassword.tsx'
import { rows } from './rows.ts'

type Passkey = Security['passkeys'][number]

function Row({ passkey }: { passkey: Passkey }) {
  const [isAsking, setIsAsking] = useState(false)
  const removal = useRemovePasskey(passkey.id)
  return (
    <li>
      <div>
        <strong>{passkey.name}</strong>
        <p>{strings.added(minuteInWords(passkey.createdAt))}</p>
      </div>
      <Button look="secondary" aria-label={`${strings.remove} ${passkey.name}`} onClick={() => setIsAsking(true)}>
        {strings.remove}
      </Button>
      <AskPassword
        title={strings.remove}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        busy={removal.isPending}
        error={removal.error}
        onSubmit={(shown) => removal.mutate(shown, { onSuccess: () => setIsAsking(false) })}
      />
    </li>
  )
}

export function Passkeys() {
  const known = useQuery(security())
  const [isAsking, setIsAsking] = useState(false)
  const [name, setName] = useState('')
  const add = useAddPasskey()
  // What the browser or its person said no to is no answer of ours.
  const error = add.error && !(add.error instanceof HttpError) ? undefined : add.error
  return (
    <Loaded query={known} words="Still looking">
      {({ passkeys }) => (
        <>
          <p>{strings.passkeysLine}</p>
          {passkeys.length > 0 && (
            <ul css={rows}>
              {passkeys.map((passkey) => (
                <Row key={passkey.id} passkey={passkey} />
              ))}
            </ul>
          )}
          <div>
            <Button icon={KeyRound} onClick={() => setIsAsking(true)}>
              {strings.addPasskey}
            </Button>
          </div>
          <AskPassword
            title={strings.addPasskey}
            isOpen={isAsking}
            onClose={() => setIsAsking(false)}
            busy={add.isPending}
            error={error}
            onSubmit={(shown) =>
              add.mutate({ shown, name: name.trim() || 'Passkey' }, { onSuccess: () => setIsAsking(false) })
            }
          >
            {add.error && !error && <p role="alert">{strings.passkeyFailed}</p>}
            <FieldFrame id="passkey-name" label={strings.passkeyName} hint={strings.passkeyNameHint}>
              {(control) => (
                <input
                  {...control}
                  css={input}
                  maxLength={60}
                  autoComplete="off"
                  value={name}
                  onChange={(event) => setName(event.target.value)}
                />
              )}
            </FieldFrame>
          </AskPassword>
        </>
      )}
    </Loaded>
  )
}
