import type { Kernel } from '../backend/kernel/kernel.ts'
import { mayWrite } from '../backend/modules/life/reading.ts'
import * as index from './index.ts'
import type { Tellings, WorkModule } from './kernel/module.ts'
import type { Row } from './kernel/tell.ts'

const listed: readonly WorkModule[] = Object.values(index)

const whileHeard = (kernel: Kernel, { mails, ...rest }: Row): Row => ({
  ...rest,
  mails: async (news, who, turn) => ((await mayWrite(kernel, who)) ? mails(news, who, turn) : []),
})

const rowsOf = (kernel: Kernel, { of, rows }: Tellings): readonly Row[] =>
  of === 'going-on' ? rows(kernel).map((row) => whileHeard(kernel, row)) : rows(kernel)

/** All that people are told by `tell`. */
export const tellingsOf = (kernel: Kernel): readonly Row[] =>
  listed.flatMap(({ tellings }) => (tellings ? rowsOf(kernel, tellings) : []))
