import type { Kernel } from '../../../backend/kernel/kernel.ts'
import { listening } from './listening.ts'
import { organizing } from './organizing.ts'
import { readingPages } from './pages.ts'
import type { ReadStep } from './step.ts'

/** What machines do in this house, as its operator lets them, in this order. */
export const stepsOf = (kernel: Kernel): readonly ReadStep[] =>
  [organizing(kernel), readingPages(kernel), listening(kernel)].filter(({ feature }) =>
    kernel.settings.aiFeatures.includes(feature),
  )
