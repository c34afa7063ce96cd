import type { Kernel } from '../../backend/kernel/kernel.ts'

/** Waits until the list of backups has this one as its own events have it. */
export const listed = async ({ checkpointSignals, store }: Kernel, id: string): Promise<void> => {
  const position = (await store.read(`backup-${id}`)).at(-1)?.position ?? ''
  if (!(await checkpointSignals.passed('backups', position, 25_000))) throw new Error('The list of backups is behind')
}
