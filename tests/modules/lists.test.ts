// Through: audit, backups, accounts
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { categories } from '../../backend/routers.ts'
import * as backend from '../../backend/modules/index.ts'
import type { Module } from '../../backend/kernel/process/module.ts'
import * as projections from '../../projections/index.ts'
import { categories as projected } from '../../projections/modules.ts'

const modules: readonly (readonly [string, Module])[] = Object.entries(backend)

/** The folders of modules that hold such a file. */
const foldersWith = (file: string) =>
  globSync(`backend/modules/*/${file}`)
    .map((path) => path.split('/')[2] ?? '')
    .toSorted()

test('whoever serves routes is listed', () => {
  expect(modules.map(([name]) => name).toSorted()).toEqual(foldersWith('routes.ts'))
})

test('whoever stores events is listed with their categories, and has read tables', () => {
  const storing = modules.filter(([, module]) => module.categories.length > 0).map(([name]) => name)
  expect(storing.toSorted()).toEqual(foldersWith('events.ts'))
  expect(Object.keys(projections).toSorted()).toEqual(storing.toSorted())
  expect(projected.toSorted()).toEqual(categories.toSorted())
})

test('every category that is written is in the history', () => {
  const sources = globSync('backend/**/*.ts').filter((path) => !path.endsWith('.test.ts'))
  const written = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^ {2}category: '(\w+)',$/gmu)].map(([, name = '']) => name),
  )
  expect(new Set([...written, 'subscription'])).toEqual(new Set(categories))
})

test('each part of an export has a name and a place of its own', () => {
  const parts = modules.flatMap(([, module]) => ('none' in module.export ? [] : module.export))
  expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length)
  const places = parts.flatMap((part) => ('place' in part ? part.place : []))
  expect(new Set(places).size).toBe(places.length)
})

test('who has nothing to hand over says why', () => {
  const reasons = modules.flatMap(([, { export: part }]) => ('none' in part ? [part.none] : []))
  expect(reasons.filter((reason) => !/^[A-Z].{20,}\.$/u.test(reason))).toEqual([])
})
