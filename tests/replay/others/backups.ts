import { newId } from '../../../backend/kernel/ids.ts'
import { backup } from '../../../backend/modules/backups/backup.ts'
import { requestBackup } from '../../../backend/modules/backups/decide.ts'
import { begun, type Lives } from './live.ts'

export const lived: Lives = {
  made: async ({ house }) => {
    const id = newId()
    await house.tell(backup, id, requestBackup({ isOneRunning: false }))
    return `backup-${id}`
  },
  asked: (theatre) => begun(theatre, 'askForBackup', 'timeline', `backup-schedule-${newId()}`),
}
