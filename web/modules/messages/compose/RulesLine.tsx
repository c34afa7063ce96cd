import { css } from '@emotion/react'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { usualTerms, type Terms } from '../plan.ts'
import { repeating } from './presets.ts'
import { TermsFields } from './TermsFields.tsx'
import { whenStrings } from './whenStrings.ts'

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 16px;
  padding-top: 8px;
  border-top: 1px solid var(--line);
  & > button {
    margin-inline-end: 0;
  }
`
const RULES = ['answerRule', 'preconsent', 'lateLimit', 'linkDays'] as const

/** What applies unless someone presses; for what repeats it is sent even if they reply. */
const usualFor = ({ every }: Terms) => repeating(usualTerms, every)

export function RulesLine({ terms, onChange }: { terms: Terms; onChange: (changes: Partial<Terms>) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const usual = usualFor(terms)
  const isUsual = RULES.every((rule) => terms[rule] === usual[rule])
  const { answerRule, preconsent, lateLimit, linkDays } = usual
  return (
    <div css={line}>
      {isUsual ? whenStrings.usualRules : whenStrings.ownRules}
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        {whenStrings.changeRules} <span className="sr-only">{whenStrings.changeRulesSuffix}</span>
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={whenStrings.rulesTitle}
        line={whenStrings.rulesLine}
      >
        <TermsFields terms={terms} onChange={onChange} />
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 28 }}>
          <Button onClick={() => setIsOpen(false)}>{whenStrings.done}</Button>
          {!isUsual && (
            <Button look="quiet" onClick={() => onChange({ answerRule, preconsent, lateLimit, linkDays })}>
              {whenStrings.rulesUsual}
            </Button>
          )}
        </div>
      </Dialog>
    </div>
  )
}
