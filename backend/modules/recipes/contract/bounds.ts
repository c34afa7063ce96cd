/** @number characters of a recipe's title */
export const MOST_TITLE = 120
/** @number how long a removed recipe can be brought back */
export const KEPT_DAYS = 30
/** @number ingredients of a recipe */
export const MOST_INGREDIENTS = 200
/** @number steps of a recipe */
export const MOST_STEPS = 100
/** @number characters of what a recipe needs and of what is to do, together */
export const MOST_CHARACTERS = 100_000
/** @number characters of one step of a recipe */
export const MOST_STEP = 4_000
/** @number characters of the story of a recipe */
export const MOST_STORY = 10_000
/** @number pictures of a recipe's card */
export const MOST_CARDS = 10
/** @number tags of a recipe */
export const MOST_TAGS = 30
/** @number recipes that a family keeps, removed ones among them */
export const MOST_RECIPES = 10_000
