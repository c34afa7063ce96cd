import { Avatar } from '../../ui/Avatar.tsx'
import { Patch } from '../../ui/page/Patch.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { paper, lines, rows, generation, photos, capsule } from './pictureStyle.ts'
import type { Example, Tour } from './tour.ts'

const Shown = ({ example }: { example: Example }) => {
  switch (example.kind) {
    case 'recipe':
      return (
        <div css={paper}>
          <p className="title">{example.title}</p>
          <ul css={lines}>
            {example.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p css={{ marginTop: 12, fontFamily: 'var(--font-voice)', fontStyle: 'italic' }}>{example.note}</p>
        </div>
      )
    case 'tree':
      return (
        <div css={{ display: 'grid', gap: 28 }}>
          {example.generations.map((people) => (
            <ul key={people[0]?.[0]} css={generation}>
              {people.map(([name, years]) => (
                <li key={name}>
                  <Avatar name={name} size={44} />
                  <span>
                    {name}
                    <small>{years}</small>
                  </span>
                </li>
              ))}
            </ul>
          ))}
        </div>
      )
    case 'quote':
      return (
        <figure>
          <blockquote css={{ fontFamily: 'var(--font-voice)', fontSize: 'var(--fs-h4)', lineHeight: 1.5 }}>
            “{example.words}”
          </blockquote>
          <figcaption css={{ marginTop: 20, fontWeight: 600 }}>{example.from}</figcaption>
        </figure>
      )
    case 'pictures':
      return (
        <div css={photos}>
          {example.pictures.map(([scene, words]) => (
            <figure key={scene}>
              <Scene name={scene} />
              <figcaption>{words}</figcaption>
            </figure>
          ))}
        </div>
      )
    case 'capsule':
      return (
        <div css={capsule}>
          <p className="opens">
            opens <b>{example.opens}</b>
          </p>
          <ul css={{ '&&': { width: '100%' } }}>
            {example.inside.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </div>
      )
    case 'sheet':
      return (
        <div css={paper}>
          <p className="title">{example.title}</p>
          <dl css={rows}>
            {example.rows.map(([term, fact]) => (
              <div key={`${term} ${fact}`}>
                <dt>{term}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
        </div>
      )
  }
}

const DEMO_LABEL = 'Demo family'

/** A patch with an example on it, and said to be so. */
export const Picture = ({ tour: { dye, example, caption = DEMO_LABEL } }: { tour: Tour }) => (
  <figure>
    <Patch dye={dye}>
      <Shown example={example} />
    </Patch>
    <figcaption css={{ marginTop: 10, color: 'var(--ink-2)', fontSize: 'var(--fs-small)' }}>{caption}</figcaption>
  </figure>
)
