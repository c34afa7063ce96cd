import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../app/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { HearthBlock } from '../../ui/HearthBlock.tsx'
import { showToast } from '../../ui/toasts.ts'
import { wrap } from '../../ui/wrap.ts'
import { REDIRECT_AFTER_MS, strings } from './strings.ts'

/** Says no, why, and takes the way home after a while. */
export function Denied() {
  const [, navigate] = useLocation()
  useEffect(() => {
    showToast({ title: strings.denied, line: strings.deniedLine, tone: 'destructive' })
    const timer = setTimeout(() => navigate(paths.landing()), REDIRECT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <main id="main" tabIndex={-1} css={[wrap, { display: 'grid', gap: 20, justifyItems: 'start', paddingBlock: 72 }]}>
      <HearthBlock seed="denied" size={140} rounds={3} seam={2} css={{ width: 140 }} />
      <h1 tabIndex={-1}>{strings.denied}</h1>
      <p>{strings.deniedLine}</p>
      <ButtonLink href={paths.landing()}>{strings.home}</ButtonLink>
    </main>
  )
}
