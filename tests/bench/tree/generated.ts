import { createWriteStream } from 'node:fs'
import { once } from 'node:events'

/** The numbers of a seed, each of 0 to 1 (mulberry32). */
const numbersOf = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

const GIVEN = ['Ada', 'Ben', 'Clara', 'David', 'Elsa', 'Felix', 'Greta', 'Henry', 'Ida', 'Jón', 'Karl', 'Lucía']
const SURNAMES = ['Hale', 'Lund', 'Moreau', 'Novák', 'Ortega', 'Pérez', 'Quist', 'Rossi', 'Šimek', 'Thorne']
const PLACES = ['Bergen, Norway', 'Córdoba, Spain', 'Lyon, France', 'Boston, Massachusetts, USA']
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']

/** Writes a tree of made-up people as GEDCOM 5.5.1, the same for the same seed: families of two parents and some children. */
export const writeGenerated = async (file: string, people: number, seed: number): Promise<void> => {
  const random = numbersOf(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const out = createWriteStream(file)
  const put = async (text: string) => {
    if (!out.write(text)) await once(out, 'drain')
  }
  const event = (tag: string, year: number) =>
    `1 ${tag}\n2 DATE ${1 + Math.floor(random() * 28)} ${pick(MONTHS)} ${year}\n2 PLAC ${pick(PLACES)}\n`
  await put('0 HEAD\n1 SOUR BENCH\n1 GEDC\n2 VERS 5.5.1\n2 FORM LINEAGE-LINKED\n1 CHAR UTF-8\n')
  for (let n = 1; n <= people; n += 1) {
    const year = 1600 + Math.floor((n / people) * 400)
    const name = `1 NAME ${pick(GIVEN)} /${pick(SURNAMES)}/\n1 SEX ${n % 2 === 0 ? 'F' : 'M'}\n`
    const family = `${n > 4 ? `1 FAMC @F${Math.ceil(n / 4)}@\n` : ''}1 FAMS @F${Math.ceil(n / 2) + 1}@\n`
    const note =
      n % 5 === 0 ? `1 NOTE ${'Remembered by all who knew the house. '.repeat(4).trim()}\n2 CONT So it was told.\n` : ''
    await put(
      `0 @I${n}@ INDI\n${name}${event('BIRT', year)}${event('DEAT', year + 70)}1 SOUR @S1@\n2 PAGE ${n}\n${note}${family}`,
    )
  }
  for (let family = 2; family <= people / 2 + 1; family += 1) {
    const partners = `1 HUSB @I${2 * family - 3}@\n1 WIFE @I${2 * family - 2}@\n`
    const children = [3, 2, 1, 0].map((of) => 4 * family - of).filter((child) => child > 4 && child <= people)
    const marriage = event('MARR', 1620 + Math.floor((family / people) * 800))
    await put(`0 @F${family}@ FAM\n${partners}${children.map((child) => `1 CHIL @I${child}@\n`).join('')}${marriage}`)
  }
  await put('0 @S1@ SOUR\n1 TITL Book of the parish\n0 TRLR\n')
  out.end()
  await once(out, 'finish')
}
