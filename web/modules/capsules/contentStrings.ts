export const contentStrings = {
  preparing: 'It is here, and is being prepared.',
  setAside: 'It is kept as it came. It cannot be shown here.',
  download: 'Take it home as it came',
  listen: (name: string) => `Listen to ${name}`,
} as const
