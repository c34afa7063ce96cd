import { css } from '@emotion/react'
import { useEffect, useState } from 'react'

const SHOWN_AFTER_MS = 150
const SLOW_AFTER_MS = 8000

const frame = css`
  display: grid;
  grid-template-columns: 120px 1fr;
  gap: 16px;
  padding: 8px 0;
  i {
    display: block;
    border-radius: 3px;
    background: var(--line);
    opacity: 0.7;
  }
`

/** A dashed patch and line bars, no shimmer; nothing for the first 150 ms, words after 8 s. */
export function Skeleton({ words = 'Still fetching your memories' }: { words?: string }) {
  const [waited, setWaited] = useState<'not' | 'a moment' | 'long'>('not')
  useEffect(() => {
    const timers = [
      setTimeout(() => setWaited('a moment'), SHOWN_AFTER_MS),
      setTimeout(() => setWaited('long'), SLOW_AFTER_MS),
    ]
    return () => timers.forEach(clearTimeout)
  }, [])
  return (
    <output css={{ display: 'block', minHeight: 108 }}>
      {waited !== 'not' && (
        <div css={frame} aria-hidden="true">
          <i css={{ height: 92, background: 'none !important', border: '1.5px dashed var(--line-strong)' }} />
          <div css={{ display: 'grid', gap: 10, alignContent: 'center' }}>
            <i css={{ height: 20, width: '60%' }} />
            <i css={{ height: 16, width: '90%' }} />
            <i css={{ height: 16, width: '74%' }} />
          </div>
        </div>
      )}
      <span className={waited === 'long' ? undefined : 'sr-only'}>{waited === 'long' ? words : 'Loading'}</span>
    </output>
  )
}
