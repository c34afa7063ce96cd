import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { portChooser } from './ports.ts'

const nothing = () => {}
const chooser = (...busy: readonly number[]) =>
  portChooser({ take: async (port) => (busy.includes(port) ? undefined : nothing), keep: () => nothing })

test('a part gets the port it wants', async () =>
  expect(await chooser().choose({ web: { port: 1080 } })).toEqual({ web: 1080 }))

test('a port that is taken is passed over', async () =>
  expect(await chooser(1080, 1081).choose({ web: { port: 1080 } })).toEqual({ web: 1082 }))

test('no port is given twice', async () =>
  expect(await chooser().choose({ a: { port: 5000 }, b: { port: 5000 } })).toEqual({ a: 5000, b: 5001 }))

test('a port whose sibling is taken will not do', async () =>
  expect(await chooser(15_000).choose({ admin: { port: 5000, also: [10_000] } })).toEqual({ admin: 5001 }))

test('the ports of a running part are kept from others', async () => {
  const { keep, choose } = chooser()
  keep({ web: 1080 }, { web: { port: 2080 } })
  expect(await choose({ web: { port: 1080 } })).toEqual({ web: 1081 })
})

/** Somewhere below what systems hand out by themselves. */
const wish = { web: { port: 20_000 + Math.floor(Math.random() * 9_000) } }

test('what one start was given no other is, though nobody listens there yet', async () => {
  const [one, other] = [portChooser(), portChooser()]
  const [first, second] = await Promise.all([one.choose(wish), other.choose(wish)])
  expect(first['web']).not.toBe(second['web'])
  one.release()
  other.release()
  const third = portChooser()
  expect(await third.choose(wish)).toEqual({ web: Math.min(first['web'] ?? 0, second['web'] ?? 0) })
  third.release()
})

test('a port that another program has as `localhost` is passed over, also where that is ::1', async ({ skip }) => {
  const stranger = createServer().listen(wish.web.port, '::1')
  const isThere = await once(stranger, 'listening').catch(() => undefined)
  if (!isThere) return skip('this machine has no ::1')
  const { choose, release } = portChooser()
  expect(await choose(wish)).not.toEqual({ web: wish.web.port })
  release()
  stranger.close()
})
