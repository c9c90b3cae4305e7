import { useState } from 'react'

/** A text that gets its number while it is written stays the same; another address is another text. */
export function useSession(id: number | undefined) {
  const [session, setSession] = useState({ turn: 0, id, address: id })
  if (id !== session.address) setSession({ turn: session.turn + (id === session.id ? 0 : 1), id, address: id })
  return { session, become: (made: number) => setSession((before) => ({ ...before, id: made })) }
}
