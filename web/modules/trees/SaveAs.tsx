import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PROFILES, type Profile } from '../../../backend/modules/records/contract.ts'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { buttonStyle } from '../../ui/buttonStyle.ts'
import { small } from '../../ui/surfaces.ts'
import { plainReport, treeApi } from './queries.ts'
import { strings } from './strings.ts'

/** A tree as a file: in which form, and what that form does not hold. */
export function SaveAs({ treeId }: { treeId: string }) {
  const [profile, setProfile] = useState<Profile>('everything-70')
  return (
    <div css={{ display: 'grid', gap: 20 }}>
      <RadioCards
        legend={strings.takeAlong}
        name="profile"
        value={profile}
        choices={PROFILES.map((value) => {
          const [words = '', line = ''] = strings.profiles[value]
          return { value, words, line }
        })}
        onChange={setProfile}
      />
      {profile === 'plain-551' && <Plain treeId={treeId} />}
      <div>
        <a href={`${treeApi(treeId)}/exports/${profile}`} download css={buttonStyle('primary')}>
          {strings.download}
        </a>
      </div>
    </div>
  )
}

function Plain({ treeId }: { treeId: string }) {
  const { data } = useQuery(plainReport(treeId))
  if (!data) return null
  const n = Object.values(data.leftOut).reduce((sum, each) => sum + each, 0)
  const stumbles = Object.entries(data.stumbles).filter(([, each]) => each > 0)
  return (
    <ul css={small}>
      {n > 0 && <li>{strings.plainLeaves(n)}</li>}
      {stumbles.map(([code, each]) => (
        <li key={code}>{strings.plainStumbles[code]?.(each)}</li>
      ))}
    </ul>
  )
}
