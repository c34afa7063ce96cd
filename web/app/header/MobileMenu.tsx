import { css } from '@emotion/react'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { Button } from '../../ui/Button.tsx'
import { noteOpener, returnToOpener } from '../../ui/opener.ts'
import { Coming } from '../Coming.tsx'
import { directLinks, menus, type NamedLink } from '../links.ts'
import { HeaderActions } from './HeaderActions.tsx'
import { link } from './style.ts'

const sheet = css`
  position: fixed;
  inset: 0;
  z-index: 20;
  overflow: auto;
  padding: 14px 20px 48px;
  background: var(--ground);
  color: var(--ink);
  h2 {
    margin: 22px 0 4px;
    font-size: var(--fs-h4);
  }
  ul {
    margin: 0 -14px;
    padding: 0;
    list-style: none;
  }
`
const acts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  margin-top: 28px;
`

export type MobileMenuProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** What the page's own header has besides. */
  readonly more?: readonly NamedLink[]
}

/** The same links in the same order; it goes away with whatever is chosen. */
export function MobileMenu({ isOpen, onClose, more = [] }: MobileMenuProps) {
  const [path] = useLocation()
  const openedOn = useRef(path)
  useEffect(() => {
    if (openedOn.current !== path) onClose()
    openedOn.current = path
  }, [path, onClose])
  const item = ({ words, href, area = href }: NamedLink) => (
    <li key={href}>
      <Link href={href} css={link} onClick={onClose} aria-current={href === path ? 'page' : undefined}>
        {words}
        <Coming of={area} />
      </Link>
    </li>
  )
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          css={sheet}
          aria-describedby={undefined}
          onOpenAutoFocus={noteOpener}
          onCloseAutoFocus={returnToOpener}
        >
          <div css={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
            <Radix.Title css={{ fontSize: 'var(--fs-h3)' }}>Menu</Radix.Title>
            <Radix.Close asChild>
              <Button look="quiet" icon={X}>
                Close
              </Button>
            </Radix.Close>
          </div>
          <nav aria-label="Main">
            {menus.map(({ words, links }) => (
              <section key={words}>
                <h2>{words}</h2>
                <ul>{links.map(item)}</ul>
              </section>
            ))}
            <ul css={{ marginTop: '22px !important' }}>{[...directLinks, ...more].map(item)}</ul>
          </nav>
          <div css={acts}>
            <HeaderActions onChosen={onClose} />
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
