import { useQuery } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { Loaded } from '../../../app/Loaded.tsx'
import { Button } from '../../../ui/Button.tsx'
import { accountStrings as strings } from '../accountStrings.ts'
import { useNewRecoveryCodes, useRemoveTotp, useStartTotp } from '../commands.ts'
import { security } from '../../../app/security.ts'
import { AskPassword } from './AskPassword.tsx'
import { ConfirmApp } from './ConfirmApp.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

type Asking = 'add' | 'remove' | 'codes' | undefined

export function CodeApp() {
  const known = useQuery(security())
  const [asking, setAsking] = useState<Asking>()
  const [begun, setBegun] = useState<{ secret: string; uri: string }>()
  const [codes, setCodes] = useState<readonly string[]>()
  const start = useStartTotp()
  const removal = useRemoveTotp()
  const renewal = useNewRecoveryCodes()
  const close = () => setAsking(undefined)
  return (
    <Loaded query={known} words="Still looking">
      {({ hasTotp, recoveryCodesLeft }) => (
        <>
          <p>{hasTotp ? strings.appOn(recoveryCodesLeft) : strings.appOff}</p>
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
            {hasTotp ? (
              <>
                <Button look="secondary" onClick={() => setAsking('codes')}>
                  {strings.newCodes}
                </Button>
                <Button look="quiet" onClick={() => setAsking('remove')}>
                  {strings.removeApp}
                </Button>
              </>
            ) : (
              <Button look="secondary" icon={Smartphone} onClick={() => setAsking('add')}>
                {strings.addApp}
              </Button>
            )}
          </div>
          <AskPassword
            title={strings.addApp}
            isOpen={asking === 'add'}
            onClose={close}
            busy={start.isPending}
            error={start.error}
            onSubmit={(shown) => start.mutate(shown, { onSuccess: (next) => (close(), setBegun(next)) })}
          />
          <AskPassword
            title={strings.removeApp}
            isOpen={asking === 'remove'}
            onClose={close}
            busy={removal.isPending}
            error={removal.error}
            onSubmit={(shown) => removal.mutate(shown, { onSuccess: close })}
          />
          <AskPassword
            title={strings.newCodes}
            isOpen={asking === 'codes'}
            onClose={close}
            busy={renewal.isPending}
            error={renewal.error}
            onSubmit={(shown) =>
              renewal.mutate(shown, { onSuccess: (next) => (close(), setCodes(next.recoveryCodes)) })
            }
          />
          <ConfirmApp
            begun={begun}
            onClose={() => setBegun(undefined)}
            onDone={(next) => (setBegun(undefined), setCodes(next))}
          />
          <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />
        </>
      )}
    </Loaded>
  )
}
