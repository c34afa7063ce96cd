import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { useStepUpByPasskey } from './passkey.ts'
import { security } from './security.ts'
import { strings } from './strings.ts'

type PasskeyProps = { onProof: (proof: string) => void; words?: string }

/** For whoever has a passkey: a way past a question for the password or a code. */
export function PasskeyInstead({ onProof, words = strings.passkeyInstead }: PasskeyProps) {
  const { data } = useQuery(security())
  const show = useStepUpByPasskey(onProof)
  if (!data?.passkeys.length) return null
  return (
    <div>
      <Button
        look="secondary"
        icon={KeyRound}
        busy={show.isPending}
        busyLabel={strings.passkeyAsking}
        onClick={() => show.mutate()}
      >
        {words}
      </Button>
    </div>
  )
}
