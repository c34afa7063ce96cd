import { scenes, type SceneName } from './scenes/all.ts'

type SceneProps = { name: SceneName; title?: string; className?: string }

/** An appliqué picture where there is no photograph; without a `title` it is decoration beside words. */
export const Scene = ({ name, title, className }: SceneProps) => {
  const naming = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title }
  return (
    <svg viewBox="0 0 160 120" preserveAspectRatio="xMidYMid slice" className={className} {...naming}>
      {scenes[name].map(([dye, path, width]) => {
        const paint = `var(--dye-${dye})`
        return width === undefined ? (
          <path key={path} d={path} fill={paint} />
        ) : (
          <path key={path} d={path} fill="none" stroke={paint} strokeWidth={width} strokeLinecap="round" />
        )
      })}
    </svg>
  )
}
