import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import { explain } from '../../app/explain.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { paths } from '../../app/paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { momentInWords } from '../../ui/moment.ts'
import { accountStrings as strings, undoKinds } from './accountStrings.ts'
import { useUndo } from './commands.ts'
import { BrokenLink, isBroken } from './BrokenLink.tsx'
import { LinkFrame } from './LinkFrame.tsx'
import { undoOf } from './queries.ts'

/** "It was not me": looking changes nothing, the button does. */
export function UndoPage() {
  const { token } = useParams<{ token: string }>()
  const known = useQuery(undoOf(token))
  const undo = useUndo(token)
  const isUndone = undo.isSuccess || known.data?.isUndone === true
  if (isBroken(known.error))
    return (
      <LinkFrame title={strings.undoTitle} seed="undo">
        <BrokenLink error={known.error} />
      </LinkFrame>
    )
  return (
    <LinkFrame title={isUndone ? strings.undone : strings.undoTitle} seed="undo">
      <Loaded query={known} words="Still looking">
        {({ kind, at }) =>
          isUndone ? (
            <>
              <p>{strings.undoneLine}</p>
              <ButtonLink href={paths.resetPassword()} size="large">
                {strings.resetTitle}
              </ButtonLink>
            </>
          ) : (
            <>
              <p>
                {undoKinds[kind] ?? strings.undoTitle}, {momentInWords(at)}.
              </p>
              <p>{strings.undoLine}</p>
              <p>{strings.undoKeeps}</p>
              {undo.error && <p role="alert">{explain(undo.error).message}</p>}
              <Button size="large" busy={undo.isPending} busyLabel={strings.undoing} onClick={() => undo.mutate()}>
                {strings.undoButton}
              </Button>
            </>
          )
        }
      </Loaded>
    </LinkFrame>
  )
}
