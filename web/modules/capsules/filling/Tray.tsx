import { css } from '@emotion/react'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { CapsuleDetail, ContributionRow } from '../../../../backend/modules/capsules/contract.ts'
import { Button } from '../../../ui/Button.tsx'
import { RemoveDialog } from '../../../ui/RemoveDialog.tsx'
import { card, small } from '../../../ui/surfaces.ts'
import { useWithdraw } from '../capsules.ts'
import { Content } from '../Content.tsx'
import { fillingStrings as strings } from './strings.ts'

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: 20px;
  margin: 0;
  padding: 0;
  list-style: none;
`
const frame = css`
  ${card}
  display: grid;
  gap: 12px;
  align-content: start;
  justify-items: start;
  padding: 20px 22px;
  overflow-wrap: anywhere;
`

/** What the reader put in, to be looked at and taken out until it is sealed. */
export function Tray({ row }: { row: CapsuleDetail }) {
  const [removing, setRemoving] = useState<ContributionRow>()
  const withdraw = useWithdraw(row.id)
  return (
    <section css={{ display: 'grid', gap: 14 }}>
      <h2 css={{ fontSize: 'var(--fs-h3)' }}>{strings.tray}</h2>
      <p css={small}>{strings.yoursOnly}</p>
      {row.contents.length === 0 ? (
        <p>{strings.nothing}</p>
      ) : (
        <ul css={grid}>
          {row.contents.map((content) => (
            <li key={content.id} css={frame}>
              <p css={small}>{strings.kinds[content.kind]}</p>
              <Content capsuleId={row.id} content={content} />
              <Button look="quiet" icon={Trash2} onClick={() => setRemoving(content)}>
                {strings.takeOut}
                <span className="sr-only">: {content.words.slice(0, 60)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <RemoveDialog
        thing={removing}
        words={() => ({
          title: strings.takeOutTitle,
          line: strings.takeOutLine,
          yes: strings.takeOut,
          no: strings.keep,
          done: strings.takenOut,
        })}
        removal={withdraw}
        onClose={() => setRemoving(undefined)}
      />
    </section>
  )
}
