import { agreed } from '../../../stack/seed/visitor.ts'
import { heading } from '../scene.ts'
import { AN_HOUR, button, DAY_MS, expect, type Story } from '../story.ts'
import { readAndPress } from '../../support/read.ts'

const LETTER = 'You were four, and you would not let go of the big spoon.'
const QUESTION = 'What did we call the old boat?'

/** Each way to prove who somebody is, and a page that is locked. */
export const proofs: Story = {
  name: 'proofs',
  dayMs: DAY_MS,
  tell: async ({ newFamily, behind, mailTo, take }) => {
    const { ask, addressOf, person, draft, seal } = await newFamily('proofs')
    const [nora, emil, joseph] = [await person('Nora'), await person('Emil'), await person('Joseph')]
    const proveBy = async (id: string, way: Readonly<Record<string, string>>) =>
      agreed(await ask('PUT', `/api/recipients/${id}/verification`, way))
    await proveBy(nora, { method: 'question', question: QUESTION, answer: 'Blue Heron' })
    await proveBy(emil, { method: 'otp' })
    const message = await draft({ title: 'The big spoon', body: LETTER, recipientIds: [nora, emil, joseph] })
    await seal(message, AN_HOUR, 'always')
    const atTheProof = async (name: string) => {
      const page = await behind(addressOf(name), /left something for/, /\/d\//)
      await readAndPress(button(page, 'Open'))
      await heading(page, 'Please confirm it’s you')
      return page
    }

    const hers = await atTheProof('nora')
    await take(hers, 'recipient-question', 'A question in place of a passcode')
    await hers.getByLabel(QUESTION).fill('the red fox')
    await readAndPress(button(hers, 'Open the message'))
    await expect(hers.getByRole('alert')).toHaveText('That is not it. Tries left: 4.')
    await take(hers, 'recipient-question-wrong', 'A question, answered wrong')

    const his = await atTheProof('emil')
    await take(his, 'recipient-code', 'A code by email, before it is sent')
    await readAndPress(button(his, 'Send me the code'))
    await mailTo(addressOf('emil'), /Your code is \d{6}/)
    await his.reload()
    await his.getByLabel('The six digits from our email').fill('000000')
    await readAndPress(button(his, 'Open the message'))
    await expect(his.getByRole('alert')).toBeVisible()
    await take(his, 'recipient-code-wrong', 'Six digits that are not those of the email')

    const locked = await atTheProof('joseph')
    for (const sign of ['Tries left: 4', 'Tries left: 3', 'Tries left: 2', 'Tries left: 1', 'Try again in']) {
      await locked.getByLabel('Passcode').fill('a guess')
      await readAndPress(button(locked, 'Open the message'))
      await expect(locked.getByRole('alert')).toContainText(sign)
    }
    await take(locked, 'recipient-locked', 'Five wrong passcodes: for how long it is locked')
    await button(locked, 'I can’t get in').click()
    await expect(locked.getByText('Ruth has not named anyone we could ask')).toBeVisible()
    await take(locked, 'recipient-ways-alone', 'The ways in, where the author has named no contact')
  },
}
