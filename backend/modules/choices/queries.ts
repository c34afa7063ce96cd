import { existsSync } from 'node:fs'
import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import { AiFeature } from '../../kernel/contract.ts'
import { may, type FamilyRole } from '../../kernel/identity/roles.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { FORMER } from '../families/reading.ts'
import { choice, type Answers } from './choice.ts'
import { outsideOf } from './reading.ts'
import { Language, Level, type Choices, type Receipt, type SaidOf } from './contract.ts'

type Reader = { readonly id: string; readonly familyId: string; readonly role: FamilyRole }

const saidIn = ({ read, listen, organize }: Answers): SaidOf => ({
  read: read?.isOn ?? null,
  listen: listen?.isOn ?? null,
  organize: organize?.isOn ?? null,
})

/** What this house can do, and the engine outside of it that would listen. */
export const offeredBy = ({ settings }: Pick<Kernel, 'settings'>) => ({
  offered: settings.aiFeatures,
  outside: outsideOf(settings.transcribeUrl),
})

/** Whether what does it is on this machine, or reached from it. */
const isHere = ({ settings }: Pick<Kernel, 'settings'>, feature: AiFeature): boolean => {
  const { transcribeUrl, speechEngine } = settings
  return feature === 'listen' && (transcribeUrl !== '' || (speechEngine !== '' && existsSync(speechEngine)))
}

/** What machines may do in a family, as its stream says now. */
export const choicesOf = async (kernel: Kernel, { id, familyId, role }: Reader): Promise<Choices> => {
  const { state } = await kernel.load(choice, familyId)
  const { offered, outside } = offeredBy(kernel)
  return {
    offered: [...offered],
    missing: offered.filter((feature) => !isHere(kernel, feature)),
    outside,
    family: saidIn(state.family),
    language: v.parse(Language, state.language || 'any'),
    own: saidIn(state.members[id] ?? {}),
    mayDecide: may(role, 'edit'),
    erasing: state.owed.flatMap(({ level, accountId, feature }) =>
      level === 'family' || accountId === id ? [feature] : [],
    ),
  }
}

/** @number receipts in a list */
const MOST = 100
const Row = v.object({
  id: v.string(),
  level: Level,
  accountId: v.string(),
  feature: AiFeature,
  erased: v.number(),
  saidAt: v.string(),
  finishedAt: v.string(),
})

/** What was erased after the family's no, and after one's own, the last first. */
export const receiptsOf = async (
  { db, membership }: Pick<Kernel, 'db' | 'membership'>,
  { id, familyId }: Pick<Reader, 'id' | 'familyId'>,
): Promise<Receipt[]> => {
  const rows = await db.any(sql.type(Row)`
    select id, level, account_id, feature, erased, said_at, finished_at from choices.receipts
    where family_id = ${familyId} and (level = 'family' or account_id = ${id})
    order by finished_at desc, id limit ${MOST}`)
  const names = await membership.namesOf([...new Set(rows.map(({ accountId }) => accountId))])
  return rows.map(({ accountId, ...row }) => ({ ...row, by: names.get(accountId) || FORMER }))
}
