import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { amountOf, isSame } from '../../../backend/modules/recipes/ingredients/amount.ts'
import { scaled } from '../../../backend/modules/recipes/ingredients/scale.ts'
import { figuresOf, tableOf } from '../figures.ts'
import { sizeIn, type Rounds } from '../rounds.ts'
import { writeBackup } from './generated.ts'

/** @number recipes of the generated backup that is read for its figures */
const RECIPES = 3_000
const SCALINGS = 1_000

type Reading = { readonly ms: number; readonly n: number; readonly moreKb: number }
const readingBy = (script: string, file: string): Reading =>
  JSON.parse(
    execFileSync(process.execPath, [fileURLToPath(new URL(script, import.meta.url)), file], { encoding: 'utf8' }),
  ) as Reading

/** How many of random amounts are the same once they grew by a random factor and back. */
const exactScalings = (): number => {
  const random = () => amountOf(randomInt(1, 10_000), randomInt(1, 65))
  const isExact = (): boolean => {
    const [amount, factor] = [random(), amountOf(randomInt(1, 65), randomInt(1, 65))]
    if (!amount || !factor) return false
    const more = scaled({ amount, to: null, unit: 'cup', scale: 'linear' }, factor).amount
    const back = scaled({ amount: more, to: null, unit: 'cup', scale: 'linear' }, { n: factor.d, d: factor.n }).amount
    return back !== null && isSame(back, amount)
  }
  return Array.from({ length: SCALINGS }, isExact).filter(Boolean).length
}

/** How fast a backup of thousands of recipes becomes a line a recipe, and what memory it takes; no product is started. */
export const measureRecipes = async (rounds: Rounds): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'recipes-'))
  try {
    const file = join(folder, 'mealie.zip')
    const n = sizeIn(rounds, RECIPES, 100)
    await writeBackup(file, n)
    const pairs = Array.from({ length: rounds.n + 1 }, () => ({
      bare: readingBy('readBare.ts', file),
      ours: readingBy('readOurs.ts', file),
    }))
    if (pairs.some(({ bare, ours }) => bare.n !== n || ours.n !== n)) throw new Error('Recipes are missing')
    const figure = figuresOf('recipes', pairs.slice(1))
    const figures = [
      figure('backup to a line each ÷ unpacking and parsing', '', ({ bare, ours }) => ours.ms / bare.ms),
      figure('backup to a line each', 'ms', ({ ours }) => ours.ms),
      figure('memory above the beginning', 'MB', ({ ours }) => ours.moreKb / 1_024),
      figure(`exact of ${SCALINGS} scalings there and back`, '', exactScalings),
    ]
    console.log(tableOf(figures, { earlier: () => [], isJudged: !rounds.isQuick }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
