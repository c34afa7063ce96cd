import { useState } from 'react'
import { corner } from './corner.ts'
import { SocialProof } from './SocialProof.tsx'

export function JustNow() {
  const [startedAt] = useState(() => Date.now())
  return (
    <aside css={corner} aria-label="Just now">
      <SocialProof startedAt={startedAt} hasNotices />
    </aside>
  )
}
