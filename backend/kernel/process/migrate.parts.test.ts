import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import { afterAll, expect, inject, test } from 'vitest'
import { connect, sql } from '../db.ts'
import { migrate } from './migrate.ts'
import { freshDatabase } from '../testing/database.ts'

const place = mkdtempSync(join(tmpdir(), 'projections-'))
afterAll(() => rmSync(place, { recursive: true }))

test('wherever a checkout lies, each of its folders goes on in a table of its own', async () => {
  for (const folder of ['backend', 'projections'])
    cpSync(new URL(`../../../${folder}/migrations/`, import.meta.url), join(place, folder), { recursive: true })
  const { url, drop } = await freshDatabase(inject('postgresUrl'))
  const db = await connect(url, 1)
  try {
    await migrate(url, pathToFileURL(join(place, 'backend')), 'migrations')
    await migrate(url, pathToFileURL(join(place, 'projections')), 'read_migrations')
    const names = await db.anyFirst(sql.type(v.object({ tablename: v.string() }))`
      select tablename from pg_tables where schemaname = 'public' order by 1`)
    expect(names).toEqual(['migrations', 'read_migrations'])
  } finally {
    await db.end()
    await drop()
  }
})
