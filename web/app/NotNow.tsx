import { RotateCw } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { unsewn } from '../ui/surfaces.ts'
import { wrap } from '../ui/wrap.ts'
import { siteSettings } from './siteSettings.ts'
import { strings } from './strings.ts'

/** Instead of a page of the family: while the house is looked after, or while nobody can say who looks at it. */
export const NotNow = ({ title, line }: { readonly title: string; readonly line: string }) => (
  <div css={wrap}>
    <div css={unsewn}>
      <h1 tabIndex={-1}>{title}</h1>
      <p css={{ fontSize: 'var(--fs-body-l)', color: 'var(--ink-2)' }}>{line}</p>
      <Button icon={RotateCw} onClick={() => location.reload()}>
        {strings.lookAgain}
      </Button>
      <p>
        Or call us: <a href={`tel:${siteSettings.supportTel}`}>{siteSettings.supportPhone}</a>
      </p>
    </div>
  </div>
)
