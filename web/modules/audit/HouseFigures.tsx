import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import type { Looked, MessageStats } from '../../../backend/modules/audit/contract.ts'
import { card } from '../../ui/surfaces.ts'
import { auditStrings, countsInWords, faultStrings, inTime, sweepStrings, verifyStrings } from './figures.ts'
import { Moment } from './Moment.tsx'
import { houseStrings as strings } from './strings.ts'

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  margin: 0 0 36px;
  & > div {
    padding: 18px 26px;
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin: 4px 0 0;
  }
`
const aside = css`
  color: var(--ink-2);
  font-size: var(--fs-small);
`

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

type Look = { looked: Looked; words: Readonly<Record<string, string>>; none?: string }

/** What the house found when it last looked after itself, and when something was last amiss. */
const LastLook = ({ looked, words, none = strings.never }: Look) => {
  if (!looked) return <>{none}</>
  const { at, found, troubleAt, trouble } = looked
  return (
    <>
      {countsInWords(found, words)}
      <div css={aside}>
        <Moment at={at} />
      </div>
      {trouble && troubleAt && troubleAt !== at && (
        <div css={aside}>
          {strings.lastAmiss} <Moment at={troubleAt} />: {countsInWords(trouble, words)}
        </div>
      )}
    </>
  )
}

/** How well mails arrive and how far the house is behind: figures that only staff need. */
export const HouseFigures = ({ stats }: { stats: MessageStats }) => {
  const { medianOpenMs, mailAcceptRate, projectionLagMs, lastSweep, lastVerify, lastAudit, lastVaultAudit, faults } =
    stats
  return (
    <dl css={[card, list]}>
      <Figure name={strings.medianOpen}>{medianOpenMs === null ? strings.noneOpened : inTime(medianOpenMs)}</Figure>
      <Figure name={strings.accepted}>
        {mailAcceptRate === null ? strings.noMail : `${(mailAcceptRate * 100).toFixed(1)} %`}
      </Figure>
      <Figure name={strings.lag}>{projectionLagMs < 1_000 ? strings.noLag : inTime(projectionLagMs)}</Figure>
      <Figure name={strings.sweep}>
        <LastLook looked={lastSweep} words={sweepStrings} />
      </Figure>
      <Figure name={strings.verified}>
        <LastLook looked={lastVerify} words={verifyStrings} />
      </Figure>
      <Figure name={strings.audited}>
        <LastLook looked={lastAudit} words={auditStrings} />
      </Figure>
      <Figure name={strings.vaultAudited}>
        <LastLook looked={lastVaultAudit} words={auditStrings} />
      </Figure>
      <Figure name={strings.faults}>
        <LastLook looked={faults} words={faultStrings} none={strings.noFault} />
      </Figure>
    </dl>
  )
}
