import { useQuery } from '@tanstack/react-query'
import { explain } from '../../../app/explain.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { Button } from '../../../ui/Button.tsx'
import { minuteInWords } from '../../../ui/moment.ts'
import { accountStrings as strings } from '../accountStrings.ts'
import { useEndSessions } from '../commands.ts'
import { sessions } from '../queries.ts'
import { rows } from './rows.ts'

export function Sessions() {
  const open = useQuery(sessions())
  const end = useEndSessions()
  return (
    <Loaded query={open} words="Still looking">
      {({ items }) => (
        <>
          <ul css={rows}>
            {items.map(({ id, device, beganAt, seenAt, isThisOne }) => (
              <li key={id}>
                <div>
                  <strong>{device || strings.unknownDevice}</strong>
                  {beganAt && <p>{strings.firstSeen(minuteInWords(beganAt))}</p>}
                  <p>{isThisOne ? strings.thisOne : strings.lastSeen(minuteInWords(seenAt))}</p>
                </div>
                {!isThisOne && (
                  <Button
                    look="secondary"
                    aria-label={`${strings.end}: ${device || strings.unknownDevice}`}
                    onClick={() => end.mutate(id)}
                  >
                    {strings.end}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {items.length > 1 && (
            <div>
              <Button
                look="secondary"
                busy={end.isPending}
                busyLabel={strings.saving}
                onClick={() => end.mutate(undefined)}
              >
                {strings.endOthers}
              </Button>
            </div>
          )}
          {end.error && <p role="alert">{explain(end.error).message}</p>}
        </>
      )}
    </Loaded>
  )
}
