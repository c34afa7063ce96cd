import * as v from 'valibot'
import type { SharedPage } from '../../../../backend/modules/shares/contract.ts'
import { siteSettings } from '../../../app/siteSettings.ts'
import { Button } from '../../../ui/Button.tsx'
import { Form } from '../../../ui/Form.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { small } from '../../../ui/surfaces.ts'
import { useOpenShare } from '../commands.ts'
import { dayOf } from '../../../ui/shortDay.ts'
import { strings } from './strings.ts'

const Fields = v.object({ passcode: v.pipe(v.string(), v.maxLength(200)) })

/** Nothing is shown, and nobody counted, before somebody presses Open. */
export function OpenForm({ token, page }: { token: string; page: SharedPage }) {
  const open = useOpenShare(token)
  const { by, until, hasPasscode } = page
  return (
    <>
      <p>{strings.by(by, dayOf(until))}</p>
      <Form
        id="open-share"
        schema={Fields}
        defaultValues={{ passcode: '' }}
        error={open.error}
        onSubmit={({ passcode }) => open.mutate(hasPasscode ? passcode : undefined)}
      >
        {hasPasscode && (
          <PasswordField name="passcode" label={strings.passcode} hint={strings.passcodeHint(by)} autoComplete="off" />
        )}
        <div>
          <Button type="submit" size="large" busy={open.isPending} busyLabel={strings.opening}>
            {strings.open}
          </Button>
        </div>
      </Form>
      <p css={small}>
        {strings.quiet(by)} {strings.who(siteSettings.productName)}
      </p>
    </>
  )
}
