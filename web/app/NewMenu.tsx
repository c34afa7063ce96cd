import { css } from '@emotion/react'
import { Plus } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import { useLocation } from 'wouter'
import { buttonStyle } from '../ui/buttonStyle.ts'
import { keepMovedFocus } from '../ui/opener.ts'
import { option, popover } from '../ui/surfaces.ts'
import { useFamily } from './family.ts'
import { newChoices } from './places.ts'
import { tab } from './barStyle.ts'

const inRail = css`
  width: 100%;
  min-height: 56px;
  margin-bottom: 12px;
`
const raised = css`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  margin-top: -28px;
  border: 4px solid var(--ground);
  border-radius: 50%;
  background: var(--primary);
  color: var(--on-primary);
`

/** The one filled button of the shell: what can be begun from every page. It stands out of the tab bar. */
export function NewMenu({ look }: { look: 'rail' | 'tab' }) {
  const [, navigate] = useLocation()
  const { may } = useFamily()
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger css={look === 'tab' ? tab : [buttonStyle('primary'), inRail]}>
        {look === 'tab' ? (
          <span css={raised}>
            <Plus aria-hidden />
          </span>
        ) : (
          <Plus aria-hidden />
        )}
        New
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          onCloseAutoFocus={keepMovedFocus}
          align={look === 'tab' ? 'center' : 'start'}
          sideOffset={8}
          collisionPadding={16}
          css={[popover, { zIndex: 30, minWidth: 240 }]}
        >
          {newChoices
            .filter(({ right }) => right === undefined || may(right))
            .map(({ title, href, icon: Icon }) => (
              <Radix.Item key={href} css={option} onSelect={() => navigate(href)}>
                <Icon aria-hidden />
                {title}
              </Radix.Item>
            ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
