import { MockActivityEnvironment } from '@temporalio/testing'
import { ownerOf, type Author, type Household } from '../../../../tests/household/household.ts'
import * as workflows from '../../../../workflows/index.ts'
import { processing } from '../../../../workflows/kernel/process.ts'
import type { TestServer } from '../../../kernel/testing/server.ts'
import { begun } from './begun.ts'

/** More than anything that is due by now takes. */
const MOST_TURNS = 10
type Things = Parameters<typeof begun>[3]

/** Capsules of a test's own, and what is due for them. */
export const capsulesIn = ({ kernel }: TestServer, house: Household) => {
  const { clock } = kernel
  /** One that should have opened an hour ago. */
  const due = ({ id: familyId }: Author, things: Things) =>
    begun(house, { familyId, by: ownerOf(familyId) }, 'due', things)
  /** Does all that is due by now, as its workflow would. */
  const doDue = async (id: string): Promise<void> => {
    const { loadPart, doStep } = processing(kernel, [workflows.capsules.process ?? []].flat())
    const of = { stream: `capsule-${id}`, part: '' }
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      const { next } = await loadPart(of)
      if (!next || next.at > clock.now()) return
      await new MockActivityEnvironment().run(() => doStep(of, next))
    }
  }
  return { due, doDue }
}
export type Capsules = ReturnType<typeof capsulesIn>
