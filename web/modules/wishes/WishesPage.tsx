import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { NO_WILL, SECTIONS, type Section, type WishesView } from '../../../backend/modules/wishes/contract.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { PlaceHead } from '../../app/PlaceHead.tsx'
import { Cards } from './Cards.tsx'
import { Publishing } from './Publishing.tsx'
import { Reads } from './Reads.tsx'
import { SectionDialog } from './SectionDialog.tsx'
import { Sheet } from './Sheet.tsx'
import { strings } from './strings.ts'
import { Unwell } from './Unwell.tsx'
import { ownWishes } from './wishes.ts'

const onScreen = css`
  display: grid;
  gap: 28px;
  @media print {
    display: none;
  }
`
const notAWill = css`
  display: flex;
  gap: 10px;
  align-items: flex-start;
  color: var(--ink-2);
  .lucide {
    flex: none;
    margin-top: 2px;
  }
`

/** Fourteen sections of what somebody would want, who may read them, and when. */
export function WishesPage() {
  const asked = useQuery(ownWishes())
  return (
    <>
      <div css={{ '@media print': { display: 'none' } }}>
        <PlaceHead line={strings.line} />
      </div>
      <Loaded query={asked} words={strings.fetching}>
        {(view) => <Written view={view} />}
      </Loaded>
    </>
  )
}

function Written({ view }: { view: WishesView }) {
  // The site's own links lead to the section that they are about.
  const named = new URLSearchParams(useSearch()).get('section')
  const [open, setOpen] = useState<Section | undefined>(SECTIONS.find((name) => name === named))
  const section = view.sections.find(({ name }) => name === open)
  return (
    <>
      <div css={onScreen}>
        <Publishing view={view} />
        <Cards view={view} onOpen={setOpen} />
        {(view.asks.length > 0 || view.sections.some(({ when, words }) => when === 'if_unwell' && words !== '')) && (
          <Unwell view={view} />
        )}
        <p css={notAWill}>
          <Scale aria-hidden />
          {NO_WILL}
        </p>
        {view.version > 0 && <Reads view={view} />}
      </div>
      <Sheet view={view} />
      {section && <SectionDialog key={section.name} section={section} onClose={() => setOpen(undefined)} />}
    </>
  )
}
