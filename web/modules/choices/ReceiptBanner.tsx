import { CircleCheck, Download } from 'lucide-react'
import type { Receipt } from '../../../backend/modules/choices/contract.ts'
import { Banner } from '../../ui/Banner.tsx'
import { buttonStyle } from '../../ui/buttonStyle.ts'
import { dayOf } from '../../ui/shortDay.ts'
import { features, strings } from './strings.ts'

/** What a receipt says, as rows of two. */
const rowsOf = ({ erased, saidAt, finishedAt }: Receipt): readonly (readonly [string, string])[] => {
  const seconds = Math.max(1, Math.round((Date.parse(finishedAt) - Date.parse(saidAt)) / 1_000))
  return [
    [strings.when, strings.took(dayOf(saidAt), seconds)],
    [strings.erased, strings.erasedThings(erased)],
    [strings.stillHere, strings.kept],
  ]
}

const titleOf = ({ by, feature, level }: Receipt): string =>
  (level === 'family' ? strings.receipt : strings.receiptOfOwn)(by, features[feature].name)

/** What a no has erased, to read and to keep. */
export function ReceiptBanner({ receipt }: { receipt: Receipt }) {
  const rows = rowsOf(receipt)
  const title = titleOf(receipt)
  const text = [title, ...rows.map(([name, value]) => `${name}: ${value}`)].join('\n')
  return (
    <Banner
      tone="done"
      icon={CircleCheck}
      title={title}
      actions={
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={strings.fileName(receipt.finishedAt.slice(0, 10))}
          css={buttonStyle('quiet')}
        >
          <Download aria-hidden />
          {strings.keep}
        </a>
      }
    >
      <dl css={{ display: 'grid', gap: 4, margin: 0 }}>
        {rows.map(([name, value]) => (
          <div key={name} css={{ display: 'grid', gridTemplateColumns: 'minmax(88px, 128px) minmax(0, 1fr)', gap: 12 }}>
            <dt>{name}</dt>
            <dd css={{ margin: 0 }}>{value}</dd>
          </div>
        ))}
      </dl>
    </Banner>
  )
}
