export const strings = {
  confirm: 'Confirm your email address',
  why: 'Before we deliver anything, we ask you by email. So we need to know that this address reaches you.',
  button: 'Yes, this is my address',
  confirming: 'Confirming…',
  confirmed: 'Thank you. Your address is confirmed',
  confirmedLine: 'From now on we can always ask you before a delivery.',
  goHome: 'Go to my messages',
  refusedLine: 'Nothing was changed. Your messages are as you left them.',
} as const
