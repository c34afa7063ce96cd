import { css } from '@emotion/react'
import { useState, type ReactNode } from 'react'
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
  & > label {
    flex: 1;
  }
`
const RULES = ['preconsent', 'lateLimit', 'linkDays'] as const
/** Of what comes once, whether it is sent at any rate is asked beside its day. */
const rulesOf = ({ every }: Terms) => (every === 'once' ? RULES : (['answerRule', ...RULES] as const))

/** What applies unless someone presses; for what repeats it is sent even if they reply. */
const usualFor = ({ every }: Terms) => repeating(usualTerms, every)

type RulesLineProps = {
  terms: Terms
  onChange: (changes: Partial<Terms>) => void
  /** What is asked beside the day, in place of the words for the rest. */
  children?: ReactNode
}

export function RulesLine({ terms, onChange, children }: RulesLineProps) {
  const [isOpen, setIsOpen] = useState(false)
  const usual = usualFor(terms)
  const rules = rulesOf(terms)
  const isUsual = rules.every((rule) => terms[rule] === usual[rule])
  return (
    <div css={line}>
      {children}
      {isUsual ? !children && whenStrings.usualRules : whenStrings.ownRules}
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
            <Button look="quiet" onClick={() => onChange(Object.fromEntries(rules.map((rule) => [rule, usual[rule]])))}>
              {whenStrings.rulesUsual}
            </Button>
          )}
        </div>
      </Dialog>
    </div>
  )
}
