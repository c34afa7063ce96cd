import { useState } from 'react'
import { CHARSETS, type ImportRow } from '../../../../backend/modules/records/contract.ts'
import { details } from '../../../ui/detailsStyle.ts'
import { Select } from '../../../ui/Select.tsx'
import { small } from '../../../ui/surfaces.ts'
import { useChooseCharset } from '../commands.ts'
import { bringStrings as strings } from './strings.ts'

type Report = NonNullable<ImportRow['report']>

const NAMED: Readonly<Record<string, (n: number) => string>> = {
  FAM: strings.families,
  SOUR: strings.sources,
  NOTE: strings.notes,
  SNOTE: strings.notes,
  OBJE: strings.media,
}
const UNCOUNTED = new Set(['INDI', 'HEAD', 'TRLR'])

/** How many records of each kind there are, beside the people. */
const countsOf = ({ records }: Report): string => {
  const named = Object.entries(records).flatMap(([tag, n]) => (NAMED[tag] ? [NAMED[tag](n)] : []))
  const others = Object.entries(records)
    .filter(([tag]) => !NAMED[tag] && !UNCOUNTED.has(tag))
    .reduce((sum, [, n]) => sum + n, 0)
  return [...named, ...(others > 0 ? [strings.others(others)] : [])].join(', ')
}

const sets = CHARSETS.map((value): { value: string; words: string } => ({ value, words: strings.sets[value] }))

/** What was found in a file, before anything of it is in the tree. */
export function ReportPart({ treeId, id, report }: { treeId: string; id: string; report: Report }) {
  const choose = useChooseCharset()
  const [charset, setCharset] = useState(report.charset)
  const counts = countsOf(report)
  const tags = Object.entries(report.unknownTags)
  return (
    <div css={{ display: 'grid', gap: 10 }}>
      {counts !== '' && <p>{counts}</p>}
      {report.living > 0 && <p>{strings.living(report.living)}</p>}
      <p css={small}>{strings.from(report.producer, report.version)}</p>
      {report.isOverruled && <p>{strings.overruled(report.declared)}</p>}
      {report.samples.length > 0 && (
        <>
          <p>{strings.samples}</p>
          <ul>
            {report.samples.map((name, at) => (
              <li key={at} dir="auto">
                {name.replaceAll('/', '')}
              </li>
            ))}
          </ul>
          <Select
            id="import-charset"
            label={strings.letters}
            value={charset}
            choices={sets}
            onChange={(value) => {
              setCharset(value)
              choose.mutate({ treeId, id, charset: value })
            }}
            css={{ maxWidth: 320 }}
          />
        </>
      )}
      {report.problems.length > 0 && (
        <details css={details}>
          <summary>{strings.problemsTitle}</summary>
          <p>{strings.problemsLine}</p>
          <ul>
            {report.problems.map(({ code, n, lines }) => (
              <li key={code}>
                {strings.problems[code]?.(n) ?? code} <span css={small}>{strings.lines(lines, n)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {tags.length > 0 && (
        <details css={details}>
          <summary>{strings.unknownTags}</summary>
          <ul>
            {tags.map(([tag, n]) => (
              <li key={tag}>
                {tag}: {n.toLocaleString('en-US')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
