/** What a contact's code is made of besides its nonce. */
export const codeOwner = (accountId: string, contactId: string): string => `${accountId}:${contactId}`
