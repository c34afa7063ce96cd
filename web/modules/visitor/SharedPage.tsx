import { useEffect, useState } from 'react'
import { useParams } from 'wouter'
import { paths } from '../../app/paths.ts'
import { siteSettings } from '../../app/siteSettings.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { wrap } from '../../ui/wrap.ts'

/** Asking for a delivery's page opens nothing: that takes a press on the page itself. */
const isDelivery = async (address: string, signal: AbortSignal): Promise<boolean> => {
  try {
    return (await fetch(address, { method: 'HEAD', signal })).ok
  } catch {
    return false
  }
}

/** A link that somebody sent: one of a message goes on to it, any other is not known. */
export function SharedPage() {
  const { token = '' } = useParams()
  const [isUnknown, setUnknown] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const address = `/d/${encodeURIComponent(token)}`
    void isDelivery(address, stop.signal).then((isOne) => {
      if (stop.signal.aborted) return
      if (isOne) location.replace(address)
      else setUnknown(true)
    })
    return () => stop.abort()
  }, [token])
  return (
    <div css={[wrap, { padding: '48px 0 96px' }]}>
      <h1 tabIndex={-1} css={{ marginBottom: 28 }}>
        Shared with you
      </h1>
      {isUnknown ? (
        <EmptyState
          title="This link is not known"
          line="It may have been taken back, or a part of it was cut off on the way. Ask the person who sent it, or open it once more from their mail."
        >
          <ButtonLink href={paths.contact()} look="secondary">
            Ask us about it
          </ButtonLink>
          {siteSettings.supportPhone && <p>Or call us: {siteSettings.supportPhone}</p>}
        </EmptyState>
      ) : (
        <Skeleton words="Looking for what was shared with you..." />
      )}
    </div>
  )
}
