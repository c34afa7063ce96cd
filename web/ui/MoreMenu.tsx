import { Ellipsis, type LucideIcon } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import { buttonStyle } from './buttonStyle.ts'
import { keepMovedFocus } from './opener.ts'
import { option, popover } from './surfaces.ts'

export type MenuItem = {
  readonly words: string
  readonly icon: LucideIcon
  readonly onSelect: () => void
  /** The action ends something: it stands last, and in the color of danger. */
  readonly isDanger?: boolean
}

/** What there is no room for beside the main actions; nothing where that is nothing. */
export const MoreMenu = ({ label, items }: { label: string; items: readonly MenuItem[] }) =>
  items.length === 0 ? null : (
    <Radix.Root modal={false}>
      <Radix.Trigger css={buttonStyle('secondary')} aria-label={label} title={label}>
        <Ellipsis aria-hidden />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          onCloseAutoFocus={keepMovedFocus}
          align="end"
          sideOffset={8}
          collisionPadding={16}
          css={[popover, { zIndex: 30, minWidth: 260 }]}
        >
          {items.map(({ words, icon: Icon, onSelect, isDanger }) => (
            <Radix.Item key={words} css={[option, isDanger === true && { color: 'var(--danger)' }]} onSelect={onSelect}>
              <Icon aria-hidden />
              {words}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
