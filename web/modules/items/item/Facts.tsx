import { css } from '@emotion/react'
import { CircleCheck, Download } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import type { ItemDetail } from '../../../../backend/modules/items/contract.ts'
import { dateInWords } from '../../../../backend/modules/items/contract/dates.ts'
import { useFamily } from '../../../app/family.ts'
import { paths } from '../../../app/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { details } from '../../../ui/detailsStyle.ts'
import { dateOf } from '../../../ui/shortDay.ts'
import { sizeInWords } from '../../../ui/sizeInWords.ts'
import { small } from '../../../ui/surfaces.ts'
import { momentIn, sourceIn } from '../inWords.ts'
import { coordinatesInWords } from '../places/coordinates.ts'
import { apiOf } from '../queries.ts'
import { ChangeDialog, type Part } from './ChangeDialog.tsx'
import { itemStrings as strings } from './strings.ts'
import { part } from './style.ts'

const table = css`
  display: grid;
  gap: 14px;
  margin: 0;
  & > div {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr) auto;
    gap: 0 14px;
    align-items: start;
  }
  dt {
    color: var(--ink-2);
    padding-block: 10px;
  }
  dd {
    margin: 0;
    padding-block: 10px;
    overflow-wrap: anywhere;
  }
  dd + dd {
    padding: 0;
  }
`
const foot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 20px;
`

type FactProps = {
  name: string
  value: ReactNode
  /** Where it is known from. */
  source?: string
  onChange?: (() => void) | false
}
const Fact = ({ name, value, source = '', onChange = false }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <p css={{ fontWeight: 600 }}>{value}</p>
      {source !== '' && <span css={small}>{source}</span>}
    </dd>
    {onChange && (
      <dd>
        <Button look="quiet" aria-haspopup="dialog" onClick={onChange} css={{ marginInlineEnd: 0 }}>
          {strings.change}
          <span className="sr-only">{strings.ofWhat(name)}</span>
        </Button>
      </dd>
    )}
  </div>
)

const dayIn = (moment: string): string => {
  const day = moment.slice(0, 10)
  return dateInWords({ kind: 'day', from: day, to: day })
}

/** Who said so last. */
const saidIn = ({ history }: ItemDetail, what: 'dated' | 'placed'): string => {
  const said = history.find((step) => step.what === what)
  return said ? strings.saidBy(said.by, dateOf(said.at)) : ''
}
/** Who said when it was, where a person did; else where the date was found. */
const dateSource = (row: ItemDetail): string =>
  (row.date.source === 'person' && saidIn(row, 'dated')) || sourceIn(row.date)

/** What is known of a memory, each with its source. */
export function Facts({ row }: { row: ItemDetail }) {
  const { may } = useFamily()
  const [open, setOpen] = useState<Part>()
  const { date, place, albums, facts, visibility, isOwn, addedBy, addedAt, bytes, isSafe, mediaId, binnedAt } = row
  const mayChange = row.mayChange && binnedAt === null
  const when = momentIn(date)
  return (
    <>
      <section css={part} aria-labelledby="known">
        <h2 id="known">{strings.known}</h2>
        <dl css={table}>
          <Fact
            name={strings.date}
            value={when === '' ? strings.noDate : when}
            source={dateSource(row)}
            onChange={mayChange && (() => setOpen('date'))}
          />
          <Fact
            name={strings.place}
            value={
              place ? <Link href={`${paths.memoryVault()}?where=${place.id}`}>{place.name}</Link> : strings.noPlace
            }
            source={place ? saidIn(row, 'placed') : ''}
            onChange={mayChange && (() => setOpen('place'))}
          />
          {facts.taken !== null && date.source !== 'camera' && (
            <Fact name={strings.scanned} value={dayIn(facts.taken)} source={strings.fromFile} />
          )}
          <Fact
            name={strings.albums}
            value={
              albums.length === 0
                ? strings.noAlbums
                : albums.map(({ id, name }, at) => (
                    <span key={id}>
                      {at > 0 && ', '}
                      <Link href={paths.album(id)}>{name}</Link>
                    </span>
                  ))
            }
            onChange={may('add') && binnedAt === null && (() => setOpen('albums'))}
          />
          <Fact
            name={strings.seen}
            value={strings.seenBy[visibility]}
            source={strings.seenLine[visibility]}
            onChange={mayChange && isOwn && (() => setOpen('visibility'))}
          />
          <Fact name={strings.added} value={dateOf(addedAt)} source={strings.by(addedBy)} />
        </dl>
      </section>
      <div css={[part, foot]}>
        {mediaId !== null &&
          (isSafe ? (
            <Chip tone="ok" icon={CircleCheck}>
              {strings.safe}
            </Chip>
          ) : (
            <Chip>{strings.checking}</Chip>
          ))}
        {mediaId !== null && isSafe && (
          <a href={`${apiOf(row.id)}/original`} download css={[buttonStyle('quiet'), { marginInlineEnd: 0 }]}>
            <Download aria-hidden />
            {bytes === null ? strings.download : strings.downloadOf(sizeInWords(bytes))}
          </a>
        )}
      </div>
      <More row={row} />
      <ChangeDialog row={row} part={open} onClose={() => setOpen(undefined)} />
    </>
  )
}

/** What few people look for: the file, and each step. */
const More = ({ row: { name, mime, facts, history, sha256 } }: { row: ItemDetail }) => (
  <details css={details}>
    <summary>{strings.details}</summary>
    <dl css={table}>
      {name !== '' && <Fact name={strings.file} value={name} source={mime ?? ''} />}
      {facts.camera !== null && <Fact name={strings.camera} value={facts.camera} source={strings.fromFile} />}
      {facts.at !== null && (
        <Fact name={strings.positionInFile} value={coordinatesInWords(facts.at)} source={strings.fromFile} />
      )}
      {sha256 !== null && <Fact name="SHA-256" value={<code css={{ fontSize: 'var(--fs-micro)' }}>{sha256}</code>} />}
    </dl>
    <h3 css={{ margin: '16px 0 8px', font: '600 var(--fs-body) / 1.4 var(--font-ui)', letterSpacing: 0 }}>
      {strings.history}
    </h3>
    <ul css={[small, { margin: 0, paddingLeft: 20 }]}>
      {history.map(({ what, by, at }) => (
        <li key={`${what} ${at}`}>
          {strings.historyWords[what]}, {by}, {dateOf(at)}
        </li>
      ))}
    </ul>
  </details>
)
