import { beforeEach, describe, expect, test } from 'vitest'
import { aHouse } from '../../../tests/household/aHouse.ts'
import { ownerOf, type Author } from '../../../tests/household/household.ts'
import { planBy } from '../../../tests/household/lifePlan.ts'
import { look as readPage, pressForm } from '../../../tests/household/press.ts'
import { digitsOf } from '../../kernel/identity/digits.ts'
import { sentences } from './contract.ts'
import { removeContact } from './decide/invite.ts'
import { signOfLife } from './decide/sign.ts'
import { exportedReports } from './exportedReports.ts'
import { life } from './life.ts'
import { codesOf } from './reporting.ts'
import { codeOwner } from './codeOwner.ts'
import { stateOf } from './state.ts'

const { server, house } = aHouse()
let ana: Author
let nora: string
let emil: string
let ida: string
beforeEach(async () => {
  ana = await house.author()
  nora = await house.contact(ana)
  emil = await house.contact(ana, { name: 'Emil' })
  ida = await house.contact(ana, { name: 'Ida' })
  await planBy(house, ana, 2)
})

const linkOf = (contactId: string) => `/trusted/${server.kernel.capabilities.issue('trusted', ana.id, contactId)}`
const current = async () => (await server.kernel.load(life, ana.id)).state
const read = (json: unknown) => String(json).replaceAll(/\s+/g, ' ')
const look = async (contactId: string) => read((await readPage(server.browser(), linkOf(contactId))).text)
/** One of the page's buttons, pressed after it was read for a while. */
const press = async (contactId: string, answer: string, form: Record<string, string> = {}) => {
  const link = linkOf(contactId)
  const { status, json } = await pressForm(server.browser(), link, `${link}/${answer}`, form)
  return { status, text: read(json) }
}
const digits = async (contactId: string) => {
  const nonce = codesOf(await current(), contactId).code?.nonce ?? ''
  return digitsOf(server.kernel.settings, codeOwner(ana.id, contactId), nonce)
}
const tell = async (contactId: string) => {
  await press(contactId, 'code')
  return press(contactId, 'report', { code: await digits(contactId) })
}

