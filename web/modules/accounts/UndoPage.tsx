import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import { Loaded } from '../../app/Loaded.tsx'
import { accountStrings as strings } from './accountStrings.ts'
import { BrokenLink, isBroken } from '../../app/BrokenLink.tsx'
import { useUndo } from './commands.ts'
import { LinkFrame } from '../../app/LinkFrame.tsx'
import { undoOf } from './queries.ts'
import { Undoing } from './undo/Undoing.tsx'
import { Undone } from './undo/Undone.tsx'

/** "It was not me": looking changes nothing, the button does. */
export function UndoPage() {
  const { token } = useParams<{ token: string }>()
  const known = useQuery(undoOf(token))
  const undo = useUndo(token)
  const state = undo.data ?? known.data
  const keepsApp = state?.kind === 'factor-removal-asked'
  const [before, after] = keepsApp ? [strings.keepApp, strings.keptApp] : [strings.undoTitle, strings.undone]
  return (
    <LinkFrame title={state?.isUndone || undo.data?.waitsUntil ? after : before} seed="undo">
      {isBroken(known.error) ? (
        <BrokenLink error={known.error} />
      ) : (
        <Loaded query={known} words="Still looking">
          {(read) => {
            const { isUndone, kind, at, waitsUntil } = undo.data ?? read
            if (isUndone || undo.data?.waitsUntil) return <Undone kind={kind} waitsUntil={waitsUntil} />
            return <Undoing kind={kind} at={at} waitsUntil={waitsUntil} undo={undo} />
          }}
        </Loaded>
      )}
    </LinkFrame>
  )
}
