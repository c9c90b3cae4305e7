import { useState } from 'react'

const none: ReadonlySet<number> = new Set()

/** Which rows of a page are ticked; what is no longer on it is not. */
export function useChosen(rows: readonly { id: number }[]) {
  const [chosen, setChosen] = useState(none)
  const ids = rows.map(({ id }) => id).filter((id) => chosen.has(id))

  return {
    ids,
    has: (id: number) => chosen.has(id),
    choose: (id: number, isOn: boolean) =>
      setChosen((all) => new Set(isOn ? [...all, id] : [...all].filter((each) => each !== id))),
    clear: () => setChosen(none),
  }
}
