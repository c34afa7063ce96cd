/** Files whose tests take longer than others may, and why; any other that is over its limit twice fails the run. */
export const slow: Readonly<Record<string, string>> = {}
