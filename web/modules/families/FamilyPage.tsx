import { Suspense } from 'react'
import type { FamilyView } from '../../../backend/modules/families/contract.ts'
import { PlaceHead } from '../../app/PlaceHead.tsx'
import { AskForStory, StoriesPart } from '../../app/parts.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Activity } from './Activity.tsx'
import { FamilyOnly } from './FamilyOnly.tsx'
import { strings } from './strings.ts'

const lineOf = ({ members }: FamilyView) =>
  members.length === 1 ? strings.alone : `${strings.members(members.length)}. ${strings.listens}`

/** What was told to the family, and below it what happened there. */
export const FamilyPage = () => (
  <FamilyOnly>
    {(view) => (
      <>
        <PlaceHead title={view.name} line={lineOf(view)}>
          <Suspense>
            <AskForStory />
          </Suspense>
        </PlaceHead>
        <Suspense fallback={<Skeleton words={strings.fetching} />}>
          <StoriesPart />
        </Suspense>
        <Activity view={view} />
      </>
    )}
  </FamilyOnly>
)
