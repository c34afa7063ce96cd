import { Menu } from 'lucide-react'
import { Suspense, useCallback, useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../../ui/Button.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { wrap } from '../../ui/wrap.ts'
import { paths } from '../paths.ts'
import { late } from '../routes/late.ts'
import { siteSettings } from '../siteSettings.ts'
import { HeaderActions } from './HeaderActions.tsx'
import { HeaderMenus } from './HeaderMenus.tsx'
import type { MobileMenuProps } from './MobileMenu.tsx'
import { bar, header, menuBesideRail, menusBesideRail, narrow, wide } from './style.ts'

const mobile = late(() => import('./MobileMenu.tsx'))
const Mobile = (props: MobileMenuProps) => {
  const { MobileMenu } = mobile.read()
  return <MobileMenu {...props} />
}

/** The header of every public page but the landing page, which brings its own. */
export function Header({ isBesideRail }: { isBesideRail: boolean }) {
  const [menu, setMenu] = useState<'never' | 'open' | 'closed'>('never')
  const close = useCallback(() => setMenu('closed'), [])
  return (
    <header css={header}>
      <div css={[wrap, bar]}>
        <Link href={paths.landing()}>
          <Logo name={siteSettings.productName} size={38} />
        </Link>
        <div css={[wide, { display: 'flex', alignItems: 'center', gap: 12 }]}>
          <HeaderActions />
        </div>
        <div css={isBesideRail ? menuBesideRail : narrow}>
          <Button look="secondary" icon={Menu} aria-expanded={menu === 'open'} onClick={() => setMenu('open')}>
            Menu
          </Button>
        </div>
      </div>
      <div css={[wrap, isBesideRail ? menusBesideRail : wide]}>
        <HeaderMenus />
      </div>
      <Suspense>{menu !== 'never' && <Mobile isOpen={menu === 'open'} onClose={close} />}</Suspense>
    </header>
  )
}
