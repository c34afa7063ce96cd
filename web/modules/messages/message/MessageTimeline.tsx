import { css } from '@emotion/react'
import { useState } from 'react'
import type { MessageDetail, Timeline } from '../../../../backend/modules/messages/contract.ts'
import { isDemoTime } from '../../../app/siteSettings.ts'
import { Button } from '../../../ui/Button.tsx'
import { DeliveryTimeline } from '../../../ui/DeliveryTimeline.tsx'
import { strings } from '../strings.ts'
import { fewOf, knotsOf } from './timelineKnots.ts'

const table = css`
  width: 100%;
  border-collapse: collapse;
  th {
    padding: 12px 12px 12px 0;
    border-bottom: 2px solid var(--line);
    color: var(--ink-2);
    font-size: var(--fs-small);
    text-align: left;
  }
  td {
    padding: 14px 12px 14px 0;
    border-bottom: 1px solid var(--line);
    vertical-align: top;
  }
`

/** The thread, or the same as a table. */
export function MessageTimeline({ detail, timeline }: { detail: MessageDetail; timeline: Timeline }) {
  const [isWhole, setIsWhole] = useState(false)
  const [isTable, setIsTable] = useState(false)
  const nameOf = (id: string) => detail.recipients.find((one) => one.id === id)?.name ?? 'Someone'
  const every = knotsOf(timeline, { message: detail.message, nameOf }, isDemoTime)
  const few = fewOf(every, timeline, detail.message.recipientNames)
  const steps = isWhole ? every : few
  return (
    <>
      <div css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 8, marginBottom: 22 }}>
        <h2>{strings.whatHappens}</h2>
        {isWhole && (
          <Button look="quiet" onClick={() => setIsTable(!isTable)}>
            {isTable ? strings.asLine : strings.asTable}
          </Button>
        )}
      </div>
      {isWhole && isTable ? (
        <table css={table}>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">What</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ id, when, state, title, line }) => (
              <tr key={id}>
                <td>{when}</td>
                <td>
                  <b>
                    {state === 'planned' && 'To come: '}
                    {title}
                  </b>
                  {line && <div css={{ color: 'var(--ink-2)' }}>{line}</div>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <DeliveryTimeline steps={steps} label={strings.whatHappens} />
      )}
      {every.some((knot) => knot.isDetail === true) && (
        <Button look="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? strings.fewSteps : strings.everyStep}
        </Button>
      )}
    </>
  )
}
