import { css } from '@emotion/react'
import { LogOut } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'wouter'
import type { User } from '../../backend/modules/accounts/contract.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Select } from '../ui/Select.tsx'
import { chooseTextSize, chooseTheme, currentTextSize, currentTheme, onDisplay } from '../ui/theme.ts'
import { deskEntryOf } from './deskEntry.ts'
import { SIZES, THEMES } from './display.ts'
import { FamilyChoice } from './FamilySwitcher.tsx'
import { HelpMenu } from './HelpMenu.tsx'
import { paths } from './paths.ts'
import { foot, hrefOf, sheetPlaces } from './places.ts'
import { displayName, signOut } from './session.ts'
import { strings } from './strings.ts'

const face = css`
  display: grid;
  place-items: center;
  min-width: 48px;
  min-height: 48px;
  padding: 0;
  border: 0;
  background: none;
`
const ways = css`
  display: grid;
  margin-bottom: 16px;
  a {
    display: flex;
    align-items: center;
    min-height: 48px;
    color: var(--ink);
    font-weight: 600;
  }
`
const choices = css`
  display: grid;
  gap: 16px;
`
const ends = css`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  margin-top: 16px;
`
const listed = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, each]) => ({ value, words: each }))

/** The face at the top of a phone’s page, and the sheet behind it: all that its tab bar has no room for. */
export function FaceSheet({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false)
  const theme = useSyncExternalStore(onDisplay, currentTheme)
  const size = useSyncExternalStore(onDisplay, currentTextSize)
  const [location, navigate] = useLocation()
  const close = () => setOpen(false)
  const leave = () => {
    void signOut()
    navigate(paths.landing())
  }
  const name = displayName(user)
  const desk = deskEntryOf(user.role)
  const links = [
    ...sheetPlaces.map((place) => ({ title: place.title, href: hrefOf(place) })),
    ...foot,
    ...(desk ? [desk] : []),
  ]
  return (
    <>
      <button type="button" css={face} aria-label={strings.menu} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Avatar name={name} seed={user.id} size={40} />
      </button>
      <Dialog isOpen={isOpen} onClose={close} title={name}>
        <nav aria-label={strings.more} css={ways}>
          {links.map(({ title, href }) => (
            <Link key={href} href={href} onClick={close} aria-current={href === location ? 'page' : undefined}>
              {title}
            </Link>
          ))}
        </nav>
        <div css={choices}>
          <FamilyChoice onChosen={close} />
          <Select
            id="sheet-colors"
            label={strings.colors}
            value={theme}
            choices={listed(THEMES)}
            onChange={(value) => chooseTheme(value as keyof typeof THEMES)}
          />
          <Select
            id="sheet-text-size"
            label={strings.textSize}
            value={size}
            choices={listed(SIZES)}
            onChange={(value) => chooseTextSize(value as keyof typeof SIZES)}
          />
        </div>
        <div css={ends}>
          <HelpMenu />
          <Button look="quiet" icon={LogOut} onClick={leave}>
            {strings.signOut}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
