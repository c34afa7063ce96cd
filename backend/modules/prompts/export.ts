import type { ExportedFact } from '../../kernel/process/module.ts'
import { prompt } from './prompt.ts'

/** Whether a question comes by email each week. */
export const exported: ExportedFact = {
  name: 'getsWeeklyQuestion',
  title: 'A question by email each week',
  isSo: async ({ load }, { id }) => (await load(prompt, id)).state.status === 'on',
}
