/** Whether this run proves more than each change must wait for: `DEEP=1`. */
export const isDeep = process.env['DEEP'] === '1'
