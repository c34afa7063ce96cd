import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { Check, ChevronsUpDown } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import { keepMovedFocus } from '../ui/opener.ts'
import { Select } from '../ui/Select.tsx'
import { option, popover } from '../ui/surfaces.ts'
import { families, useFamily, useSwitchFamily } from './family.ts'

const trigger = css`
  display: flex;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  min-height: 50px;
  margin-bottom: 10px;
  padding: 6px 14px;
  border: 2px solid var(--line-strong);
  border-radius: var(--r-control);
  background: none;
  color: var(--ink);
  font-weight: 600;
  text-align: left;
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`

/** For somebody who is in two families or more: which of them, and how another is chosen. */
const useChoice = () => {
  const { data: rows = [] } = useQuery(families())
  const { familyId: now, name } = useFamily()
  const { mutate: choose } = useSwitchFamily()
  return { rows, now, name, choose: (familyId: string) => familyId !== now && choose(familyId) }
}

export function FamilySwitcher() {
  const { rows, now, name, choose } = useChoice()
  if (rows.length < 2) return null
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger css={trigger} aria-label={`${name}. Show another family`}>
        <span>{name}</span>
        <ChevronsUpDown aria-hidden />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          onCloseAutoFocus={keepMovedFocus}
          align="start"
          sideOffset={8}
          css={[popover, { zIndex: 30, minWidth: 240, maxWidth: 320 }]}
        >
          <Radix.RadioGroup value={now} onValueChange={choose}>
            {rows.map(({ familyId, name: other }) => (
              <Radix.RadioItem key={familyId} value={familyId} css={option}>
                {other}
                <Radix.ItemIndicator css={{ marginLeft: 'auto' }}>
                  <Check aria-hidden />
                </Radix.ItemIndicator>
              </Radix.RadioItem>
            ))}
          </Radix.RadioGroup>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The same in the phone’s sheet. */
export function FamilyChoice({ onChosen }: { onChosen: () => void }) {
  const { rows, now, choose } = useChoice()
  if (rows.length < 2) return null
  const change = (familyId: string) => {
    choose(familyId)
    onChosen()
  }
  const choices = rows.map(({ familyId, name }) => ({ value: familyId, words: name }))
  return <Select id="sheet-family" label="Family" value={now} choices={choices} onChange={change} />
}
