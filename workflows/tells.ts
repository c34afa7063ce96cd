import type { Kernel } from '../backend/kernel/kernel.ts'
import { mayWrite } from '../backend/modules/life/reading.ts'
import * as index from './index.ts'
import type { WorkModule } from './kernel/module.ts'
import type { Tell, Tells } from './kernel/tell.ts'

const listed: readonly WorkModule[] = Object.values(index)

const whileHeard =
  (kernel: Kernel) =>
  ({ mails, ...rest }: Tell): Tell => ({
    ...rest,
    mails: async (news, who, turn) => ((await mayWrite(kernel, who)) ? mails(news, who, turn) : []),
  })

const each = (tells: Tells, change: (tell: Tell) => Tell): Tells =>
  Object.fromEntries(Object.entries(tells).map(([key, tell]) => [key, change(tell)]))

/** All that people are told by `tell`. */
export const allTells = (kernel: Kernel): readonly Tells[] =>
  listed.flatMap(({ tells }) => {
    const tables = tells?.by(kernel) ?? []
    return tells?.of === 'going-on' ? tables.map((table) => each(table, whileHeard(kernel))) : tables
  })
