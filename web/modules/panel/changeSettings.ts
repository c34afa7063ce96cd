import * as v from 'valibot'
import type { SystemSettings } from '../../../backend/modules/settings/contract.ts'
import { HttpError } from '../../app/httpError.ts'
import { put } from '../../app/http.ts'
import { queryClient } from '../../app/queryClient.ts'
import { showToast } from '../../ui/toasts.ts'
import { settings } from './queries.ts'
import { strings } from './strings.ts'

/** Sends all four; what the page shows follows once the server said ok. A refusal changes nothing and says nothing. */
export const changeSettings = async (next: SystemSettings): Promise<void> => {
  try {
    await put('/api/admin/settings', next, v.unknown())
    queryClient.setQueryData(settings().queryKey, next)
    showToast({ title: strings.updated, line: strings.updatedLine })
  } catch (error) {
    console.error('Settings were not updated:', error)
    if (error instanceof HttpError) return
    showToast({ title: strings.updateFailed, line: strings.updateFailedLine, tone: 'destructive' })
  }
}
