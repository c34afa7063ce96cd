import { beforeAll, beforeEach, expect, test } from 'vitest'
import { askToWait, endWait } from '../../backend/modules/life/decide/wait.ts'
import { contactIn, life, waitsUntil } from '../../backend/modules/life/life.ts'
import { mailsTo } from '../../tests/erasure/traces.ts'
import { aHouse } from '../../tests/household/aHouse.ts'
import { ownerOf, type Author } from '../../tests/household/household.ts'
import { notifying, type NotifyActivities } from '../kernel/notification.ts'
import { waitNotifications } from './waitNotifications.ts'

const { server, house } = aHouse()
let tells: NotifyActivities
let ana: Author
let nora: string
let emil: string
beforeAll(async () => {
  tells = notifying(server.kernel, [waitNotifications(server.kernel)])
})
beforeEach(async () => {
  ana = await house.author()
  nora = await house.contact(ana)
  emil = await house.contact(ana, { name: 'Emil' })
  await house.contact(ana, { name: 'Eve', isAsked: true })
})

const wait = async () => {
  const decision = askToWait({ contactId: nora, days: 7, reason: 'alive', lastSignAt: '' })
  const state = await house.tell(life, ana.id, decision, { kind: 'contact', id: nora })
  const asked = { stream: `life-${ana.id}`, mark: waitsUntil(state), position: '0' }
  return { author: { ...asked, telling: 'life-wait' }, others: { ...asked, telling: 'life-wait-other' } }
}
const addressOf = async (contactId: string) =>
  contactIn((await server.kernel.load(life, ana.id)).state, contactId)?.address ?? ''

test('its author is told who asked, and how to end it', async () => {
  const asked = await wait()
  await tells.tellOne(asked.author, 'author', 0)
  const [mail] = await mailsTo(ana.email)
  expect(mail).toMatchObject({ subject: 'Nora asked us to wait' })
  expect(JSON.stringify(mail)).toContain('/legacy/contacts')
})

test('the other contacts who agreed are told, and not who asked', async () => {
  const asked = await wait()
  expect(await tells.whomToTell(asked.others)).toEqual([emil])
  await tells.tellOne(asked.others, emil, 0)
  const mails = await mailsTo(await addressOf(emil))
  expect(mails).toMatchObject([{ subject: 'We wait with what Ana has left' }])
  expect(JSON.stringify(mails)).not.toContain('Nora')
})

test('of a wait that has ended nobody is told', async () => {
  const asked = await wait()
  await house.tell(life, ana.id, endWait(), ownerOf(ana.id))
  expect(await tells.whomToTell(asked.others)).toBeUndefined()
  expect(await tells.whomToTell(asked.author)).toBeUndefined()
  await tells.tellOne(asked.author, 'author', 0)
  await tells.tellOne(asked.others, emil, 0)
  expect(await mailsTo(ana.email)).toEqual([])
  expect(await mailsTo(await addressOf(emil))).toEqual([])
})
