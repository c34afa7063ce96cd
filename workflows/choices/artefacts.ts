import * as v from 'valibot'
import { sql, type Tx } from '../../backend/kernel/db.ts'
import type { AiFeature } from '../../backend/kernel/contract.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { Owed } from '../../backend/modules/choices/choice.ts'
import { choice, isInForce } from '../../backend/modules/choices/reading.ts'

const none = sql.typeAlias('void')

/** A thing of a family that a machine has looked at. */
export type Thing = {
  readonly kind: 'item' | 'story'
  readonly id: string
  readonly familyId: string
  readonly contributorId: string
}
/** What was made of it, or of a page or piece of it. */
export type Made = {
  readonly step: string
  readonly part: number
  /** By what: where that rises, it is made anew. */
  readonly recipe: string
  /** `made`, or why nothing could be. */
  readonly state: string
  readonly text: string
  readonly data: Parameters<typeof sql.jsonb>[0]
}
type By = {
  readonly feature: AiFeature
  /** The engine outside of our service that did it; empty where it was done here. */
  readonly engine: string
  /** Whether the thing itself still allows it: asked while nobody can be erasing. */
  readonly isAllowed: () => Promise<boolean>
}

const lockOf = (familyId: string): string => `artefacts ${familyId}`

/**
 * What machines made of a family's things. Storing and erasing cannot miss each other: whoever stores holds the family's lock
 * with all who store while it reads what is allowed, and whoever erases holds it alone, after the no stands. So a store either
 * sees the no, or is over before the erasing looks.
 */
export const artefactsIn = ({ db, load, clock }: Pick<Kernel, 'db' | 'load' | 'clock'>) => {
  const insert = (tx: Tx, { kind, id, familyId, contributorId }: Thing, feature: AiFeature, made: Made) => {
    const { step, part, recipe, state, text, data } = made
    return tx.query(none`
      insert into kernel.artefacts as a
        (kind, id, step, part, feature, family_id, contributor_id, recipe, state, text, data, made_at)
      values (${kind}, ${id}, ${step}, ${part}, ${feature}, ${familyId}, ${contributorId}, ${recipe}, ${state}, ${text},
        ${sql.jsonb(data)}, ${clock.now()})
      on conflict (kind, id, step, part) do update
        set recipe = excluded.recipe, state = excluded.state, text = excluded.text, data = excluded.data,
          made_at = excluded.made_at`)
  }
  /** @returns whether it was stored: not where a no stands by now, and then nothing is kept of it */
  const store = (thing: Thing, { feature, engine, isAllowed }: By, made: readonly Made[]): Promise<boolean> =>
    db.transaction(async (tx) => {
      const { familyId, contributorId } = thing
      await tx.query(none`select pg_advisory_xact_lock_shared(hashtextextended(${lockOf(familyId)}, 0))`)
      const { state } = await load(choice, familyId)
      if (!isInForce(state, { feature, contributorId, engine }) || !(await isAllowed())) return false
      for (const each of made) await insert(tx, thing, feature, each)
      return true
    })

  /**
   * Erases what a no is about. It may run twice: how many things had something is kept until its receipt stands.
   * @returns how many had
   */
  const erase = (familyId: string, { level, accountId, feature, saidAt }: Owed): Promise<number> =>
    db.transaction(async (tx) => {
      await tx.query(none`select pg_advisory_xact_lock(hashtextextended(${lockOf(familyId)}, 0))`)
      await tx.query(none`
        with gone as (
          delete from kernel.artefacts
          where family_id = ${familyId} and feature = ${feature} and (${level} = 'family' or contributor_id = ${accountId})
          returning kind, id)
        insert into kernel.erased_artefacts (family_id, said_at, level, account_id, feature, things)
        select ${familyId}::uuid, ${saidAt}::timestamptz, ${level}, ${accountId}::uuid, ${feature}, count(distinct (kind, id))
        from gone
        on conflict do nothing`)
      return tx.oneFirst(sql.type(v.object({ things: v.number() }))`
        select things from kernel.erased_artefacts
        where family_id = ${familyId} and said_at = ${saidAt} and level = ${level} and account_id = ${accountId}
          and feature = ${feature}`)
    })
  const forgetCounts = (familyId: string, { saidAt }: Pick<Owed, 'saidAt'>) =>
    db.query(none`delete from kernel.erased_artefacts where family_id = ${familyId} and said_at <= ${saidAt}`)

  const ofSteps = (steps: readonly string[] | undefined) =>
    steps === undefined ? sql.fragment`true` : sql.fragment`step = any(${sql.array([...steps], 'text')})`
  /** @param steps those that are asked about; all where none are named */
  const isThere = async (kind: Thing['kind'], id: string, steps?: readonly string[]): Promise<boolean> =>
    db.exists(sql.type(v.object({}))`
      select from kernel.artefacts where kind = ${kind} and id = ${id} and ${ofSteps(steps)}`)
  /** What was made of one thing, after its no stands, or with the thing. */
  const eraseThing = (familyId: string, kind: Thing['kind'], id: string, steps?: readonly string[]): Promise<void> =>
    db.transaction(async (tx) => {
      await tx.query(none`select pg_advisory_xact_lock(hashtextextended(${lockOf(familyId)}, 0))`)
      await tx.query(none`delete from kernel.artefacts where kind = ${kind} and id = ${id} and ${ofSteps(steps)}`)
    })

  /** With its family all of it goes. */
  const eraseFamily = async (familyId: string): Promise<void> => {
    await db.query(none`delete from kernel.artefacts where family_id = ${familyId}`)
    await db.query(none`delete from kernel.erased_artefacts where family_id = ${familyId}`)
  }
  return { store, erase, forgetCounts, isThere, eraseThing, eraseFamily }
}
