import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { LoaderCircle } from 'lucide-react'
import type { Choices } from '../../../backend/modules/choices/contract.ts'
import { useFamily } from '../../app/family.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { OutsideFamilies } from '../../app/OutsideFamilies.tsx'
import { paths } from '../../app/paths.ts'
import { Banner } from '../../ui/Banner.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { problem } from '../../ui/fieldStyle.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { card, small, supporting } from '../../ui/surfaces.ts'
import { SwitchRow } from '../../ui/SwitchRow.tsx'
import { useExplained } from '../../ui/useExplained.ts'
import { AskForm } from './AskForm.tsx'
import { choices, receipts, useSetChoices } from './choices.ts'
import { ReceiptBanner } from './ReceiptBanner.tsx'
import { features, strings } from './strings.ts'

const column = css`
  display: grid;
  grid-template-columns: minmax(0, 816px);
  gap: 28px;
  margin-bottom: 64px;
`
const frame = css`
  ${card}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 24px 32px 28px;
`
const heading = { fontSize: 'var(--fs-h3)' }

/** What machines may do in the family, what that is exactly, and what was erased after a no. */
export function ChoicesPage() {
  const { isNone } = useFamily()
  const known = useQuery({ ...choices(), enabled: !isNone })
  if (isNone) return <OutsideFamilies line={strings.noFamily} />
  return (
    <>
      <PageHeader title={strings.title} line={strings.line} back={{ href: paths.memoryVault(), words: strings.back }} />
      <Loaded query={known} words={strings.fetching}>
        {(shown) => <Shown known={shown} />}
      </Loaded>
    </>
  )
}

function Shown({ known }: { known: Choices }) {
  const { offered, erasing, mayDecide } = known
  return (
    <div css={column}>
      {erasing.map((feature) => (
        <Banner
          key={feature}
          tone="note"
          icon={LoaderCircle}
          title={strings.erasing(features[feature].name)}
          live="polite"
        >
          <p>{strings.erasingLine}</p>
        </Banner>
      ))}
      {offered.length === 0 ? (
        <EmptyState title={strings.notOffered} line={strings.notOfferedLine} />
      ) : (
        <>
          {mayDecide ? <AskForm known={known} /> : <Answered known={known} />}
          <Exactly known={known} />
          <Own known={known} />
        </>
      )}
      <Receipts />
    </div>
  )
}

/** For those who do not answer for the family. */
const Answered = ({ known: { offered, family } }: { known: Choices }) => (
  <section css={frame} aria-labelledby="may-a-machine">
    <h2 id="may-a-machine" css={heading}>
      {strings.question(offered)}
    </h2>
    <dl css={{ display: 'grid', gap: 8, margin: 0 }}>
      {offered.map((feature) => (
        <div key={feature}>
          <dt css={{ fontWeight: 600 }}>{features[feature].name}</dt>
          <dd css={{ margin: 0 }}>{strings.state(family[feature])}</dd>
        </div>
      ))}
    </dl>
    <p css={supporting}>{strings.others}</p>
  </section>
)

const Exactly = ({ known: { offered, outside } }: { known: Choices }) => (
  <details>
    <summary css={{ minHeight: 44, fontWeight: 600, cursor: 'pointer' }}>{strings.exactly}</summary>
    <dl css={{ display: 'grid', gap: 12, margin: '8px 0' }}>
      {offered.map((feature) => (
        <div key={feature}>
          <dt css={{ fontWeight: 600 }}>{features[feature].name}</dt>
          <dd css={{ margin: 0, maxWidth: '64ch' }}>{features[feature].exactly}</dd>
        </div>
      ))}
    </dl>
    <p css={{ maxWidth: '64ch' }}>{outside === '' ? strings.whereHere : strings.outside(outside)}</p>
  </details>
)

/** A no of one member counts for what they have added. */
function Own({ known: { offered, own } }: { known: Choices }) {
  const set = useSetChoices()
  const refusal = useExplained(set.error)
  return (
    <section css={frame} aria-labelledby="own-choices">
      <h2 id="own-choices" css={heading}>
        {strings.own}
      </h2>
      <p css={small}>{strings.ownLine}</p>
      {offered.map((feature) => {
        const isOn = own[feature] !== false
        return (
          <SwitchRow
            key={feature}
            id={`own-${feature}`}
            label={strings.ownFeature(features[feature].name)}
            line={isOn ? strings.ownOn : strings.ownOff}
            isOn={isOn}
            onChange={(wanted) => set.mutate({ level: 'member', switches: { [feature]: wanted } })}
          />
        )
      })}
      {refusal && (
        <p role="alert" css={problem}>
          {refusal.message}
        </p>
      )}
    </section>
  )
}

function Receipts() {
  const { data: all = [] } = useQuery(receipts())
  if (all.length === 0) return null
  return (
    <section aria-labelledby="receipts" css={{ display: 'grid', gap: 16 }}>
      <h2 id="receipts" css={heading}>
        {strings.receipts}
      </h2>
      {all.map((receipt) => (
        <ReceiptBanner key={receipt.id} receipt={receipt} />
      ))}
    </section>
  )
}
