import { randomUUID } from 'node:crypto'
import { agreed, type Visitor } from '../../../stack/seed/visitor.ts'
import { heading } from '../scene.ts'
import { readAndPress } from '../../support/read.ts'
import { button, expect, SLOW_DAY_MS, type Stage, type Story } from '../story.ts'

const BED = 'What could you see from your bed when you were small?'
const DANCE = 'Where did you learn to dance?'
const WORDS = 'The lighthouse, and the light that came round. My sister counted it, and I fell asleep at eleven.'
const PASSCODE = 'orchard 7'

const join = async (by: Visitor, member: Visitor, name: string, email: string, role: string): Promise<void> => {
  agreed(await by('POST', '/api/family/invitations', { invitationId: randomUUID(), name, email, role }))
  const [invitation] = agreed(await member('GET', '/api/invitations')) as { token: string }[]
  agreed(await member('POST', `/api/invitations/${invitation?.token}/accept`, {}))
}

/** The pages of a family before anybody else is in it. */
const empty = async ({ newFamily, take }: Stage): Promise<void> => {
  const { page, main } = await newFamily('families-empty')
  await page.goto('/family-collaboration')
  await expect(main).toContainText('No stories yet')
  await take(page, 'family-empty', 'A family with nobody in it yet')
  await page.goto('/family-invitations')
  await expect(main).toContainText('No invitations yet')
  await take(page, 'family-invitations-empty', 'Invitations, before the first')
  await page.goto('/sharing')
  await expect(main).toContainText('Nothing shared yet')
  await take(page, 'sharing-empty', 'Links, before the first')
  await page.goto('/family-collaboration/members')
  await expect(main).toContainText('No relatives yet')
  await take(page, 'relatives-empty', 'A family’s members, before the first relative')
  await page.goto('/family-connections')
  await expect(main).toContainText('Add a relative first.')
  await take(page, 'kin-empty', 'How two people are related, with one alone')
}

