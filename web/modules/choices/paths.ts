/** Below `/memory-vault`, which is a tour to visitors. */
export const paths = { choices: () => '/memory-vault/choices' } as const
