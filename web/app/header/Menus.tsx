import { ChevronDown } from 'lucide-react'
import { NavigationMenu as Radix } from 'radix-ui'
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { Link, useLocation } from 'wouter'
import { popover } from '../../ui/surfaces.ts'
import { Coming } from '../Coming.tsx'
import { menus } from '../links.ts'
import { DirectLinks } from './DirectLinks.tsx'
import { link, list, panel, top } from './style.ts'

/** @number how long a menu of the header waits under the mouse */
const OPENS_AFTER_MS = 200
/** Between two menus the second opens at once, for so long. */
const SKIPS_FOR_MS = 300
/** A click so soon after hover has opened the menu means "open it", not "close it". */
const CLICK_MEANS_OPEN_MS = 1000

const sinceStart = () => performance.now()

export type MenusProps = {
  /** Opens at once: it was asked for while this code was on its way. */
  readonly first: string | undefined
  readonly focused: string | undefined
  /** The pointer is on it since before this code came, and need not move again. */
  readonly rested: string | undefined
}

export function Menus({ first, focused, rested }: MenusProps) {
  const [value, setValue] = useState(first ?? '')
  const [path] = useLocation()
  const openedAt = useRef(0)
  const nav = useRef<HTMLElement>(null)

  const show = (next: string) => {
    if (next !== '') openedAt.current = sinceStart()
    setValue(next)
  }
  const keepWhatHoverOpened = (event: MouseEvent, menu: string) => {
    if (value === menu && sinceStart() - openedAt.current < CLICK_MEANS_OPEN_MS) event.preventDefault()
  }
  const openDownwards = (event: KeyboardEvent, menu: string) => {
    if (event.key !== 'ArrowDown' || value === menu) return
    event.preventDefault()
    show(menu)
  }
  // Before anything else happens: a key that is pressed next belongs to the menu that had the focus.
  useLayoutEffect(() => {
    if (focused !== undefined) nav.current?.querySelector<HTMLElement>(`[data-menu='${focused}']`)?.focus()
  }, [focused])
  useEffect(() => {
    if (rested === undefined) return
    const timer = setTimeout(() => {
      if (nav.current?.querySelector(`[data-menu='${rested}']:hover`)) setValue((now) => now || rested)
    }, OPENS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [rested])

  return (
    <Radix.Root
      ref={nav}
      data-menus="ready"
      value={value}
      onValueChange={show}
      delayDuration={OPENS_AFTER_MS}
      skipDelayDuration={SKIPS_FOR_MS}
    >
      <Radix.List css={list}>
        {menus.map(({ words, links }) => (
          <Radix.Item key={words} value={words}>
            <Radix.Trigger
              data-menu={words}
              css={top}
              onClick={(event) => keepWhatHoverOpened(event, words)}
              onKeyDown={(event) => openDownwards(event, words)}
            >
              {words}
              <ChevronDown aria-hidden />
            </Radix.Trigger>
            <Radix.Content css={[popover, panel]}>
              <ul>
                {links.map(({ words: name, href, area = href }) => (
                  <li key={href}>
                    <Radix.Link asChild active={href === path}>
                      <Link href={href} css={link}>
                        {name}
                        <Coming of={area} />
                      </Link>
                    </Radix.Link>
                  </li>
                ))}
              </ul>
            </Radix.Content>
          </Radix.Item>
        ))}
        <DirectLinks />
      </Radix.List>
    </Radix.Root>
  )
}
