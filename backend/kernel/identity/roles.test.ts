import { expect, test } from 'vitest'
import { may, type FamilyRole, type Right } from './roles.ts'

const RIGHTS: readonly Right[] = ['see', 'add', 'edit', 'invite', 'manage']

// Written down without a look at the table: whoever changes it says so here as well.
test.each<[FamilyRole, string]>([
  ['viewer', 'see'],
  ['contributor', 'see add'],
  ['steward', 'see add edit invite'],
  ['owner', 'see add edit invite manage'],
])('a %s may %s, and nothing else', (role, rights) =>
  expect(RIGHTS.filter((right) => may(role, right)).join(' ')).toBe(rights),
)
