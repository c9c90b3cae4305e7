import { useEffect, useState } from 'react'

export type Line = 'online' | 'offline' | 'restored'

/** How long the good news stays. */
const moment = 3000

/** Whether there is a network: said when it goes, and once when it comes back. */
export function useOnline(): Line {
  const [line, setLine] = useState<Line>('online')
  useEffect(() => {
    const lose = () => setLine('offline')
    const regain = () => setLine((before) => (before === 'offline' ? 'restored' : before))
    addEventListener('offline', lose)
    addEventListener('online', regain)
    return () => {
      removeEventListener('offline', lose)
      removeEventListener('online', regain)
    }
  }, [])
  useEffect(() => {
    if (line !== 'restored') return undefined
    const timer = setTimeout(() => setLine('online'), moment)
    return () => clearTimeout(timer)
  }, [line])
  return line
}
