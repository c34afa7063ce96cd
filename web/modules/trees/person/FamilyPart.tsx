import { css } from '@emotion/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import {
  Kin,
  type FamilyPart as Family,
  type PersonDetail,
  type PersonRow,
} from '../../../../backend/modules/records/contract.ts'
import { paths } from '../../../app/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { small } from '../../../ui/surfaces.ts'
import { inWords } from '../inWords.ts'
import { strings as treeStrings } from '../strings.ts'
import { FactLines } from './FactsPart.tsx'
import { RelationForm } from './RelationForm.tsx'
import { personStrings as strings } from './strings.ts'
import { part } from './style.ts'

const people = css`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`
const adds = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
`

type Person = PersonRow & { readonly pedigree?: string }

/** The relatives of a person: parents, brothers and sisters, partners, children. */
export function FamilyPart({ detail }: { detail: PersonDetail }) {
  const { id, treeId, parents, families, mayChange } = detail
  const [kin, setKin] = useState<Kin>()
  const others = (rows: readonly Person[]) => rows.filter((row) => row.id !== id)
  const siblings = parents.flatMap(({ children }) => others(children))
  return (
    <section css={part} aria-labelledby="family">
      <h2 id="family">{strings.family}</h2>
      <People treeId={treeId} title={strings.parents} rows={parents.flatMap(({ partners }) => partners)} />
      <People treeId={treeId} title={strings.siblings} rows={siblings} />
      {families.map((family) => (
        <With key={family.id} treeId={treeId} family={family} partners={others(family.partners)} />
      ))}
      {mayChange && (
        <div css={adds}>
          {Kin.options.map((each) => (
            <Button key={each} look="quiet" icon={Plus} onClick={() => setKin(each)}>
              {strings.addKin[each]}
            </Button>
          ))}
        </div>
      )}
      <Dialog isOpen={kin !== undefined} onClose={() => setKin(undefined)} title={kin ? strings.addKin[kin] : ''}>
        {kin && <RelationForm key={kin} detail={detail} kin={kin} onDone={() => setKin(undefined)} />}
      </Dialog>
    </section>
  )
}

type WithProps = { treeId: string; family: Family; partners: readonly Person[] }

const With = ({ treeId, family, partners }: WithProps) => (
  <div>
    <h3>
      {partners.length === 0
        ? strings.withNobody
        : strings.withWhom(partners.map(({ name }) => name || treeStrings.unnamed).join(', '))}
    </h3>
    <People treeId={treeId} title={strings.partners(partners.length)} rows={partners} />
    {family.facts.map((fact) => (
      <FactLines key={fact.nodeId} fact={fact} />
    ))}
    <People treeId={treeId} title={strings.children} rows={family.children} />
  </div>
)

type PeopleProps = { treeId: string; title: string; rows: readonly Person[] }

const People = ({ treeId, title, rows }: PeopleProps) =>
  rows.length === 0 ? null : (
    <div>
      <b css={small}>{title}</b>
      <ul css={people}>
        {rows.map((row) => (
          <li key={row.id}>
            <Link
              href={paths.treePerson(treeId, row.id)}
              css={{ display: 'inline-block', minWidth: 44, paddingBlock: 10 }}
            >
              <span dir="auto">{row.name || treeStrings.unnamed}</span>
            </Link>{' '}
            <span css={small}>{[row.pedigree, inWords(row)].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
