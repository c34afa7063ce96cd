import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../app/paths.ts'
import { siteSettings } from '../../app/siteSettings.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { unsewn } from '../../ui/surfaces.ts'
import { showToast } from '../../ui/toasts.ts'
import { REDIRECT_AFTER_MS, strings } from './strings.ts'

/** Says no, why, and takes the way home after a while. */
export function Denied() {
  const [, navigate] = useLocation()
  const { supportPhone, supportTel } = siteSettings
  useEffect(() => {
    showToast({ title: strings.denied, line: strings.deniedLine, tone: 'destructive' })
    const timer = setTimeout(() => navigate(paths.landing()), REDIRECT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <div css={unsewn}>
      <h1 tabIndex={-1}>{strings.denied}</h1>
      <p>{strings.deniedLine}</p>
      <ButtonLink href={paths.landing()}>{strings.home}</ButtonLink>
      {supportPhone && (
        <p>
          Or call us: <a href={`tel:${supportTel}`}>{supportPhone}</a>
        </p>
      )}
    </div>
  )
}
