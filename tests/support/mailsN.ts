import { metrics } from '../../backend/kernel/process/metrics.ts'

/** How often a mail of this kind has met this outcome in this process. */
export const mailsN = async (kind: string, outcome: string): Promise<number> => {
  const { values } = await metrics.mails.get()
  return values.find(({ labels }) => labels.kind === kind && labels.outcome === outcome)?.value ?? 0
}
