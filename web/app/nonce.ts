/** The property, not the attribute: browsers hide the attribute's value. */
export const pageNonce: string | undefined =
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined

/** Radix's scroll lock writes a style tag; the library under it reads the nonce from this global. */
export const passNonceToScrollLock = (): void => {
  Object.assign(globalThis, { __webpack_nonce__: pageNonce })
}
