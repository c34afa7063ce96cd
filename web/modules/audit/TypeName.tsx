import { Fragment } from 'react'

/** An event's type in bold; a narrow cell breaks it between its words only. */
export const TypeName = ({ type }: { type: string }) => (
  <b css={{ overflowWrap: 'normal' }}>
    {type.split(/(?=[A-Z])/).map((word, at) => (
      <Fragment key={`${at}${word}`}>
        {at > 0 && <wbr />}
        {word}
      </Fragment>
    ))}
  </b>
)
