type House = { readonly productName: string; readonly supportPhone: string; readonly origin: string }

/** One line for people who never heard of the house. */
export const whatWeAre = ({ productName }: Pick<House, 'productName'>): string =>
  `${productName} keeps messages for families and delivers them on the day they choose.`

/** Two ways to check an email that ask for no trust in its links. */
export const howToBeSure = ({ origin, supportPhone }: Omit<House, 'productName'>): string =>
  `Not sure that this email is real? Call us at ${supportPhone}, or type ${new URL(origin).host} into your browser by hand.`
