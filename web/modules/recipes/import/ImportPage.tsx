import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { v7 as uuid } from 'uuid'
import type { Candidate } from '../../../../backend/modules/recipes/contract/formats/candidate.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { paths } from '../../../app/paths.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { recipes } from '../recipes.ts'
import { strings as listStrings } from '../strings.ts'
import { foundAmong, type Found } from './found.ts'
import { Preview } from './Preview.tsx'
import { importStrings as strings } from './strings.ts'
import { Ways } from './Ways.tsx'

/** First where they are, then a line for each that was found; nothing is kept before. */
export function ImportPage() {
  const all = useQuery(recipes())
  const [found, setFound] = useState<readonly Found[]>()
  return (
    <>
      <PageHeader
        title={strings.title}
        line={strings.line}
        back={{ href: paths.familyRecipes(), words: strings.back }}
      />
      <Loaded query={all} words={listStrings.fetching}>
        {(rows) =>
          found ? (
            <Preview found={found} onAgain={() => setFound(undefined)} />
          ) : (
            <Ways onFound={(candidates: readonly Candidate[]) => setFound(foundAmong(candidates, rows, uuid))} />
          )
        }
      </Loaded>
    </>
  )
}
