import { css } from '@emotion/react'
import { Card } from '../../../ui/Card.tsx'
import { phone, supporting } from '../../../ui/surfaces.ts'
import { strings } from '../strings.ts'
import { templates, type TemplateId } from './templates.ts'

const questions = css`
  display: grid;
  gap: 8px;
  margin: 16px 0 0;
  padding-left: 1.4em;
  list-style: decimal;
  font-family: var(--font-voice);
  font-size: var(--fs-body-l);
`

/** A few questions to answer aloud, for whoever does not know how to begin. */
export const PromptCard = ({ template }: { template: TemplateId }) => (
  <Card css={{ padding: '30px 36px', [phone]: { padding: '24px 20px' } }}>
    <h2>{strings.promptsTitle}</h2>
    <p css={[supporting, { marginTop: 6 }]}>{strings.promptsLine}</p>
    <ol css={questions}>
      {templates[template].prompts.map((prompt) => (
        <li key={prompt}>{prompt}</li>
      ))}
    </ol>
  </Card>
)
