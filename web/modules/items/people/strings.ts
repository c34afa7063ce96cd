export const peopleStrings = {
  title: 'By person',
  line: 'Choose someone to see the photos they are in, and to hear what they told.',
  fetching: 'Still fetching your family',
  empty: 'Nobody here yet',
  emptyLine: 'When you name someone in a photo, you find them here.',
  count: (n: number) =>
    n === 0 ? 'In no memory yet' : n === 1 ? 'In 1 memory' : `In ${n.toLocaleString('en-US')} memories`,
  you: '(you)',
  your: (kin: string | undefined) => (kin === undefined ? '' : `Your ${kin}`),
} as const
