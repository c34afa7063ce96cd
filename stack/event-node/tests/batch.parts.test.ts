import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { idOf, namesIn, withClient } from './client.ts'
import { startNode, type NodeProcess } from './node.ts'
import { whileCommitsWait } from './postgres.ts'
import { answersOf, kindOf, part, rawClient, readRaw, structuredId, writeAll } from './raw.ts'

describe('the batch call', () => {
  let node: NodeProcess
  beforeAll(async () => {
    node = await startNode()
  })
  afterAll(async () => {
    await node.stop()
  })

  const batch = () => {
    const client = rawClient(node)
    const call = client.batchAppend()
    return { call, ...answersOf(call), close: () => client.close() }
  }

  test('answers each append once, whether its deadline or its commit comes first', async () => {
    const { call, answers, ended, close } = batch()
    const requests = Array.from({ length: 600 }, (_, index) =>
      part({
        correlation: idOf('race', `${index}`),
        stream: `race-${index}`,
        id: idOf('e', `${index}`),
        // From at once to long after any commit: each way happens, however busy the machine is.
        deadlineMs: index % 2 ? index % 300 : 10_000,
      }),
    )
    await writeAll(call, requests)
    call.end()
    await ended
    close()
    expect(answers.size).toBe(600)
    const kinds = [...answers.values()].map((given) => given.map(kindOf).join())
    expect(new Set(kinds)).toEqual(new Set(['success', 'Timeout']))
  })

  test('answers a deadline that passes while a commit waits, and does not answer again after it', async () => {
    const { call, answers, ended, close } = batch()
    await whileCommitsWait(node.databaseUrl, async () => {
      const first = new Promise((resolve) => call.once('data', resolve))
      call.write(part({ correlation: idOf('late'), stream: 'late', id: idOf('late'), deadlineMs: 100 }))
      await first
    })
    call.write(part({ correlation: idOf('next'), stream: 'late', id: idOf('next') }))
    call.end()
    await ended
    close()
    expect(answers.get(idOf('late'))?.map(kindOf)).toEqual(['Timeout'])
    expect(answers.get(idOf('next'))?.map(kindOf)).toEqual(['success'])
  })

  test('drops what comes after the answer, and what was never announced', async () => {
    const { call, answers, ended, close } = batch()
    const past = { correlation: idOf('past'), deadlineMs: -1 }
    call.write(part({ ...past, stream: 'past', id: idOf('1'), isFinal: false }))
    call.write(part({ ...past, id: idOf('2'), isFinal: false }))
    call.write(part({ ...past, id: idOf('3') }))
    call.write(part({ correlation: idOf('unannounced'), id: idOf('4') }))
    const twice = part({ correlation: idOf('twice'), stream: 'twice', id: idOf('5') })
    call.write(twice)
    call.write(twice)
    call.end()
    await ended
    close()
    expect([...answers].map(([id, given]) => [id, given.map(kindOf)])).toEqual([
      [idOf('past'), ['Timeout']],
      [idOf('twice'), ['success']],
    ])
  })

  test.each([
    { what: 'an id that is no UUID', request: { stream: 'bad', id: 'x' }, kind: 'BadRequest' },
    { what: 'a stream without a name', request: { stream: '', id: idOf('a') }, kind: 'BadRequest' },
    { what: 'a type with a NUL', request: { stream: 'bad', id: idOf('a'), type: 'a\0' }, kind: 'BadRequest' },
    {
      what: 'too many bytes',
      request: { stream: 'bad', id: idOf('a'), data: new Uint8Array(1024 * 1024) },
      kind: 'MaximumAppendSizeExceeded',
    },
  ])('refuses $what alone', async ({ request, kind }) => {
    const { call, answers, ended, close } = batch()
    call.write(part({ correlation: idOf('bad'), ...request }))
    call.write(part({ correlation: idOf('good'), stream: 'good', id: idOf('good') }))
    call.end()
    await ended
    close()
    expect(answers.get(idOf('bad'))?.map(kindOf)).toEqual([kind])
    expect(answers.get(idOf('good'))?.map(kindOf)).toEqual(['success'])
  })

  test('takes and gives ids as two numbers', async () => {
    const { call, ended, close } = batch()
    call.write(part({ correlation: idOf('ids'), stream: 'ids', id: structuredId(-2n, 0x0123_4567_89ab_cdefn) }))
    call.end()
    await ended
    close()
    const asText = await readRaw(node, 'ids', false)
    expect(asText[0]?.getEvent()?.getEvent()?.getId()?.getString()).toBe('ffffffff-ffff-fffe-0123-456789abcdef')
    const asNumbers = await readRaw(node, 'ids', true)
    expect(asNumbers[0]?.getEvent()?.getEvent()?.getId()?.getStructured()?.toObject()).toEqual({
      mostSignificantBits: '-2',
      leastSignificantBits: '81985529216486895',
    })
  })

  test('holds a client back when its queue is full, and loses nothing of what it took', async () => {
    const { call, answers, ended, close } = batch()
    const data = new Uint8Array(100_000)
    const requests = Array.from({ length: 700 }, (_, index) =>
      part({ correlation: idOf('full', `${index}`), stream: 'full', id: idOf('full', `${index}`), data }),
    )
    const before = node.rssMegabytes()
    let written = 0
    await whileCommitsWait(node.databaseUrl, async () => {
      // Nothing tells that a writer is stuck but that it does not go on.
      written = await writeAll(call, requests, AbortSignal.timeout(1000))
      expect(answers.size).toBe(0) // nothing is said to be written before it is
      expect(node.rssMegabytes() - before).toBeLessThan(150)
    })
    expect(written).toBeLessThan(600)
    await writeAll(call, requests.slice(written))
    call.end()
    await ended
    close()
    expect(answers.size).toBe(700)
    await withClient(node, async (client) => expect(await namesIn(client, 'full')).toHaveLength(700))
  })
})
