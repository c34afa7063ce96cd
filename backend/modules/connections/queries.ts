import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import { Refused } from '../../kernel/errors.ts'
import { may, mayChange, type FamilyRole } from '../../kernel/identity/roles.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { SealedText } from '../../kernel/log/codec.ts'
import { Relative, StatedKin, type KinPath, type Relatives } from './contract.ts'
import { pathsIn, type Step } from './path.ts'

const Row = v.object({
  id: v.string(),
  name: v.nullable(SealedText),
  sex: Relative.entries.sex,
  hasDied: v.boolean(),
  isQuiet: v.boolean(),
  contributorId: v.nullable(v.string()),
})
const LineRow = v.object({ from: v.string(), to: v.string(), kin: StatedKin, contributorId: v.string() })

type Reader = { readonly familyId: string; readonly role: FamilyRole }
export type Person = Omit<Relative, 'isYou' | 'mayChange' | 'path'> & { readonly ownerId: string | null }

/** Members, its owner first, then relatives without an account in the order of their names. */
export const peopleOf = async (kernel: Kernel, familyId: string): Promise<readonly Person[]> => {
  const rows = await kernel.db.any(sql.type(Row)`
    select id, name, sex, has_died, is_quiet, contributor_id from connections.relatives where family_id = ${familyId}`)
  const sexes = new Map(rows.map(({ id, sex }) => [id, sex]))
  const quiet = new Set(rows.flatMap(({ id, isQuiet }) => (isQuiet ? [id] : [])))
  const members = await kernel.membership.membersOf(familyId)
  const accounts = new Set(members.map(({ accountId }) => accountId))
  const names = await kernel.membership.namesOf([...accounts])
  const withAccount = members.map(({ accountId: id, role }) => ({
    id,
    role,
    name: names.get(id) ?? '',
    sex: sexes.get(id) ?? null,
    hasDied: false,
    isQuiet: quiet.has(id),
    ownerId: id,
  }))
  const without = rows.flatMap(({ id, name, sex, hasDied, isQuiet, contributorId: ownerId }) =>
    name && !accounts.has(id)
      ? [kernel.unseal(name).then((text) => ({ id, name: text, role: null, sex, hasDied, isQuiet, ownerId }))]
      : [],
  )
  const named = await Promise.all(without)
  return [...withAccount, ...named.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))]
}

/** What was stated of people who are in the family today. */
const linesOf = async ({ db }: Kernel, familyId: string, people: readonly Person[]) => {
  const ids = new Set(people.map(({ id }) => id))
  const rows = await db.any(sql.type(LineRow)`
    select from_id as "from", to_id as "to", kin, contributor_id from connections.lines
    where family_id = ${familyId} order by from_id, to_id`)
  return rows.filter(({ from, to }) => ids.has(from) && ids.has(to))
}

/** Everybody of a family with their kin, and how to name the steps of a path in it. */
const familyIn = async (kernel: Kernel, familyId: string) => {
  const people = await peopleOf(kernel, familyId)
  const lines = await linesOf(kernel, familyId, people)
  const byId = new Map(people.map((person) => [person.id, person]))
  const between = pathsIn(lines)
  const named = ({ id, kin }: Step) => ({ id, kin, name: byId.get(id)?.name ?? '', sex: byId.get(id)?.sex ?? null })
  const path = (from: string, to: string): KinPath => between(from, to)?.map(named) ?? null
  return { people, lines, path, has: (id: string) => byId.has(id) }
}

/** Everybody of a family, and how each is related to the one who asks. */
export const relativesOf = async (kernel: Kernel, { familyId, role }: Reader, you: string): Promise<Relatives> => {
  const { people, lines, path } = await familyIn(kernel, familyId)
  return {
    people: people.map(({ ownerId, ...person }) => ({
      ...person,
      isYou: person.id === you,
      mayChange: mayChange(role, ownerId === you),
      path: path(you, person.id),
    })),
    mayAdd: may(role, 'add'),
    lines: lines.map(({ contributorId, ...line }) => ({ ...line, mayChange: mayChange(role, contributorId === you) })),
  }
}

/** @throws Refused not-found for somebody who is not of the family */
export const pathBetween = async (kernel: Kernel, familyId: string, from: string, to: string): Promise<KinPath> => {
  const { path, has } = await familyIn(kernel, familyId)
  if (!has(from) || !has(to)) throw new Refused('not-found')
  return path(from, to)
}
