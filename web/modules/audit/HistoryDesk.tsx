import { useQuery } from '@tanstack/react-query'
import { Download, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Loaded } from '../../app/Loaded.tsx'
import { explain } from '../../app/explain.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/buttonStyle.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useVerify } from './commands.ts'
import { faultOf, historyColumns, type Fault } from './historyColumns.tsx'
import { HistoryFilters } from './HistoryFilters.tsx'
import { exportPath, history, type Filter } from './queries.ts'
import { strings } from './strings.ts'
import { Verdict } from './Verdict.tsx'

const bar = { display: 'flex', flexWrap: 'wrap', gap: 12, margin: '20px 0' } as const

/** Every event that fits the search, newest first; a check turns the bad ones red. */
export function HistoryDesk() {
  const [filter, setFilter] = useState<Filter>({})
  const verify = useVerify()
  return (
    <>
      <PageHeader title={strings.historyTitle} line={strings.historyLine} />
      <HistoryFilters onSearch={setFilter} />
      <div css={bar}>
        <Button
          look="secondary"
          icon={ShieldCheck}
          busy={verify.isPending}
          busyLabel={strings.verifying}
          onClick={() => verify.mutate({})}
        >
          {strings.verify}
        </Button>
        {(['csv', 'ndjson'] as const).map((format) => (
          <a key={format} href={exportPath(filter, format)} download css={buttonStyle('quiet')}>
            <Download aria-hidden />
            {format === 'csv' ? strings.exportCsv : strings.exportLines}
          </a>
        ))}
      </div>
      {verify.data && <Verdict verified={verify.data} />}
      {verify.error && <p role="alert">{explain(verify.error).message}</p>}
      <Events filter={filter} faults={verify.data?.bad ?? []} />
    </>
  )
}

type EventsProps = { filter: Filter; faults: readonly Fault[]; cursor?: string }

function Events({ filter, faults, cursor }: EventsProps) {
  const page = useQuery({ ...history(filter, cursor), staleTime: 0 })
  const [isMore, setIsMore] = useState(false)
  return (
    <Loaded query={page} words="Still reading the log">
      {({ items, next }) => (
        <>
          {items.length === 0 && <p>{strings.none}</p>}
          {items.length > 0 && (
            <DataTable
              caption={strings.historyTitle}
              columns={historyColumns(faults)}
              rows={items}
              idOf={({ pos }) => pos}
              isFault={(row) => faultOf(faults, row) !== undefined}
            />
          )}
          {next !== null &&
            (isMore ? (
              <Events filter={filter} faults={faults} cursor={next} />
            ) : (
              <Button look="secondary" onClick={() => setIsMore(true)}>
                {strings.more}
              </Button>
            ))}
        </>
      )}
    </Loaded>
  )
}
