import type { ExportKind } from '../../../backend/modules/panel/contract.ts'
import { throwIfNotOk } from '../../app/httpError.ts'
import { noteStepUp } from '../../app/stepUp.ts'
import { showToast } from '../../ui/toasts.ts'
import { exportedLine, strings } from './strings.ts'

const save = (content: Blob, name: string) => {
  const url = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}

/** Downloads {kind}-export-{YYYY-MM-DD}.csv. A refusal asks for the second factor or shows nothing. */
export const exportData = async (kind: ExportKind): Promise<void> => {
  try {
    const response = await fetch(`/api/admin/export/${kind}`, { credentials: 'include', cache: 'no-store' })
    if (!response.ok) return await throwIfNotOk(response).catch(noteStepUp)
    save(await response.blob(), `${kind}-export-${new Date().toISOString().slice(0, 10)}.csv`)
    showToast({ title: strings.exported, line: exportedLine(kind) })
  } catch (error) {
    console.error('Export failed:', error)
    showToast({ title: strings.exportFailed, line: strings.exportFailedLine, tone: 'destructive' })
  }
}
