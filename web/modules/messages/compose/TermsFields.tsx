import { Select } from '../../../ui/Select.tsx'
import type { Terms } from '../plan.ts'
import { RadioCards } from '../../../ui/RadioCards.tsx'
import { termsStrings } from './termsStrings.ts'

/** What an answer of the author's means, what silence of their mailbox does, and how long it can be opened. */
export const TermsFields = ({ terms, onChange }: { terms: Terms; onChange: (changes: Partial<Terms>) => void }) => (
  <div css={{ display: 'grid', gap: 22 }}>
    {terms.every !== 'once' && (
      <RadioCards
        name="answer-rule"
        legend={termsStrings.answerTitle}
        value={terms.answerRule}
        choices={termsStrings.answers}
        onChange={(answerRule) => onChange({ answerRule })}
      />
    )}
    {terms.answerRule === 'silent' && (
      <RadioCards
        name="if-i-die"
        legend={termsStrings.ifIDie}
        value={terms.ifIDie}
        choices={termsStrings.ifIDies}
        onChange={(ifIDie) => onChange({ ifIDie })}
      />
    )}
    <Select
      id="preconsent"
      label={termsStrings.preconsent}
      hint={termsStrings.preconsentHint}
      value={terms.preconsent}
      choices={termsStrings.preconsents}
      onChange={(preconsent) => onChange({ preconsent })}
    />
    <Select
      id="late-limit"
      label={termsStrings.late}
      hint={termsStrings.lateHint}
      value={terms.lateLimit}
      choices={termsStrings.lates}
      onChange={(lateLimit) => onChange({ lateLimit })}
    />
    <Select
      id="link-days"
      label={termsStrings.link}
      hint={termsStrings.linkHint}
      value={terms.linkDays}
      choices={termsStrings.links}
      onChange={(linkDays) => onChange({ linkDays })}
    />
  </div>
)
