import { readNote } from '../../../stack/supervisor/note.ts'
import { signal } from '../../../stack/supervisor/process.ts'

type Part = 'api' | 'event-node'

/** A part stands still while `act` goes on: nobody can read or answer anything without the first, nor keep it without the second. */
export const whileAway = async (act: () => Promise<void>, part: Part = 'api'): Promise<void> => {
  const note = readNote(process.env['JOURNEY_FOLDER'] ?? '', part)
  if (!note) throw new Error(`There is no note of ${part}`)
  signal(note, 'SIGSTOP')
  try {
    await act()
  } finally {
    signal(note, 'SIGCONT')
  }
}
