import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useParams } from 'wouter'
import type { StreamEvent } from '../../../backend/modules/audit/contract.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { explain } from '../../app/explain.ts'
import { paths } from '../../app/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { DataTable, type Column } from '../../ui/DataTable.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useVerify } from './commands.ts'
import { faultOf, historyColumns, type Fault } from './historyColumns.tsx'
import { stream } from './queries.ts'
import { Revisions } from './Revisions.tsx'
import { StaffActs } from './StaffActs.tsx'
import { fieldStrings, strings } from './strings.ts'
import { Verdict } from './Verdict.tsx'

const Fields = ({ fields }: StreamEvent) => (
  <dl css={{ margin: 0, minWidth: 240, display: 'grid', gap: 4, fontSize: 'var(--fs-small)' }}>
    {fields.map(({ name, state, value }) => (
      <div key={name}>
        <dt css={{ display: 'inline', color: 'var(--ink-2)' }}>{name} </dt>
        <dd css={{ display: 'inline', margin: 0 }}>{state === 'open' ? value : <i>{fieldStrings[state]}</i>}</dd>
      </div>
    ))}
  </dl>
)

const columnsOf = (faults: readonly Fault[]): readonly Column<StreamEvent>[] => [
  { head: 'Revision', cell: ({ revision }) => revision },
  ...historyColumns(faults).filter(({ head }) => head !== 'Stream'),
  { head: 'Fields', cell: Fields },
]

/** "History of a message": an id is nobody's name. */
const titleOf = (stream: string): string => {
  const [category = ''] = stream.split('-', 1)
  return `${strings.historyOf} ${/^[aeiou]/u.test(category) ? 'an' : 'a'} ${category}`
}

/** One stream from its first event to its last. */
export function StreamDesk() {
  const { stream: name } = useParams<{ stream: string }>()
  const found = useQuery({ ...stream(name), staleTime: 0 })
  const verify = useVerify()
  const faults = verify.data?.bad ?? []
  return (
    <>
      <PageHeader
        title={titleOf(name)}
        line={
          <>
            <code css={{ display: 'block', fontSize: 'var(--fs-small)', overflowWrap: 'anywhere' }}>{name}</code>
            {strings.streamLine}
          </>
        }
        back={{ href: paths.deskHistory(), words: strings.backToHistory }}
      />
      <Button
        look="secondary"
        icon={ShieldCheck}
        busy={verify.isPending}
        busyLabel={strings.verifying}
        onClick={() => verify.mutate({ stream: name })}
      >
        {strings.verifyStream}
      </Button>
      {verify.data && <Verdict verified={verify.data} />}
      {verify.error && <p role="alert">{explain(verify.error).message}</p>}
      <StaffActs stream={name} />
      <Loaded query={found} words="Still reading the stream">
        {({ events, runsUrl }) => (
          <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20, marginTop: 20 }}>
            {runsUrl && (
              <p css={{ margin: 0 }}>
                <a href={runsUrl}>{strings.runs}</a>
              </p>
            )}
            <DataTable
              caption={name}
              columns={columnsOf(faults)}
              rows={events}
              idOf={({ pos }) => pos}
              isFault={(row) => faultOf(faults, row) !== undefined}
            />
            {events.length > 1 && <Revisions events={events} />}
          </div>
        )}
      </Loaded>
    </>
  )
}
