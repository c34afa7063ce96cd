import type { UseMutationResult } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Undo, UndoChange } from '../../../../backend/modules/accounts/contract.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Form } from '../../../ui/Form.tsx'
import { momentInWords } from '../../../ui/moment.ts'
import { accountStrings as strings, undoKinds } from '../accountStrings.ts'

type UndoingProps = {
  kind: string
  at: string
  waitsUntil: string | undefined
  undo: UseMutationResult<Undo, Error, UndoChange>
}

/** What the link is about, and the button. An authenticator app goes at once for whoever has a code, and later for whoever has none. */
export function Undoing({ kind, at, waitsUntil, undo }: UndoingProps) {
  const isApp = kind === 'factor-enabled'
  const label =
    kind === 'factor-removal-asked' ? strings.keepApp : waitsUntil ? strings.removeAppNow : strings.undoButton
  return (
    <>
      <p>
        {undoKinds[kind] ?? strings.undoTitle}, {momentInWords(at)}.
      </p>
      {kind !== 'factor-removal-asked' && <p>{strings.undoLine}</p>}
      <p>{waitsUntil ? strings.undoWaits(momentInWords(waitsUntil)) : strings.undoKeeps}</p>
      <Form
        id="undo"
        schema={v.object({ code: v.string() })}
        defaultValues={{ code: '' }}
        error={undo.error}
        onSubmit={({ code }) => undo.mutate(code === '' ? {} : { code })}
      >
        {isApp && (
          <Field name="code" label={strings.undoCode} hint={strings.undoCodeHint} autoComplete="one-time-code" />
        )}
        <div>
          <Button type="submit" size="large" busy={undo.isPending} busyLabel={strings.undoing}>
            {label}
          </Button>
        </div>
      </Form>
    </>
  )
}
