/** The birthday of somebody whose years are those, whatever day it is today. */
export const bornYearsAgo = (years: number): string => `${new Date().getUTCFullYear() - years - 1}-12-31`
