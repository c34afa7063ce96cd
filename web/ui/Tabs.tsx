import { css } from '@emotion/react'
import type { LucideIcon } from 'lucide-react'
import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export type Tab = { value: string; words: string; icon?: LucideIcon; panel: ReactNode }

const list = css`
  display: flex;
  gap: 4px;
  overflow-x: auto;
  @media (max-width: 600px) {
    flex-wrap: wrap;
    gap: 0;
  }
  border-bottom: 2px solid var(--line);
`
const trigger = css`
  display: flex;
  align-items: center;
  gap: 9px;
  min-height: 52px;
  padding: 0 18px;
  border: 0;
  border-bottom: 4px solid transparent;
  background: none;
  color: var(--ink-2);
  font-weight: 600;
  white-space: nowrap;
  @media (max-width: 600px) {
    padding: 0 9px;
  }
  &[data-state='active'] {
    color: var(--ink);
    border-color: var(--thread);
  }
  &:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
`

type TabsProps = { label: string; tabs: readonly Tab[]; value: string; onChange: (value: string) => void }

/** Arrow keys move between the tabs; only the chosen panel is there. */
export const Tabs = ({ label, tabs, value, onChange }: TabsProps) => (
  <Radix.Root value={value} onValueChange={onChange}>
    <Radix.List aria-label={label} css={list}>
      {tabs.map(({ value: tab, words, icon: Icon }) => (
        <Radix.Trigger key={tab} value={tab} css={trigger}>
          {Icon && <Icon aria-hidden />}
          {words}
        </Radix.Trigger>
      ))}
    </Radix.List>
    {tabs.map(({ value: tab, panel }) => (
      <Radix.Content key={tab} value={tab} css={{ paddingTop: 22 }}>
        {panel}
      </Radix.Content>
    ))}
  </Radix.Root>
)
