import { useQuery } from '@tanstack/react-query'
import type { OwnLetters } from '../../../backend/modules/subscribers/contract.ts'
import { explain } from '../../app/explain.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { inside } from './AccountPage.tsx'
import { useReadLetters } from './commands.ts'
import { notificationStrings as strings } from './notificationStrings.ts'
import { letters } from './queries.ts'

/** Where the newsletter stands for one's own address, and the one way on from there. */
const ways = {
  off: { line: strings.lettersOff, button: strings.read, busy: strings.asking, on: true },
  unconfirmed: { line: strings.lettersAsked, button: strings.takeBack, busy: strings.leaving, on: false },
  confirmed: { line: strings.lettersOn, button: strings.leave, busy: strings.leaving, on: false },
  suppressed: { line: strings.lettersRefused, button: undefined, busy: undefined, on: false },
} as const satisfies Record<OwnLetters['state'], object>

export function Newsletter() {
  const own = useQuery(letters())
  const read = useReadLetters()
  return (
    <Card>
      <div css={inside}>
        <h2 css={{ fontSize: 'var(--fs-h3)' }}>{strings.letters}</h2>
        <Loaded query={own}>
          {({ state, mail }) => {
            const { line, button, busy, on } = ways[state]
            return (
              <>
                <p aria-live="polite">{mail ? strings.lettersOwed[mail] : line}</p>
                {button && (
                  <div>
                    <Button look="secondary" busy={read.isPending} busyLabel={busy} onClick={() => read.mutate(on)}>
                      {button}
                    </Button>
                  </div>
                )}
              </>
            )
          }}
        </Loaded>
        {read.error && <p role="alert">{explain(read.error).message}</p>}
      </div>
    </Card>
  )
}
