import { Download } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { BackupCard } from './BackupCard.tsx'
import { exportData } from './exportData.ts'
import { strings } from './strings.ts'

const exports = [
  { kind: 'memories', words: strings.exportMemories },
  { kind: 'messages', words: strings.exportMessages },
  { kind: 'users', words: strings.exportUsers },
] as const

/** Tables to take along, as CSV: facts, never what families wrote. */
export const DatabaseTab = () => (
  <section aria-label={strings.database} css={{ display: 'grid', gap: 20, maxWidth: '64ch' }}>
    <p>Each file holds facts alone: states, dates and counts, never titles, names or words.</p>
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {exports.map(({ kind, words }) => (
        <Button key={kind} look="secondary" icon={Download} onClick={() => void exportData(kind)}>
          {words}
        </Button>
      ))}
    </div>
    <BackupCard />
  </section>
)
