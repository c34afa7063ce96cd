const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' })

/** To the second and in UTC: staff sit in many places and compare. */
export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} css={{ overflowWrap: 'normal' }}>
    {format.format(new Date(at))} UTC
  </time>
)