/** A family, what is told to it, and what leaves it by link. */
const full = async (stage: Stage): Promise<void> => {
  const { newFamily, newPage, behind, take } = stage
  const ruth = await newFamily('families')
  const { page, main, ask, addressOf } = ruth
  agreed(await ask('PATCH', '/api/account/profile', { name: 'Ruth Hale' }))
  agreed(await ask('PATCH', '/api/family', { name: 'The Hale family' }))
  const thomas = await newFamily('families-thomas', 'thomas')
  const amelia = await newFamily('families-amelia', 'amelia')
  await join(ask, thomas.ask, 'Thomas', thomas.email, 'contributor')
  await join(ask, amelia.ask, 'Amelia', amelia.email, 'viewer')

  await page.goto('/family-invitations')
  await button(page, 'Invite someone').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Their name').fill('Ben')
  await dialog.getByLabel('Their email').fill(addressOf('ben'))
  await dialog.getByLabel(/^A few words from you/).fill('You always ask the best questions.')
  await take(page, 'family-invite', 'Someone is invited to a family')
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(dialog).toHaveCount(0)
  await take(page, 'family-invitations', 'Invitations, and how they stand')
  const ben = await behind(addressOf('ben'), /invites you/, /\/invite\//)
  await heading(ben, 'Ruth Hale would like you to join The Hale family')
  await take(ben, 'family-invited', 'The page behind an invitation to a family')

  await page.goto('/family-collaboration')
  await button(page, 'Ask for a story').click()
  await dialog.getByRole('combobox', { name: 'Who would you like to ask?' }).click()
  await page.getByRole('option', { name: 'Someone else' }).click()
  await dialog.getByLabel('Their name').fill('Joseph')
  await dialog.getByLabel('Their email').fill(addressOf('joseph'))
  await dialog.getByLabel('Your question').fill(BED)
  await take(page, 'family-ask', 'Someone is asked for a story')
  await dialog.getByRole('button', { name: 'Send the question' }).click()
  await expect(dialog).toHaveCount(0)
  const joseph = await behind(addressOf('joseph'), /has a question for you/, /\/story\//)
  await heading(joseph, BED)
  await take(joseph, 'story-asked', 'The page of a question')
  await button(joseph, 'Record your answer').click()
  await expect(joseph.getByRole('timer')).toHaveText(/0:0[4-9]/)
  await take(joseph, 'story-recording', 'An answer is being recorded')
  await button(joseph, 'Stop recording').click()
  await expect(joseph.getByText('We have your recording. Press Send so the family can hear it.')).toBeVisible()
  await joseph.getByLabel('Your words').fill(WORDS)
  await joseph.getByText('Let the family share this by link').click()
  await take(joseph, 'story-recorded', 'An answer that is recorded and written, and not sent yet')
  await button(joseph, 'Send it to the family').click()
  await heading(joseph, 'Your story is with the family')

  const storyId = randomUUID()
  const to = { name: 'Nora', email: addressOf('nora') }
  agreed(await ask('POST', '/api/stories', { storyId, question: DANCE, to }))
  const nora = await behind(addressOf('nora'), /has a question for you/, /\/story\//)
  await nora.getByText('I’d rather not', { exact: true }).click()
  await take(nora, 'story-rather-not', 'Ways to say no to a question')
  await readAndPress(button(nora, 'I’d rather not answer this question'))
  await heading(nora, 'That is all right')
  await take(nora, 'story-declined', 'Someone would rather not answer')

  await page.goto('/family-collaboration')
  await main.getByRole('button', { name: /^Play / }).waitFor()
  await take(page, 'family-stories', 'A family’s stories and questions')
  await main.getByRole('link', { name: 'Members' }).click()
  await expect(main).toContainText('Contributor')
  await take(page, 'family-members', 'A family’s members')
  await amelia.page.goto('/family-collaboration')
  await amelia.main.getByRole('button', { name: /^Play / }).waitFor()
  await take(amelia.page, 'family-viewer', 'A family’s stories, as a viewer sees them')
  await amelia.page.goto('/sharing')
  await expect(amelia.main).toContainText('Only contributors can create links')
  await take(amelia.page, 'sharing-viewer', 'Links, as a viewer sees them')
  await page.goto('/family-collaboration')
  await main
    .getByRole('link', { name: new RegExp(BED.slice(0, -1)) })
    .first()
    .click()
  await heading(page, BED)
  await take(page, 'family-story', 'A story')
  await joseph.reload()
  await button(joseph, 'Play your story').waitFor()
  await take(joseph, 'story-told', 'The page of a story, for who told it')

  const relatives = ['Joseph', 'Elena', 'Nora']
  const ids = relatives.map(() => randomUUID())
  for (const [n, name] of relatives.entries())
    agreed(await ask('POST', '/api/relatives', { relativeId: ids[n], name, hasDied: name === 'Elena' }))
  const { members } = agreed(await ask('GET', '/api/family')) as { members: { accountId: string; isYou: boolean }[] }
  const me = members.find(({ isYou }) => isYou)?.accountId
  agreed(await ask('PUT', '/api/kin', { from: ids[0], to: me, kin: 'parent' }))
  agreed(await ask('PUT', '/api/kin', { from: ids[1], to: ids[0], kin: 'partner' }))
  agreed(await ask('PUT', '/api/kin', { from: ids[2], to: ids[0], kin: 'sibling' }))
  await page.goto('/family-collaboration/members')
  await expect(main.getByText('Your aunt')).toBeVisible()
  await take(page, 'relatives', 'A family’s members and relatives')
  await page.goto('/family-connections')
  await page.getByRole('combobox', { name: 'Second person' }).click()
  await page.getByRole('option', { name: 'Nora' }).click()
  await expect(main).toContainText('Step by step')
  await take(page, 'kin', 'How two people are related')

  await page.goto('/sharing')
  await button(page, 'Create a link').first().click()
  await dialog.getByRole('checkbox', { name: BED }).check()
  await dialog.getByLabel('Title').fill('For our cousin')
  await dialog.getByLabel(/^Passcode/).fill(PASSCODE)
  await take(page, 'sharing-create', 'A link is made')
  await dialog.getByRole('button', { name: 'Create the link' }).click()
  await expect(dialog).toHaveCount(0)
  const [link] = agreed(await ask('GET', '/api/shares')) as { url: string | null }[]
  const cousin = await newPage()
  await cousin.goto(link?.url ?? '')
  await heading(cousin, 'For our cousin')
  await take(cousin, 'shared-closed', 'A link, before it is opened')
  await cousin.getByLabel(/^Passcode/).fill('a guess')
  await button(cousin, 'Open').click()
  await expect(cousin.getByRole('alert')).toContainText('That is not the passcode.')
  await take(cousin, 'shared-refused', 'A link, with a wrong passcode')
  await cousin.getByLabel(/^Passcode/).fill(PASSCODE)
  await button(cousin, 'Open').click()
  await expect(cousin.getByText(WORDS)).toBeVisible()
  await take(cousin, 'shared-open', 'What a link shows')
  await expect(main).toContainText('Opened once')
  await take(page, 'sharing', 'Links')
  await main.getByRole('button', { name: 'See who opened it' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await take(page, 'sharing-log', 'When a link was opened')
  await page.keyboard.press('Escape')
  await main.getByRole('button', { name: 'End this link' }).click()
  await take(page, 'sharing-end', 'A link is ended: asked once more')
  await page.getByRole('alertdialog').getByRole('button', { name: 'End this link' }).click()
  await heading(cousin, 'This link no longer works')
  await take(cousin, 'shared-gone', 'A link that has ended')

  await joseph.getByText('Take it back', { exact: true }).click()
  await readAndPress(button(joseph, 'Yes, take it back for good'))
  await heading(joseph, 'You took it back')
  await take(joseph, 'story-taken-back', 'A story that was taken back')
}

/** A family’s own pages, empty and full, and those of whoever it asks, invites or shows something to. */
export const families: Story = {
  name: 'families',
  dayMs: SLOW_DAY_MS,
  tell: async (stage) => {
    await empty(stage)
    await full(stage)
  },
}
