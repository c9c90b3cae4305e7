import { useEffect, useState } from 'react'
import { useVisit } from '../../app/api.ts'

/** Whether a moment has come, by the server's clock: that of the browser may be set wrong. */
export function useIsOver(until: string | undefined): boolean {
  const { now } = useVisit()
  const [over, setOver] = useState<string>()

  useEffect(() => {
    if (until === undefined) return
    const left = Date.parse(until) - Date.parse(now) - performance.now()
    const timer = setTimeout(() => setOver(until), Math.max(0, left))
    return () => clearTimeout(timer)
  }, [until, now])

  return over !== undefined && over === until
}
