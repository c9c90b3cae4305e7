import { useState } from 'react'

const none: ReadonlySet<string> = new Set()
const nothing: ReadonlyMap<number, string> = new Map()

/** What is ticked on a page of a list, and what was refused there; another page begins anew. */
export function useTicked(address: string) {
  const [held, setHeld] = useState({ address, selected: none, faults: nothing })
  const { selected, faults } = held.address === address ? held : { selected: none, faults: nothing }
  return {
    selected,
    faults,
    tick: (ticked: ReadonlySet<string>) => setHeld({ address, selected: ticked, faults }),
    /** What was refused stays ticked, with why. */
    settle: (refused: ReadonlyMap<number, string>) =>
      setHeld({ address, selected: new Set([...refused.keys()].map(String)), faults: refused }),
  }
}
