import { expect, test } from 'vitest'
import { isNowhere } from '../process/demo.ts'
import { mailerOf } from './mailer.ts'
import { settingsOf } from '../testing/settings.ts'

test('an email to a domain that cannot exist is refused before anyone is asked', async () => {
  const mailer = mailerOf(settingsOf())
  const mail = { to: 'anna@Demo.Invalid', subject: '', text: '', html: '', mailId: '1' }
  expect(await mailer.send(mail)).toEqual({ outcome: 'rejected', smtpCode: 550 })
  mailer.close()
})

test.each(['ruth@hale.example', 'ruth@invalid.example', 'ruth@notinvalid'])('%s might be someone', (address) => {
  expect(isNowhere(address)).toBe(false)
})
