import { css } from '@emotion/react'
import { Card } from '../../../ui/Card.tsx'
import { phone, supporting } from '../../../ui/surfaces.ts'
import { strings as recorderStrings } from '../../../recorder/strings.ts'
import { strings } from '../strings.ts'
import { templates, type TemplateId } from './templates.ts'

const list = css`
  display: grid;
  gap: 8px;
  margin: 16px 0 0;
  padding: 0;
  list-style: none;
  font-family: var(--font-voice);
  font-size: var(--fs-body-l);
`
const numbered = css`
  padding-left: 1.4em;
  list-style: decimal;
`

/** A few questions to answer aloud, or beginnings of a sentence, for anyone who does not know how to begin. */
export const PromptCard = ({ template }: { template: TemplateId | undefined }) => {
  const prompts = template ? templates[template].prompts : recorderStrings.prompts
  return (
    <Card isAside aria-label={strings.promptsTitle} css={{ padding: 24, [phone]: { padding: '24px 20px' } }}>
      <h2 css={{ fontSize: 'var(--fs-h4)' }}>{template ? strings.promptsTitle : recorderStrings.lostForWords}</h2>
      {template && <p css={[supporting, { marginTop: 6 }]}>{strings.promptsLine}</p>}
      <ol css={[list, template && numbered]}>
        {prompts.map((prompt) => (
          <li key={prompt}>{prompt}</li>
        ))}
      </ol>
    </Card>
  )
}
