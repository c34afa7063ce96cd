import { html } from '../../kernel/page/html.ts'
import type { ExportedFile } from '../../kernel/process/module.ts'
import type { Terms } from './events.ts'
import { life, quorumOf } from './life.ts'

const inWords = (
  { intervalDays, asks, askEveryDays, preconsentDays, challengeDays }: Terms,
  needed: number | undefined,
): readonly string[] => [
  intervalDays === null
    ? 'We never check whether you’re still here.'
    : `After ${intervalDays} days without a sign of you we ask ${asks} times, ${askEveryDays} days apart.`,
  preconsentDays === null
    ? 'If none of your addresses works, we wait for ever.'
    : `If none of your addresses works, we go on after ${preconsentDays} days.`,
  needed === undefined
    ? 'Nobody can report your death.'
    : `It takes ${needed} of your trusted contacts to report your death; then you have ${challengeDays} days to object.`,
]

/** How we know that they are there, as they chose. */
export const exportedPlan: ExportedFile = {
  name: 'plan',
  title: 'if you’re not here',
  place: 31,
  of: async (kernel, { id }) => {
    const { state } = await kernel.load(life, id)
    const { plan } = state
    const page =
      plan &&
      html`<section>
        <h2>If you’re not here</h2>
        <ul>
          ${inWords(plan, quorumOf(state)).map((line) => html`<li>${line}</li>`)}
        </ul>
      </section>`
    return { data: plan ?? null, page }
  },
}
