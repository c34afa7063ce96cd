import { css } from '@emotion/react'
import { RotateCw } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { wrap } from '../ui/wrap.ts'
import { siteSettings } from './siteSettings.ts'
import { strings } from './strings.ts'

const patch = css`
  display: grid;
  gap: 16px;
  justify-items: start;
  max-width: 640px;
  margin: 48px 0 96px;
  padding: 48px;
  border: 2px dashed var(--line-strong);
  border-radius: var(--r-patch);
  @media (max-width: 600px) {
    padding: 28px 24px;
  }
`

/** Instead of a page of the family while the house is looked after. */
export const MaintenancePage = () => (
  <div css={wrap}>
    <div css={patch}>
      <h1 tabIndex={-1}>{strings.maintenance}</h1>
      <p css={{ fontSize: 'var(--fs-body-l)', color: 'var(--ink-2)' }}>{strings.maintenanceLine}</p>
      <Button icon={RotateCw} onClick={() => location.reload()}>
        {strings.lookAgain}
      </Button>
      <p>
        Or call us: <a href={`tel:${siteSettings.supportTel}`}>{siteSettings.supportPhone}</a>
      </p>
    </div>
  </div>
)
