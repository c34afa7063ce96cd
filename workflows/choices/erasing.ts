import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { choice } from '../../backend/modules/choices/choice.ts'
import { recordErased } from '../../backend/modules/choices/decide.ts'
import type { Ends } from '../kernel/ends.ts'
import { process } from '../kernel/process.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { artefactsIn } from './artefacts.ts'

const Row = v.object({ id: v.string() })

const erase = async (kernel: Kernel, familyId: string): Promise<void> => {
  const [no] = (await kernel.load(choice, familyId)).state.owed
  if (!no) return
  const artefacts = artefactsIn(kernel)
  const things = await artefacts.erase(familyId, no)
  const { level, accountId, feature, saidAt } = no
  await trySystemCommand(kernel)(
    choice,
    familyId,
    recordErased(no, things),
    'erased',
    level,
    accountId,
    feature,
    saidAt,
  )
  await artefacts.forgetCounts(familyId, no)
}

/** After a no all that the machine made goes, and the family has a receipt. */
export const choiceProcess = process({
  aggregate: choice,
  wakes: (wake) => ({
    ChoiceSet: async (event) => {
      if (event.data.erases === true) await wake(event)
    },
  }),
  status: ({ status }) => status,
  next: ({ owed: [no] }) =>
    no && { step: 'erase', at: no.saidAt, mark: `${no.level} ${no.accountId} ${no.feature} ${no.saidAt}` },
  steps: { erase: { act: erase } },
  open: [
    {
      find: ({ db }) => db.any(sql.type(Row)`select distinct family_id as id from choices.owed order by family_id`),
    },
  ],
})

/** Each may run twice. */
export const ends: Ends = {
  account: { none: 'What someone answered counts for their family and ends with it; it has no words in it.' },
  family: { part: 'choices', by: (kernel) => ({ end: ({ familyId }) => artefactsIn(kernel).eraseFamily(familyId) }) },
}
