import { css } from '@emotion/react'
import { Mic } from 'lucide-react'
import { Chip } from '../../../ui/Chip.tsx'
import { Scene } from '../../../ui/Scene.tsx'
import { DEMO_LABEL } from '../demoFamily.ts'

const spread = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  background: #fff;
  color: #231b33;
  box-shadow: var(--e3);
  & > div {
    display: grid;
    gap: 14px;
    align-content: start;
    padding: 28px;
  }
  & > div + div {
    border-left: 1px solid #ddd3d9;
  }
  svg {
    width: 100%;
  }
  p {
    font-family: var(--font-voice);
    font-size: var(--fs-body);
    line-height: 1.5;
  }
  @media (max-width: 600px) {
    & > div {
      padding: 16px;
    }
  }
`

/** Two pages of the book of the demo family. */
export const BookSpread = () => (
  <figure>
    <div css={spread}>
      <div>
        <Scene name="garden" title="Three tall flowers" />
        <p>The garden at Orchard Lane, the summer before the fence.</p>
      </div>
      <div>
        <p>“He planted one for each of us, and never said which was whose.”</p>
        <Scene name="gate" title="A green garden gate" />
      </div>
    </div>
    <figcaption css={{ marginTop: 12, color: 'var(--ink-2)', fontSize: 'var(--fs-small)' }}>
      The book of our {DEMO_LABEL.toLowerCase()}, as it would be printed
    </figcaption>
  </figure>
)

const card = css`
  padding: 34px 28px 26px;
  border-top: 10px solid var(--dye-madder);
  background: #fff;
  color: #231b33;
  box-shadow: var(--e2);
  h4 {
    font-family: var(--font-voice);
    font-style: italic;
    font-weight: 400;
    font-size: var(--fs-h3);
  }
  ul {
    margin: 16px 0;
    padding: 0;
    list-style: none;
  }
  li {
    padding: 6px 0;
    border-bottom: 1px solid #b5c6e4;
    font-family: var(--font-voice);
  }
`

/** The card of the demo family, with what was only ever said. */
export const RecipeCard = () => (
  <div css={card}>
    <h4>Rye bread, from memory</h4>
    <ul>
      <li>Rye flour, a blue bowl full</li>
      <li>Two eggs (she says three)</li>
      <li>Salt, until it looks right</li>
    </ul>
    <Chip tone="ember" icon={Mic}>
      Ruth tells how, 2 min 10 s
    </Chip>
    <p css={{ marginTop: 12, fontSize: 'var(--fs-small)' }}>{DEMO_LABEL}</p>
  </div>
)
