// Length before looking: no pattern sees a text whose length has not been judged, and none takes longer than a straight line.
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { asLine, cutToName, firstNameOf, holdsLink, shownName } from '../../backend/kernel/words/names.ts'
import { fileName } from '../../backend/kernel/words/fileName.ts'
import { foldedAnswer } from '../../backend/kernel/words/folded.ts'
import { normal } from '../../backend/kernel/words/normal.ts'
import { plainWords } from '../../backend/kernel/words/transcript.ts'
import { transcriptIn } from '../../backend/kernel/words/webvtt.ts'
import { contracts, queriesBy, readBy, type Node } from './contracts.ts'
import { shapesOf } from './shapes.ts'

const shapes = shapesOf(200_000)
const MOST_MS = 10
/** What may stand before its length: it looks at no letter in between. */
const BLIND = new Set(['trim', 'min_length'])

type Text = { readonly path: string; readonly node: Node }

const textsIn = (node: Node, path: string): Text[] => {
  if (node.type === 'string') return [{ path, node }]
  const inside = Object.entries(node.entries ?? {}).flatMap(([name, entry]) => textsIn(entry, `${path}.${name}`))
  const parts = [node.wrapped, node.item, node.value, ...(node.options ?? [])].filter((part) => part?.kind === 'schema')
  return [...inside, ...parts.flatMap((part) => (part ? textsIn(part, path) : []))]
}
/** What a text's schema does with it, in order. */
const stepsOf = (node: Node): Node[] =>
  (node.pipe ?? []).flatMap((each) => (each.pipe ? stepsOf(each) : each.kind === 'schema' ? [] : [each]))

/** What it costs the processor, at the best of three tries: how busy the machine is besides says nothing of a pattern. */
const costMs = (act: () => unknown): number => {
  const tries = Array.from({ length: 3 }, () => {
    const before = process.threadCpuUsage()
    act()
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1_000
  })
  return Math.min(...tries)
}
type Look = readonly [name: string, look: (text: string) => unknown, longest?: number]
const slowOnes = (looks: readonly Look[]): string[] =>
  looks.flatMap(([name, look, longest]) =>
    shapes.flatMap(([shape, text]) => {
      const ms = costMs(() => look(text.slice(0, longest)))
      return ms > MOST_MS ? [`${name} takes ${Math.round(ms)} ms for ${shape}`] : []
    }),
  )

let texts: readonly Text[]
beforeAll(async () => {
  const read = readBy().union(queriesBy())
  const asked = [...(await contracts())].filter(
    ([name, { type }]) => type === 'strict_object' || type === 'variant' || read.has(name),
  )
  texts = asked.flatMap(([name, schema]) => textsIn(schema, name))
})

describe('a text of a request', () => {
  test('has its longest, and nothing looks at it before that', () => {
    expect(texts.length).toBeGreaterThan(100)
    const isJudged = ({ node }: Text) => stepsOf(node).find(({ type }) => !BLIND.has(type))?.type === 'max_length'
    expect(texts.filter((text) => !isJudged(text)).map(({ path }) => path)).toEqual([])
  })

  test('that is too long has that one fault: nothing behind it looks at it', () => {
    const wrong = texts.flatMap(({ path, node }) => {
      const { issues } = v.safeParse(node as unknown as v.GenericSchema, 'a'.repeat(2_000_000))
      const faults = issues?.map(({ type }) => type) ?? ['none']
      return faults.join() === 'max_length' ? [] : [`${path}: ${faults.join()}`]
    })
    expect(wrong).toEqual([])
  })

  test('is refused in no time, whatever it is made of', () => {
    expect(
      slowOnes(texts.map(({ path, node }) => [path, (text) => v.safeParse(node as unknown as v.GenericSchema, text)])),
    ).toEqual([])
  })
})

test('no pattern that a contract reaches takes longer than a straight line', () => {
  const patterns = new Map<string, Look>()
  for (const { path, node } of texts)
    for (const { requirement } of stepsOf(node))
      if (requirement instanceof RegExp)
        patterns.set(String(requirement), [`${requirement} of ${path}`, (text) => requirement.test(text)])
  expect(patterns.size).toBeGreaterThan(8)
  expect(slowOnes([...patterns.values()])).toEqual([])
})

test('no check of a contract does for the longest text that it can be given', () => {
  const looks = texts.flatMap(({ path, node }) => {
    const steps = stepsOf(node)
    const longest = steps.find(({ type }) => type === 'max_length')?.requirement as number
    const checks = steps.filter(({ type }) => type === 'check').map(({ requirement }) => requirement)
    return checks.map((check): Look => [path, check as Look[1], longest])
  })
  expect(looks.length).toBeGreaterThan(30)
  expect(slowOnes(looks)).toEqual([])
})

test('nor does what makes names of texts that nobody checked', () => {
  expect(slowOnes(Object.entries({ asLine, cutToName, firstNameOf, holdsLink, shownName }))).toEqual([])
})

const LONGEST_KEPT = 20_000
test('nor does what looks at the words of a letter or a recording', () => {
  const searched = (text: string) => normal(text, 'NFD')
  const looks = Object.entries({ fileName, foldedAnswer, plainWords, searched, transcriptIn })
  expect(slowOnes(looks.map(([name, look]): Look => [name, look, LONGEST_KEPT]))).toEqual([])
})
