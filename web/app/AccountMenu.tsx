import { css } from '@emotion/react'
import { Check, ChevronsUpDown, LogOut } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import type { User } from '../../backend/modules/accounts/contract.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { keepMovedFocus } from '../ui/opener.ts'
import { option, popover } from '../ui/surfaces.ts'
import { chooseTextSize, chooseTheme, currentTextSize, currentTheme, onDisplay } from '../ui/theme.ts'
import { SIZES, THEMES } from './display.ts'
import { paths } from './paths.ts'
import { displayName, signOut } from './session.ts'
import { strings } from './strings.ts'

const trigger = css`
  display: flex;
  gap: 12px;
  align-items: center;
  width: 100%;
  min-height: 56px;
  padding: 4px 10px;
  border: 0;
  border-radius: var(--r-control);
  background: none;
  color: var(--ink);
  font-weight: 600;
  line-height: 1.2;
  text-align: left;
  & > span {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  &:hover {
    background: var(--primary-soft);
  }
`
const group = css`
  padding: 10px 14px 2px;
  color: var(--ink-2);
  font-size: var(--fs-micro);
  font-weight: 600;
`
// On a low screen, or with large text, it scrolls.
const menu = css`
  z-index: 30;
  min-width: 260px;
  max-height: var(--radix-dropdown-menu-content-available-height);
  overflow-y: auto;
`
const line = css`
  height: 1px;
  margin: 6px 8px;
  background: var(--line);
`

type ChoiceProps<T extends string> = { label: string; words: Record<T, string>; now: T; choose: (value: T) => void }

const Choices = <T extends string>({ label, words, now, choose }: ChoiceProps<T>) => (
  <>
    <Radix.Label css={group}>{label}</Radix.Label>
    <Radix.RadioGroup value={now} onValueChange={(value) => choose(value as T)}>
      {Object.entries<string>(words).map(([value, text]) => (
        <Radix.RadioItem key={value} value={value} css={option} onSelect={(event) => event.preventDefault()}>
          {text}
          <Radix.ItemIndicator css={{ marginLeft: 'auto' }}>
            <Check aria-hidden />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
    <Radix.Separator css={line} />
  </>
)

/** Behind the name at the foot of the rail: how the pages look, and the way out. */
export function AccountMenu({ user }: { user: User }) {
  const theme = useSyncExternalStore(onDisplay, currentTheme)
  const size = useSyncExternalStore(onDisplay, currentTextSize)
  const [, navigate] = useLocation()
  const leave = () => {
    void signOut()
    navigate(paths.landing())
  }
  const name = displayName(user)
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger css={trigger} aria-label={`${name}. ${strings.display}`}>
        <Avatar name={name} seed={user.id} />
        <span>{name}</span>
        <ChevronsUpDown aria-hidden />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          onCloseAutoFocus={keepMovedFocus}
          align="start"
          sideOffset={8}
          collisionPadding={16}
          css={[popover, menu]}
        >
          <Choices label={strings.colors} words={THEMES} now={theme} choose={chooseTheme} />
          <Choices label={strings.textSize} words={SIZES} now={size} choose={chooseTextSize} />
          <Radix.Item css={option} onSelect={leave}>
            <LogOut aria-hidden />
            {strings.signOut}
          </Radix.Item>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
