import { css } from '@emotion/react'
import type { LucideIcon } from 'lucide-react'
import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { tabLine, tabLook } from './tabStyle.ts'

export type Tab = { value: string; words: string; icon?: LucideIcon; panel: ReactNode }

const trigger = css`
  ${tabLook}
  &[data-state='active'] {
    color: var(--ink);
    border-color: var(--thread);
  }
`

type TabsProps = { label: string; tabs: readonly Tab[]; value: string; onChange: (value: string) => void }

/** Arrow keys move between the tabs; only the chosen panel is there. */
export const Tabs = ({ label, tabs, value, onChange }: TabsProps) => (
  <Radix.Root value={value} onValueChange={onChange}>
    <Radix.List aria-label={label} css={tabLine}>
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
