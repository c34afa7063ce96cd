// Through: messages, recipients, accounts
import { expect, test } from '../../support/browserTest.ts'
import { familiesOf } from '../../support/family.ts'
import { fits } from '../../support/fits.ts'

const DAY_MS = 86_400_000
const { SITE_APP: app = '', SITE_MAIL: mail = '' } = process.env
const newFamily = familiesOf({ app, mail, dayMs: DAY_MS })
const LETTER = `You were four, and you would not let go of the big spoon. I still have it, in the drawer under the window, and
each time I open that drawer I hear you laughing in the kitchen.`

test('each step of a message is seen whole on a small laptop, whichever way it is chosen', async ({ browser }) => {
  const { page, main, person, draft, ask } = await newFamily(browser, 'steps')
  const amelia = await person('Amelia')
  await ask('PATCH', `/api/recipients/${amelia}`, { birthday: '2015-06-14' }, { 'If-Match': '*' })
  const id = await draft({ title: 'The big spoon', body: LETTER, recipientIds: [amelia] })
  const at = (step: number) => page.goto(`/schedule-message?draft=${id}&step=${step}`)
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click()

  await at(1)
  await expect(main.getByRole('checkbox', { name: /Amelia/ })).toBeChecked()
  await fits(page, 'who it is for')

  await press('Continue')
  for (const way of ['Voice', 'Video', 'Letter']) {
    await main.getByRole('tab', { name: way }).click()
    await fits(page, `what is said by ${way}`)
  }

  await press('Continue')
  await expect(main).toContainText('When should Amelia get it?')
  for (const day of [/18th birthday/, /In 5 years/, /Every year/, /Another date/]) {
    await main.getByRole('radio', { name: day }).check()
    await fits(page, `the day ${day.source}`)
  }
  await main.getByRole('radio', { name: /Every year/ }).check()
  await press('Continue')
  await expect(main).toContainText('It repeats every year on that day')
  await fits(page, 'the last look at what repeats')

  await press('Back')
  await press('After my death, or when something happens')
  for (const name of ['After my death', 'When something happens']) {
    await main.getByRole('radio', { name }).check()
    await fits(page, name)
  }
})
