import { expect, test } from 'vitest'
import { portChooser } from './ports.ts'

const chooser = (...busy: readonly number[]) =>
  portChooser(async (port, { also = [] }, taken) =>
    [port, ...also.map((distance) => port + distance)].every((one) => !busy.includes(one) && !taken.has(one)),
  )

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
  keep({ web: 1080 })
  expect(await choose({ web: { port: 1080 } })).toEqual({ web: 1081 })
})
