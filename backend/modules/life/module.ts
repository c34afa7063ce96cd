import type { Module } from '../../kernel/process/module.ts'
import { answers } from './answers.ts'
import { checkInBounces } from './bounces.ts'
import { categories } from './events.ts'
import { exported } from './export.ts'
import { exportedPlan } from './exportedPlan.ts'
import { exportedReports } from './exportedReports.ts'
import { endingSilence } from './endSilence.ts'
import { here } from './here.ts'
import { tellingAuthors, tellingRecipients } from './sentences.ts'
import { reached } from './reached.ts'
import { routes } from './routes.ts'
import { hub } from './hub.ts'

export const life: Module = {
  categories,
  hub,
  routers: [routes, answers, reached, here],
  bounces: checkInBounces,
  worksInMaintenance: /^\/api\/life\/here$/,
  ports: (kernel) => ({
    endSilence: endingSilence(kernel),
    aboutAuthor: tellingRecipients(kernel),
    lifeSentenceOf: tellingAuthors(kernel),
  }),
  export: [exported, exportedPlan, exportedReports],
}
