import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { DatabaseBackup, LockOpen, TriangleAlert } from 'lucide-react'
import type { BackupRow, Backups } from '../../../backend/modules/backups/contract.ts'
import { explain } from '../../app/explain.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { minuteInWords } from '../../ui/moment.ts'
import { card } from '../../ui/surfaces.ts'
import { backupStrings, factsOf, progressInWords, reasonInWords, stepOf, STEPS } from './backupInWords.ts'
import { useBackUp, useOpenHouse } from './commands.ts'
import { backups } from './queries.ts'
import { strings } from './strings.ts'

const frame = css`
  display: grid;
  gap: 20px;
  padding: 24px;
  h2 {
    font-size: var(--fs-h4);
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
    gap: 12px 24px;
    margin: 0;
  }
  dt {
    color: var(--ink-2);
    font-size: var(--fs-small);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  progress {
    width: 100%;
    height: 12px;
    accent-color: var(--primary);
  }
`

/** The house's backups: whether they are made and can be read back, and one more at once. */
export function BackupCard() {
  const found = useQuery(backups())
  const backUp = useBackUp()
  const listed = found.data?.backups.find(({ state }) => state === 'running')
  const running = listed ?? (backUp.isPending ? { part: null } : undefined)
  return (
    <section aria-labelledby="backup" css={[card, frame]}>
      <h2 id="backup">Backup</h2>
      <p>{backupStrings.line}</p>
      <Loaded query={found} words="Still looking">
        {(all) => <Standing all={all} running={running} />}
      </Loaded>
      {backUp.error && <p role="alert">{explain(backUp.error).message}</p>}
      <div>
        <Button
          icon={DatabaseBackup}
          busy={running !== undefined}
          busyLabel={strings.backUp}
          onClick={() => backUp.mutate()}
        >
          {strings.backUp}
        </Button>
      </div>
    </section>
  )
}

function Standing({ all, running }: { all: Backups; running: Pick<BackupRow, 'part'> | undefined }) {
  const [newest] = all.backups
  const hasFailed = newest?.state === 'failed' || newest?.state === 'damaged'
  return (
    <>
      {all.closedSince !== null && <Closed since={all.closedSince} />}
      {hasFailed && (
        <Banner tone="problem" icon={TriangleAlert} title="The last backup is not good." live="polite">
          {reasonInWords(newest.reason)}
        </Banner>
      )}
      {!hasFailed && all.isLate && (
        <Banner tone="needs-you" icon={TriangleAlert} title="A backup is missing.">
          {all.lastGoodAt === null ? backupStrings.noneYet : backupStrings.noneLately}
        </Banner>
      )}
      <output css={{ display: 'grid', gap: 8 }}>
        {running && (
          <>
            <span>{progressInWords(running)}</span>
            <progress aria-label="How far the backup is" max={STEPS} value={stepOf(running)} />
          </>
        )}
      </output>
      <dl>
        {factsOf(all).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** The house came back from a backup: what was answered after that backup is lost, so nothing is sent by itself. */
function Closed({ since }: { since: string }) {
  const open = useOpenHouse()
  return (
    <Banner
      tone="needs-you"
      icon={TriangleAlert}
      title="Nothing is delivered right now."
      actions={
        <Button icon={LockOpen} busy={open.isPending} busyLabel={strings.openHouse} onClick={() => open.mutate(since)}>
          {strings.openHouse}
        </Button>
      }
    >
      <p>
        Everything was restored from a backup on {minuteInWords(since)}. Once you’ve checked that nothing is missing,
        let it deliver again, and what waits is sent.
      </p>
      {open.error && <p role="alert">{explain(open.error).message}</p>}
    </Banner>
  )
}
