import { Card } from '../../../ui/Card.tsx'
import { Select } from '../../../ui/Select.tsx'
import { phone, supporting } from '../../../ui/surfaces.ts'
import type { Terms } from '../plan.ts'
import { RadioCards } from '../../../ui/RadioCards.tsx'
import { words } from './termsWords.ts'

/** What an answer of the author's means, what silence of their mailbox does, and how long it can be opened. */
export const TermsCard = ({ terms, onChange }: { terms: Terms; onChange: (changes: Partial<Terms>) => void }) => (
  <Card css={{ display: 'grid', gap: 22, padding: '34px 36px', [phone]: { padding: '24px 20px' } }}>
    <div>
      <h2>{words.answerTitle}</h2>
      <p css={[supporting, { marginTop: 6 }]}>{words.answerLine}</p>
    </div>
    <RadioCards
      name="answer-rule"
      legend={words.answer}
      value={terms.answerRule}
      choices={words.answers}
      onChange={(answerRule) => onChange({ answerRule })}
    />
    {terms.answerRule === 'silent' && (
      <Select
        id="preconsent"
        label={words.preconsent}
        hint={words.preconsentHint}
        value={terms.preconsent}
        choices={words.preconsents}
        onChange={(preconsent) => onChange({ preconsent })}
      />
    )}
    <Select
      id="late-limit"
      label={words.late}
      hint={words.lateHint}
      value={terms.lateLimit}
      choices={words.lates}
      onChange={(lateLimit) => onChange({ lateLimit })}
    />
    <Select
      id="link-days"
      label={words.link}
      hint={words.linkHint}
      value={terms.linkDays}
      choices={words.links}
      onChange={(linkDays) => onChange({ linkDays })}
    />
  </Card>
)
