import { css } from '@emotion/react'
import { Check, ChevronDown } from 'lucide-react'
import { Select as Radix } from 'radix-ui'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'
import { input } from './fieldStyle.ts'
import { option, popover } from './surfaces.ts'

export type Choice = { value: string; words: string }
type SelectProps = FieldWords & {
  id: string
  value: string
  choices: readonly Choice[]
  onChange: (value: string) => void
  placeholder?: string
  className?: string
}

const trigger = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  text-align: left;
  & > span:first-of-type {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
const list = css`
  z-index: 30;
  min-width: var(--radix-select-trigger-width);
  max-height: min(420px, var(--radix-select-content-available-height));
  overflow: hidden;
`

export function Select({ id, value, choices, onChange, placeholder, className, ...words }: SelectProps) {
  return (
    <FieldFrame id={id} className={className} {...words}>
      {(control) => (
        <Radix.Root value={value} onValueChange={onChange}>
          <Radix.Trigger {...control} css={[input, trigger]}>
            <Radix.Value placeholder={placeholder} />
            <Radix.Icon>
              <ChevronDown aria-hidden />
            </Radix.Icon>
          </Radix.Trigger>
          <Radix.Portal>
            <Radix.Content position="popper" sideOffset={8} css={[popover, list]}>
              <Radix.Viewport nonce={document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce}>
                {choices.map((choice) => (
                  <Radix.Item key={choice.value} value={choice.value} css={option}>
                    <Radix.ItemText>{choice.words}</Radix.ItemText>
                    <Radix.ItemIndicator css={{ marginLeft: 'auto' }}>
                      <Check aria-hidden />
                    </Radix.ItemIndicator>
                  </Radix.Item>
                ))}
              </Radix.Viewport>
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      )}
    </FieldFrame>
  )
}
