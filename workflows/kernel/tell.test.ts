// Through: workflows/kernel/tell.ts, workflows/tellings.ts
import { beforeEach, expect, test } from 'vitest'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { tellingsOf } from '../tellings.ts'
import { row, telling } from './tell.ts'

const sent: Mail[] = []
let isSo = true
let passed: string[] = []
const house = {
  mailer: {
    send: async (mail: Mail) => {
      sent.push(mail)
      return { outcome: 'accepted', smtpCode: 250, acceptedAt: '2026-05-01T12:00:00.000Z' } as const
    },
  },
  checkpointSignals: {
    passed: async (module: string, position: string) => {
      passed.push(`${module} ${position}`)
      return position !== '99'
    },
  },
} as unknown as Kernel
beforeEach(() => {
  sent.length = 0
  passed = []
  isSo = true
})

const mail = (to: string, subject: string): Mail => ({ to, subject, text: '', html: '', mailId: `${to}:${subject}` })
const rows = [
  row({
    name: 'orchard',
    readTables: 'messages',
    stillTrue: async ({ mark }) => (isSo ? { fruit: mark } : undefined),
    whom: () => ['ana', 'ben'],
    letter: async ({ fruit }, who, _news, turn) => [mail(who, `${fruit} ${turn}`), mail(`${who}.second`, fruit)],
  }),
]
const news = { stream: 'message-1', telling: 'orchard', mark: 'apples', position: '7' }
const { whomToTell, tellOne } = telling(house, rows)

test('people are found once the read tables know them', async () => {
  expect(await whomToTell(news)).toEqual(['ana', 'ben'])
  expect(passed).toEqual(['messages 7'])
  await expect(whomToTell({ ...news, position: '99' })).rejects.toThrow('behind')
})

test('each is written to at all their addresses, and reads which time it is told', async () => {
  await tellOne(news, 'ana', 2)
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    ['ana', 'apples 2'],
    ['ana.second', 'apples'],
  ])
})

test('of what is so no more nobody is told', async () => {
  isSo = false
  expect(await whomToTell(news)).toBeUndefined()
  await tellOne(news, 'ana', 0)
  expect(sent).toEqual([])
})

test('what this build does not know is tried again by one that does', async () => {
  await expect(whomToTell({ ...news, telling: 'unheard-of' })).rejects.toThrow('unheard-of')
})

test('no two rows of the table have one name', () => {
  const names = tellingsOf({} as Kernel).map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
  expect(names).toContain('courtesy-held')
})