describe('the page of a trusted contact', () => {
  test('offers no report where its author has not said how many may make one', async () => {
    await planBy(house, ana, null)
    expect(await look(nora)).not.toContain('If Ana has died')
    expect(await press(nora, 'code')).toMatchObject({ status: 409 })
    expect((await current()).codes).toEqual({})
  })

  test('takes a report with the code that we emailed, and says that nothing is sent today', async () => {
    expect(await look(nora)).toContain(
      'Once 2 trusted contacts have told us, we write to Ana, who has 7 days to reply.',
    )
    const asked = await press(nora, 'code')
    expect(asked.text).toContain('The six digits from our email')
    expect(asked.text).toContain('n…@hale.example')
    const told = await press(nora, 'report', { code: await digits(nora) })
    expect(told).toMatchObject({ status: 200 })
    expect(told.text).toContain('We are sorry. Thank you for telling us.')
    expect(told.text).toContain(
      '1 of 2 trusted contacts have told us that Ana has died. Until one more does, nothing happens.',
    )
    expect(stateOf(await current())).toBe('reported')
  })

  test('tells the others that they may report as well, and of the days once enough have', async () => {
    await tell(nora)
    expect(await look(emil)).toContain('Another trusted contact has told us that Ana has died.')
    expect((await tell(emil)).text).toContain('We have written to Ana, who has until')
    const { challenge } = await current()
    expect((await ana.browser.ask('GET', '/api/life')).json).toMatchObject({
      state: 'reported',
      reports: [nora, emil],
      challengeUntil: challenge?.until,
    })
  })

  test('counts a wrong code, and locks for an hour after the fifth', async () => {
    await press(nora, 'code')
    const wrong = (await digits(nora)) === '000000' ? '000001' : '000000'
    for (const left of [4, 3, 2, 1]) {
      const { status, text } = await press(nora, 'report', { code: wrong })
      const said = `<p class="refusal" role="alert" id="code-fault">${sentences['code-wrong'].replace('{left}', String(left))}</p>`
      expect([status, text.split('role="alert"').length, text.includes(said)]).toEqual([409, 2, true])
    }
    const locked = await press(nora, 'report', { code: wrong })
    expect(locked).toMatchObject({ status: 429 })
    expect(locked.text).toContain('Try again in')
    expect(await press(nora, 'report', { code: wrong })).toMatchObject({ status: 429 })
    expect(await look(nora)).not.toContain('name="code"')
    expect((await current()).reports).toEqual([])
  })

  test('takes a report back, which ends the days to object', async () => {
    await tell(nora)
    await tell(emil)
    const { text } = await press(emil, 'withdraw')
    expect(text).toContain('Email me the six digits')
    const state = await current()
    expect([state.challenge, state.reports.length]).toEqual([undefined, 1])
    await tell(ida)
    expect((await current()).challenge).toBeDefined()
  })

  test('says from when a report counts again, once somebody has answered from the author’s mailbox', async () => {
    await tell(nora)
    await house.tell(life, ana.id, signOfLife({ source: 'mail' }), ownerOf(ana.id))
    expect(await look(nora)).toContain('Ana, or someone with their email, answered us')
    const refused = await press(nora, 'code')
    expect(refused).toMatchObject({ status: 409 })
    expect(refused.text).toContain('You can tell us again on')
  })

  test('says that it is said again, and how often, where it counted no more', async () => {
    expect(await look(nora)).not.toContain('before')
    await tell(nora)
    await house.tell(life, ana.id, signOfLife({ source: 'app' }), ownerOf(ana.id))
    expect(await look(nora)).toContain('You told us this once before, on ')
    expect(await look(nora)).toContain('it is for the second time, and we say so to Ana')
    expect(await look(emil)).not.toContain('You told us this')
    expect((await tell(nora)).text).toContain('You told us so for the second time.')
    const at = expect.any(String) as string
    expect((await ana.browser.ask('GET', '/api/life')).json).toMatchObject({ reporters: [{ id: nora, times: 2, at }] })
    await house.tell(life, ana.id, removeContact({ contactId: nora }), ownerOf(ana.id))
    expect((await ana.browser.ask('GET', '/api/life')).json).toMatchObject({ reporters: [] })
  })

  test('knows no report of whoever was taken off the list', async () => {
    await tell(nora)
    await house.tell(life, ana.id, removeContact({ contactId: nora }), ownerOf(ana.id))
    expect(await press(nora, 'report', { code: '123456' })).toMatchObject({ status: 410 })
    expect((await current()).reports).toEqual([])
  })

  test('does not take the code of another contact', async () => {
    await press(nora, 'code')
    await press(emil, 'code')
    const [ofNora, ofEmil] = [await digits(nora), await digits(emil)]
    expect(ofNora).not.toBe(ofEmil)
    expect(await press(emil, 'report', { code: ofNora })).toMatchObject({ status: 409 })
    expect((await current()).reports).toEqual([])
  })

  test('is in what its author takes along: who told us, when, and what became of it, and no code', async () => {
    const named = { name: 'Nora', reportedAt: expect.any(String) as string }
    const taken = async () => (await exportedReports.of(server.kernel, { id: ana.id, email: '' })).data
    expect(await taken()).toEqual([])
    await tell(nora)
    const code = await digits(nora)
    expect(await taken()).toEqual([named])
    await press(nora, 'withdraw')
    await tell(nora)
    await tell(emil)
    await house.tell(life, ana.id, signOfLife({ source: 'app' }), ownerOf(ana.id))
    const at = expect.any(String) as string
    expect(await taken()).toEqual([
      { ...named, ended: { how: 'taken back', at } },
      { ...named, ended: { how: 'you answered', at } },
      { name: 'Emil', reportedAt: at, ended: { how: 'you answered', at } },
    ])
    await tell(ida)
    await house.tell(life, ana.id, removeContact({ contactId: ida }), ownerOf(ana.id))
    expect(await taken()).toContainEqual({
      name: 'Ida',
      reportedAt: at,
      ended: { how: 'they left your trusted contacts', at: null },
    })
    const { data, page } = await exportedReports.of(server.kernel, { id: ana.id, email: '' })
    expect(`${page?.html}`.replaceAll(/\s+/g, ' ')).toContain('Nora told us on')
    expect(JSON.stringify(data)).not.toContain(code)
  })
})
