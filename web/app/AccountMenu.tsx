import { css } from '@emotion/react'
import { Check, LogOut, Menu, UserRound } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { keepMovedFocus } from '../ui/opener.ts'
import { option, popover } from '../ui/surfaces.ts'
import { chooseTextSize, chooseTheme, currentTextSize, currentTheme } from '../ui/theme.ts'
import { SIZES, THEMES } from './display.ts'
import { paths } from './paths.ts'
import { signOut } from './session.ts'
import { strings } from './strings.ts'
import { tab } from './tabStyle.ts'

const link = css`
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--link);
  font-size: var(--fs-small);
  text-align: left;
  text-decoration: underline;
  text-underline-offset: 0.18em;
`
const group = css`
  padding: 10px 14px 2px;
  color: var(--ink-2);
  font-size: var(--fs-micro);
  font-weight: 600;
`
// On a small phone, or with large text, it scrolls.
const menu = css`
  z-index: 30;
  min-width: 260px;
  max-height: var(--radix-dropdown-menu-content-available-height);
  overflow-y: auto;
`
export const line = css`
  height: 1px;
  margin: 6px 8px;
  background: var(--line);
`

type ChoiceProps<T extends string> = { label: string; words: Record<T, string>; now: T; choose: (value: T) => void }

export function Choices<T extends string>({ label, words, now, choose }: ChoiceProps<T>) {
  return (
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
    </>
  )
}

/** Under 1024 px it is the menu of the tab bar, with what the bar has no room for (`children`). */
export function AccountMenu({ look, children }: { look: 'link' | 'tab'; children?: ReactNode }) {
  const [theme, setTheme] = useState(currentTheme)
  const [size, setSize] = useState(currentTextSize)
  const [, navigate] = useLocation()
  const leave = () => {
    void signOut()
    navigate(paths.landing())
  }
  return (
    <Radix.Root
      modal={false}
      onOpenChange={() => {
        setTheme(currentTheme())
        setSize(currentTextSize())
      }}
    >
      <Radix.Trigger css={look === 'tab' ? tab : link}>
        {look === 'tab' && <Menu aria-hidden />}
        {look === 'tab' ? 'Menu' : 'Account and settings'}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          onCloseAutoFocus={keepMovedFocus}
          align="start"
          sideOffset={8}
          collisionPadding={16}
          css={[popover, menu]}
        >
          {children}
          <Choices
            label="Colors"
            words={THEMES}
            now={theme}
            choose={(next) => {
              chooseTheme(next)
              setTheme(next)
            }}
          />
          <div css={line} />
          <Choices
            label="Size of the text"
            words={SIZES}
            now={size}
            choose={(next) => {
              chooseTextSize(next)
              setSize(next)
            }}
          />
          <Radix.Separator css={line} />
          <Radix.Item css={option} onSelect={() => navigate(paths.account())}>
            <UserRound aria-hidden />
            {strings.account}
          </Radix.Item>
          <Radix.Item css={option} onSelect={leave}>
            <LogOut aria-hidden />
            {strings.signOut}
          </Radix.Item>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
