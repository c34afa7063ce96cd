import { Bootstrap } from '../../../backend/modules/accounts/contract.ts'
import { openAuthModal } from '../../app/authModal.ts'
import { HttpError } from '../../app/httpError.ts'
import { paths } from '../../app/paths.ts'
import { signedInAs, useSession } from '../../app/session.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { accountStrings as strings } from './accountStrings.ts'
import { useBootstrap } from './commands.ts'
import { LinkFrame } from '../../app/LinkFrame.tsx'

const codeOf = (error: unknown) => (error instanceof HttpError ? error.body?.code : undefined)

/** Where the house gets its first admin. An admin finds the way to their area; everybody else is told why not. */
export function AdminAccessPage() {
  const { user } = useSession()
  const bootstrap = useBootstrap()
  if (user?.role === 'admin')
    return (
      <LinkFrame title={bootstrap.isSuccess ? strings.accessDone : strings.accessTitle} seed="admin-access" isLit>
        {bootstrap.isSuccess && <p>{strings.accessDoneLine}</p>}
        <ButtonLink href={paths.admin()} size="large">
          {strings.toAdmin}
        </ButtonLink>
      </LinkFrame>
    )
  return (
    <LinkFrame title={strings.accessTitle} seed="admin-access">
      <p>{strings.accessLine}</p>
      {user ? (
        <>
          <p>{strings.accessSteps}</p>
          {codeOf(bootstrap.error) === 'setup-over' && <p>{strings.notAdmin}</p>}
          <Form
            id="bootstrap"
            schema={Bootstrap}
            defaultValues={{ code: '' }}
            error={bootstrap.error}
            onSubmit={(fields) => bootstrap.mutate(fields, { onSuccess: signedInAs })}
          >
            <Field name="code" label={strings.accessCode} autoComplete="off" spellCheck={false} />
            <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
              <Button type="submit" size="large" busy={bootstrap.isPending} busyLabel={strings.saving}>
                {strings.accessGo}
              </Button>
              <ButtonLink href={paths.security()} size="large" look="secondary">
                {strings.toSecurity}
              </ButtonLink>
            </div>
          </Form>
        </>
      ) : (
        <Button size="large" onClick={() => openAuthModal('signin')}>
          Sign In
        </Button>
      )}
    </LinkFrame>
  )
}
