import type { Kernel } from '../backend/kernel/kernel.ts'
import * as index from './index.ts'
import type { WorkModule } from './kernel/module.ts'
import type { Row } from './kernel/tell.ts'

const listed: readonly WorkModule[] = Object.values(index)

/** All that people are told by `tell`. */
export const tellingsOf = (kernel: Kernel): readonly Row[] => listed.flatMap(({ tellings }) => tellings?.(kernel) ?? [])
