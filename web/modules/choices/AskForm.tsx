import { css } from '@emotion/react'
import { Ear, Layers, ScanText, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import * as v from 'valibot'
import type { AiFeature } from '../../../backend/kernel/contract.ts'
import { Language, type Choices } from '../../../backend/modules/choices/contract.ts'
import { Button } from '../../ui/Button.tsx'
import { problem } from '../../ui/fieldStyle.ts'
import { card, phone, small, supporting } from '../../ui/surfaces.ts'
import { Select } from '../../ui/Select.tsx'
import { tick } from '../../ui/tickStyle.ts'
import { showToast } from '../../ui/toasts.ts'
import { useExplained } from '../../ui/useExplained.ts'
import { useChooseLanguage, useSetChoices } from './choices.ts'
import { browsersLanguage, languageChoices } from './languages.ts'
import { features, strings } from './strings.ts'

const frame = css`
  ${card}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  max-width: 816px;
  padding: 28px 32px 32px;
  ${phone} {
    padding: 20px 24px 24px;
  }
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    border-bottom: 1px solid var(--line);
  }
`
const line = css`
  display: flex;
  gap: 18px;
  align-items: center;
  padding: 16px 0;
  border-top: 1px solid var(--line);
  cursor: pointer;
`
const patch = css`
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: 3px;
  &::after {
    content: '';
    position: absolute;
    inset: 5px;
    border: 1.5px dashed currentcolor;
    border-radius: 2px;
    opacity: 0.4;
  }
  ${phone} {
    display: none;
  }
`
const buttons = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 204px));
  gap: 12px;
  margin-top: 12px;
`
const looks: Readonly<Record<AiFeature, { icon: LucideIcon; dye: string; ink: string }>> = {
  read: { icon: ScanText, dye: '--dye-weld', ink: '#231b33' },
  listen: { icon: Ear, dye: '--dye-fir', ink: '#fbf4f2' },
  organize: { icon: Layers, dye: '--dye-woad', ink: '#231b33' },
}

type Ticked = { readonly [Feature in AiFeature]?: boolean }

/** The question, with nothing ticked before somebody has; a no is as easy as a yes. */
export function AskForm({ known }: { known: Choices }) {
  const { offered, missing, outside, family } = known
  const [ticked, setTicked] = useState<Ticked>({})
  const [language, setLanguage] = useState(family.listen === null ? browsersLanguage() : known.language)
  const set = useSetChoices()
  const choose = useChooseLanguage()
  const refusal = useExplained(set.error ?? choose.error)
  const isTicked = (feature: AiFeature) => ticked[feature] ?? family[feature] ?? false
  const answer = (switches: Ticked) =>
    set.mutate(
      { level: 'family', switches, engine: outside },
      {
        onSuccess: () => {
          setTicked({})
          if (switches.listen === true && language !== known.language) choose.mutate(language)
          showToast({ title: strings.saved })
        },
      },
    )
  const all = (isOn: (feature: AiFeature) => boolean) =>
    Object.fromEntries(offered.map((feature) => [feature, isOn(feature)]))
  return (
    <section css={frame} aria-labelledby="may-a-machine">
      <h2 id="may-a-machine" css={{ fontSize: 'var(--fs-h2)' }}>
        {strings.question(offered)}
      </h2>
      <p css={supporting}>{outside === '' ? strings.here : strings.outside(outside)}</p>
      <fieldset aria-labelledby="may-a-machine">
        {offered.map((feature) => {
          const { icon: Icon, dye, ink } = looks[feature]
          const { name, why, what } = features[feature]
          return (
            <label key={feature} css={line}>
              <input
                type="checkbox"
                css={tick}
                checked={isTicked(feature)}
                onChange={({ target }) => setTicked({ ...ticked, [feature]: target.checked })}
                aria-describedby={`may-${feature}`}
              />
              <span css={patch} style={{ background: `var(${dye})`, color: ink }}>
                <Icon aria-hidden />
              </span>
              <span>
                <strong css={{ fontWeight: 600 }}>{name}</strong>
                <span id={`may-${feature}`} css={{ display: 'block' }}>
                  {why}
                  <span css={[small, { display: 'block' }]}>{what}</span>
                  {missing.includes(feature) && <span css={[small, { display: 'block' }]}>{strings.missing}</span>}
                  {feature === 'listen' && outside !== '' && (
                    <span css={[small, { display: 'block' }]}>{strings.sentTo(outside)}</span>
                  )}
                </span>
              </span>
            </label>
          )
        })}
      </fieldset>
      {offered.includes('listen') && isTicked('listen') && (
        <Select
          id="spoken-language"
          label={strings.language}
          hint={strings.languageHint}
          value={language}
          choices={languageChoices}
          onChange={(chosen) => setLanguage(v.parse(Language, chosen))}
          css={{ maxWidth: 320 }}
        />
      )}
      {refusal && (
        <p role="alert" css={problem}>
          {refusal.message}
        </p>
      )}
      <div css={buttons}>
        <Button look="secondary" busy={set.isPending} busyLabel={strings.saving} onClick={() => answer(all(isTicked))}>
          {strings.save}
        </Button>
        <Button look="secondary" onClick={() => answer(all(() => false))}>
          {strings.notNow}
        </Button>
      </div>
    </section>
  )
}
