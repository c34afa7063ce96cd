import { agreed } from '../../../../stack/seed/visitor.ts'
import { makeAdmin } from '../../../support/admin.ts'
import { AN_HOUR, expect, type Stage } from '../../story.ts'

/** An admin, and a family whose message cannot go on by itself. */
export const houseOf = async ({ newFamily, folder }: Stage) => {
  const admin = await makeAdmin(await newFamily('desk', 'keeper'), folder)
  const family = await newFamily('stalled', 'closed-ruth')
  const personId = await family.person('Amelia')
  const moved = { zone: 'Europe/London' }
  agreed(await family.ask('PATCH', `/api/recipients/${personId}`, moved, { 'If-Match': '*' }))
  const message = await family.draft({ title: 'The tin', body: 'The blue one.', recipientIds: [personId] })
  await family.seal(message, AN_HOUR, 'always')
  await family.openMessage(message)
  await expect(family.chip('We could not reach you')).toBeVisible()
  return { admin, family, personId, message }
}
export type House = Awaited<ReturnType<typeof houseOf>>
