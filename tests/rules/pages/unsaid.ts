import { textOf } from './said.ts'
import { placeOf, type Node, type Source } from './source.ts'

const SENTENCES =
  /^backend\/(modules\/[^/]+\/contract[/.]|kernel\/words\/refusals)|^workflows\/.+(ail|letters|Words)\.ts$|^web\/.+trings\.ts$/u
const N =
  '(?:\\d[\\d,]*|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|twenty|thirty|forty|fifty|sixty|ninety)'
const REPEATED = new RegExp(
  `\\b(?:up to|at least|at most|no more than) (?!1\\b)${N}\\b|\\b(?!1\\b)${N} (?:hours|days|weeks|years)\\b`,
  'iu',
)

/** Whether the line of a text, or a comment right above it, names a number. */
const isNamed = ({ text }: Source, { start }: Node): boolean => {
  const [own = '', ...above] = text.slice(0, start).split('\n').toReversed()
  const end = above.findIndex((line) => !/^\s*(?:[?:] )?(?:\/\/|\/?\*)/u.test(line))
  return [own, ...(end < 0 ? above : above.slice(0, end))].some((line) => /@(says|number)\b/u.test(line))
}

/** Sentences of refusals, mails and pages that repeat a number of ours, and do not say which. */
export const unsaid = (source: Source): readonly string[] =>
  SENTENCES.test(source.file)
    ? source.nodes.flatMap((node) => {
        const said = REPEATED.exec(textOf(node) ?? '')?.[0]
        if (said === undefined || isNamed(source, node)) return []
        return [
          `${placeOf(source, node.start)}: "${said}" is a number by hand: fill it in, or say by @says which it is`,
        ]
      })
    : []
