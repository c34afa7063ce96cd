import { ChevronDown } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { late } from '../routes/late.ts'
import { menus } from '../links.ts'
import { DirectLinks } from './DirectLinks.tsx'
import type { MenusProps } from './Menus.tsx'
import { list, top } from './style.ts'

const opening = late(async () => (await import('./Menus.tsx')).Menus)

const menuThatIs = (state: ':focus' | ':hover') =>
  document.querySelector<HTMLElement>(`[data-menu]${state}`)?.dataset['menu']

/** The menus as they look closed. What opens them comes with the first sign that somebody wants it. */
export function HeaderMenus() {
  const [Menus, setMenus] = useState<{ readonly Menus: (props: MenusProps) => ReactNode } & MenusProps>()
  const wish = useRef<string>(undefined)
  const fetchMenus = () =>
    void opening.fetch().then((fetched) => {
      const [focused, rested] = [menuThatIs(':focus'), menuThatIs(':hover')]
      setMenus((now) => now ?? { Menus: fetched, first: wish.current, focused, rested })
    }, console.error)
  const open = (menu: string) => {
    wish.current = menu
    fetchMenus()
  }
  if (Menus) return <Menus.Menus first={Menus.first} focused={Menus.focused} rested={Menus.rested} />
  return (
    <nav aria-label="Main">
      <ul css={list}>
        {menus.map(({ words }) => (
          <li key={words}>
            <button
              type="button"
              data-menu={words}
              aria-expanded={false}
              css={top}
              onPointerEnter={fetchMenus}
              onFocus={fetchMenus}
              onClick={() => open(words)}
              onKeyDown={({ key }) => key === 'ArrowDown' && open(words)}
            >
              {words}
              <ChevronDown aria-hidden />
            </button>
          </li>
        ))}
        <DirectLinks />
      </ul>
    </nav>
  )
}
