import { readNote } from '../../../stack/supervisor/note.ts'
import { signal } from '../../../stack/supervisor/process.ts'

/** Nobody can read or answer anything while `act` goes on: the process that answers stands still. */
export const whileAway = async (act: () => Promise<void>): Promise<void> => {
  const note = readNote(process.env['JOURNEY_FOLDER'] ?? '', 'api')
  if (!note) throw new Error('There is no note of the process that answers')
  signal(note, 'SIGSTOP')
  try {
    await act()
  } finally {
    signal(note, 'SIGCONT')
  }
}
