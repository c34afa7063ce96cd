import type { KinLine, KinPath, Relative } from '../../../backend/modules/connections/contract.ts'
import { kinWord } from '../../ui/kinship.ts'

/** A path in one word or chain of words; undefined where there is none, or it leads nowhere else. */
export const pathWord = (path: KinPath): string | undefined => (path && path.length > 0 ? kinWord(path) : undefined)

const possessive = (name: string) => `${name}’s`

/** How the last of a path is related to the one it starts from, as a sentence. */
export const sentence = (from: Pick<Relative, 'name' | 'isYou'>, path: NonNullable<KinPath>): string => {
  const word = kinWord(path)
  const to = path.at(-1)?.name ?? ''
  return `${to} is ${from.isYou ? 'your' : possessive(from.name)} ${word}.`
}

/** Each step as a sentence of its own. */
export const stepSentences = (from: Pick<Relative, 'name'>, path: NonNullable<KinPath>): readonly string[] =>
  path.map(
    ({ name, ...step }, index) => `${name} is ${possessive(path[index - 1]?.name ?? from.name)} ${kinWord([step])}.`,
  )

/** What was stated of two people, read from the one named first. */
export const lineSentence = ({ from, to, kin }: KinLine, people: readonly Relative[]): string => {
  const [one, other] = [from, to].map((id) => people.find((person) => person.id === id))
  return `${one?.name ?? ''} is ${possessive(other?.name ?? '')} ${kinWord([{ kin, sex: one?.sex }])}.`
}
