type Place = { readonly eventId: string; readonly type: string; readonly position: string }

/** An event could not be read or applied: which one, and why (`cause`). */
export class FailedAt extends Error {
  override readonly name = 'FailedAt'
  readonly place: Place
  constructor({ eventId, type, position }: Place, cause: unknown) {
    super(`${type} ${eventId} could not be applied`, { cause })
    this.place = { eventId, type, position }
  }
}

/**
 * Does something with one event.
 * @throws FailedAt naming the event, whatever it threw
 */
export const at = async <T>(place: Place, act: () => Promise<T>): Promise<T> => {
  try {
    return await act()
  } catch (error) {
    throw new FailedAt(place, error)
  }
}
