import { css } from '@emotion/react'
import { CircleQuestionMark, LifeBuoy, Mail, MessageCircle, Phone } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import { useLocation } from 'wouter'
import { keepMovedFocus } from '../ui/opener.ts'
import { option, popover } from '../ui/surfaces.ts'
import { openAsk } from './ask.ts'
import { paths } from './paths.ts'
import { siteSettings } from './siteSettings.ts'

const trigger = css`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 48px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--link);
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.18em;
`
const number = css`
  color: inherit;
  text-decoration: none;
`

/** In the same place on every page: call, chat, look it up, or write. */
export function HelpMenu() {
  const [, navigate] = useLocation()
  const { supportPhone, supportTel } = siteSettings
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger css={trigger}>
        <LifeBuoy aria-hidden />
        Help
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          onCloseAutoFocus={keepMovedFocus}
          align="end"
          sideOffset={8}
          collisionPadding={16}
          css={[popover, { zIndex: 30, minWidth: 260 }]}
        >
          {supportPhone && (
            <Radix.Item asChild css={[option, number]}>
              <a href={`tel:${supportTel}`}>
                <Phone aria-hidden />
                Call {supportPhone}
              </a>
            </Radix.Item>
          )}
          <Radix.Item css={option} onSelect={() => openAsk('chat')}>
            <MessageCircle aria-hidden />
            Chat with us
          </Radix.Item>
          <Radix.Item css={option} onSelect={() => navigate(paths.faqs())}>
            <CircleQuestionMark aria-hidden />
            Questions and answers
          </Radix.Item>
          <Radix.Item css={option} onSelect={() => navigate(paths.contact())}>
            <Mail aria-hidden />
            Write to us
          </Radix.Item>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
