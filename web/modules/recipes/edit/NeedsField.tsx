import { css } from '@emotion/react'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { ingredientsOf, type Ingredient } from '../../../../backend/modules/recipes/contract.ts'
import { measureInWords } from '../../../../backend/modules/recipes/ingredients/show.ts'
import { Button } from '../../../ui/Button.tsx'
import { details } from '../../../ui/detailsStyle.ts'
import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { input } from '../../../ui/fieldStyle.ts'
import { small } from '../../../ui/surfaces.ts'
import { CorrectDialog } from './CorrectDialog.tsx'
import { editStrings as strings } from './strings.ts'

/** What somebody said better than it was read, by the part and the words of the line. */
export type Corrections = ReadonlyMap<string, Ingredient>
const keyOf = ({ section, original }: Ingredient): string => `${section}\n${original}`

/** The lines of a text as they are read, but for those that somebody corrected. */
export const readAll = (text: string, corrections: Corrections): Ingredient[] =>
  ingredientsOf(text).map((one) => corrections.get(keyOf(one)) ?? one)

const list = css`
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(90px, 160px) minmax(0, 1fr) auto;
    gap: 14px;
    align-items: center;
    min-height: 52px;
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
`

type NeedsFieldProps = {
  text: string
  onText: (text: string) => void
  corrections: Corrections
  onCorrections: (corrections: Corrections) => void
}

/** The list as it stands on the card, and beneath it how it is read. */
export function NeedsField({ text, onText, corrections, onCorrections }: NeedsFieldProps) {
  const [open, setOpen] = useState<Ingredient>()
  const read = readAll(text, corrections)
  return (
    <div css={{ display: 'grid', gap: 12 }}>
      <FieldFrame id="recipe-needs-text" label={strings.needs} hint={strings.needsHint}>
        {(control) => (
          <textarea
            {...control}
            rows={8}
            value={text}
            onChange={({ target }) => onText(target.value)}
            css={[input, { resize: 'vertical', fontFamily: 'var(--font-voice)' }]}
          />
        )}
      </FieldFrame>
      {read.length > 0 && (
        <details css={details}>
          <summary>{strings.howRead}</summary>
          <p css={small}>{strings.howReadLine}</p>
          <ul css={list}>
            {read.map((one, at) => (
              <li key={`${at} ${keyOf(one)}`}>
                <strong>{measureInWords(one) || strings.noAmount}</strong>
                <span>{[one.item, one.note].filter(Boolean).join(', ')}</span>
                <Button look="quiet" icon={Pencil} aria-haspopup="dialog" onClick={() => setOpen(one)}>
                  {strings.correct}
                  <span className="sr-only">: {one.item}</span>
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <CorrectDialog
        one={open}
        onClose={() => setOpen(undefined)}
        onUse={(one) => {
          onCorrections(new Map([...corrections, [keyOf(one), one]]))
          setOpen(undefined)
        }}
      />
    </div>
  )
}
